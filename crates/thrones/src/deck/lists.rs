//! The lists of tournaments: cards of which a deck may have one title only, and cards it may not have.
//!
//! They are facts, as the last official list has them, and name cards of sets that are not here yet too.

use crate::card::Printed;

/// The lists of one kind of tournament. A card is named by its title and its set.
pub(super) struct Lists {
    /// What such a tournament is called.
    pub name: &'static str,
    /// Of these a deck has the copies of one title.
    restricted: &'static [(&'static str, &'static str)],
    /// Of these a deck has none.
    banned: &'static [(&'static str, &'static str)],
}

impl Lists {
    /// Whether the card is restricted.
    pub fn restrict(&self, card: &Printed) -> bool {
        names(self.restricted, card)
    }

    /// Whether the card is banned.
    pub fn ban(&self, card: &Printed) -> bool {
        names(self.banned, card)
    }
}

fn names(list: &[(&str, &str)], card: &Printed) -> bool {
    list.iter().any(|(title, set)| *title == card.name && *set == card.set.title())
}

/// Two players.
pub(super) static JOUST: Lists = Lists {
    name: "joust",
    restricted: &[
        ("Bran Stark", "Core Set"),
        ("The Red Viper", "Princes of the Sun"),
        ("Orphan of the Greenblood", "Princes of the Sun"),
        ("The Viper's Bannermen", "Princes of the Sun"),
        ("Threat from the North", "Princes of the Sun"),
        ("Narrow Escape", "Kings of the Storm"),
        ("Threat from the East", "Queen of Dragons"),
        ("The Art of Seduction", "Lions of the Rock"),
        ("Pyromancer's Cache", "The War of Five Kings"),
        ("Fury of the Wolf", "Ancient Enemies"),
        ("Fury of the Kraken", "Ancient Enemies"),
        ("Fury of the Dragon", "Ancient Enemies"),
        ("To Be a Dragon", "Sacred Bonds"),
        ("Castellan of the Rock", "Battle of Ruby Ford"),
        ("Vale Refugee", "Refugees of War"),
        ("Street Waif", "A Time of Trials"),
        ("The Dragonpit", "Tales from the Red Keep"),
        ("The Red Keep", "Tales from the Red Keep"),
        ("Venomous Blade", "The Battle of Blackwater Bay"),
        ("Fear of Winter", "Beyond the Wall"),
        ("Naval Escort", "A Sword in the Darkness"),
        ("The Hatchlings' Feast", "A Sword in the Darkness"),
        ("Burning on the Sand", "Return of the Others"),
        ("Val", "Return of the Others"),
        ("Bungled Orders", "Of Snakes and Sand"),
        ("The Maester's Path", "Gates of the Citadel"),
        ("Tin Link", "Called by the Conclave"),
        ("The Prince's Plans", "The Isle of Ravens"),
        ("Valyrian Steel Link", "Here to Serve"),
        ("Search and Detain", "Here to Serve"),
        ("Meera Reed", "The Tourney for the Hand"),
        ("The Red Queen's Faithful", "Chasing Dragons"),
        ("Manning the City Walls", "Chasing Dragons"),
        ("Pentoshi Manor", "A Harsh Mistress"),
        ("Long Lances", "The House of Black and White"),
        ("Negotiations at the Great Sept", "The Pirates of Lys"),
        ("Desperate Measures", "The Captain's Command"),
        ("Blessed by the Maiden", "A Journey's End"),
        ("Arianne Martell", "The Kingsguard"),
        ("Ser Preston Greenfield", "The Kingsguard"),
        ("Melisandre's Favor", "The Horn that Wakes"),
        ("Harry the Riverlands", "Forgotten Fellowship"),
        ("Longship Maiden's Bane", "A Hidden Agenda"),
        ("Bloodthirst", "A Hidden Agenda"),
        ("Daenerys Targaryen", "Ancestral Home"),
        ("Harrenhal", "Ancestral Home"),
        ("Wheels within Wheels", "A Dire Message"),
    ],
    banned: &[
        ("A United Cause", "Trial By Combat"),
        ("Enemy of My Enemy", "Trial By Combat"),
        ("Secret Alliance", "Trial By Combat"),
    ],
};

/// Three or more.
pub(super) static MELEE: Lists = Lists {
    name: "melee",
    restricted: &[
        ("The Red Viper", "Princes of the Sun"),
        ("The Viper's Bannermen", "Princes of the Sun"),
        ("Make an Example", "Princes of the Sun"),
        ("To the Spears!", "Princes of the Sun"),
        ("Superior Claim", "Kings of the Storm"),
        ("Narrow Escape", "Kings of the Storm"),
        ("Daenerys Targaryen", "Queen of Dragons"),
        ("The Art of Seduction", "Lions of the Rock"),
        ("Fury of the Stag", "Ancient Enemies"),
        ("War of Five Kings", "Refugees of War"),
        ("Northern Cavalry Flank", "Scattered Armies"),
        ("Battle of the Bay", "The Battle of Blackwater Bay"),
        ("Fear of Winter", "Beyond the Wall"),
        ("Val", "Return of the Others"),
        ("The Maester's Path", "Gates of the Citadel"),
        ("Hellholt Engineer", "Called by the Conclave"),
        ("The Conclave", "Called by the Conclave"),
        ("The Scourge", "On Dangerous Grounds"),
        ("Asha Greyjoy", "Where Loyalty Lies"),
        ("Corpse Lake", "Trial By Combat"),
        ("Battle for the Shield Islands", "The Grand Fleet"),
        ("Desperate Measures", "The Captain's Command"),
        ("Blessed by the Maiden", "A Journey's End"),
        ("Coldhands", "The Horn that Wakes"),
        ("Melisandre's Favor", "The Horn that Wakes"),
        ("Harrenhal", "Ancestral Home"),
        ("By Sword or By Guile", "A Dire Message"),
    ],
    banned: &[("The Old Way", "Forgotten Fellowship")],
};

#[cfg(test)]
mod tests {
    use super::{JOUST, Lists, MELEE};
    use crate::card::Set;
    use crate::cards::CARDS;
    use crate::deck::{check, read};

    #[test]
    fn every_entry_of_a_set_that_is_here_names_a_card() {
        for Lists { restricted, banned, .. } in [&JOUST, &MELEE] {
            for (title, set) in restricted.iter().chain(*banned) {
                let is_here = Set::ALL.iter().any(|known| known.title() == *set);
                let card = CARDS.iter().any(|card| card.name == *title && card.set.title() == *set);
                assert_eq!(card, is_here, "{title} ({set})");
            }
        }
    }

    #[test]
    fn a_banned_card_is_refused() {
        let lists = Lists { name: "joust", restricted: &[], banned: &[("Hodor", "Core Set")] };
        let deck = read("house: Stark\n2x Hodor\n1x Arya Stark").expect("it can be read");
        let mut reasons = Vec::new();
        check::restricted(&deck, &lists, &mut reasons);
        let told: Vec<String> = reasons.iter().map(ToString::to_string).collect();
        assert_eq!(told, ["Hodor is banned in joust tournaments (deck.restricted)"]);
    }
}
