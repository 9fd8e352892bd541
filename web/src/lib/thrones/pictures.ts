// A card's picture, one line a card: by its name where a drawing fits, so that no two cards of a House look alike.
import type { Drawing } from '$lib/ui/drawing'

export const PICTURES: Record<string, Drawing> = {
  // Houses
  'core-h1': 'icon:direwolf',
  'core-h2': 'icon:lion',
  'core-h3': 'icon:stag-head',
  'core-h4': 'icon:spiked-dragon-head',
  'core-h5': 'icon:giant-squid',
  'core-h6': 'icon:sun-spear',

  // Stark
  'core-s1': 'icon:two-handed-sword', // Ice
  'core-s2': 'icon:wolf-howl', // Nymeria
  'core-s3': 'icon:beast-eye', // Summer
  'core-s4': 'icon:beard', // Ser Rodrik Cassel
  'core-s5': 'icon:visored-helm', // Eddard Stark
  'core-s6': 'icon:double-fish', // Catelyn Stark
  'core-s7': 'icon:swordwoman', // Arya Stark
  'core-s8': 'icon:crown-of-thorns', // Robb Stark
  'core-s9': 'icon:queen-crown', // Sansa Stark
  'core-s10': 'icon:giant', // Greatjon Umber
  'core-s11': 'icon:werewolf', // Shaggydog
  'core-s12': 'icon:strong-man', // Hodor
  'core-s13': 'icon:third-eye', // Bran Stark
  'core-s14': 'icon:wolf-head', // Grey Wind
  'core-s15': 'icon:hound', // Lady
  'core-s16': 'icon:spears', // War Host of the North
  'core-s17': 'icon:guards', // Winterfell Honor Guard
  'core-s18': 'icon:mounted-knight', // Knight of the Tumblestone
  'core-s19': 'icon:sitting-dog', // Direwolf Pup
  'core-s20': 'icon:sniffing-dog', // Kennel Master
  'core-s21': 'icon:drum', // House Tully Recruiter
  'core-s22': 'icon:school-of-fish', // Trident Reinforcements
  'core-s23': 'icon:shield-opposition', // Winterfell Reserves
  'core-s24': 'icon:dog-house', // Winterfell Kennels
  'core-s25': 'icon:castle', // Winterfell Castle
  'core-s26': 'icon:pine-tree', // Northern Fiefdoms
  'core-s28': 'icon:candle-light', // Lord Eddard's Chambers
  'core-s29': 'icon:guarded-tower', // Great Keep
  'core-s32': 'icon:tree-face', // Godswood
  'core-s33': 'icon:sailboat', // Narrow Sea

  // Lannister
  'core-l34': 'icon:rat', // Gutter Rat's Cunning
  'core-l35': 'icon:breastplate', // Gilded Plate
  'core-l36': 'icon:throne-king', // Joffrey Baratheon
  'core-l37': 'icon:knight-banner', // Ser Jaime Lannister
  'core-l38': 'icon:wine-glass', // Tyrion Lannister
  'core-l39': 'icon:imperial-crown', // Cersei Lannister
  'core-l40': 'icon:lion', // Tywin Lannister
  'core-l41': 'icon:executioner-hood', // Ser Ilyn Payne
  'core-l42': 'icon:bestial-fangs', // The Hound
  'core-l43': 'icon:human-ear', // Chella, Daughter of Cheyk
  'core-l44': 'icon:swordman', // Bronn
  'core-l45': 'icon:gem-chain', // Grand Maester Pycelle
  'core-l46': 'icon:meat-cleaver', // Raff the Sweetling
  'core-l47': 'icon:metal-hand', // Ser Jacelyn Bywater
  'core-l48': 'icon:lock-spy', // Enemy Informer
  'core-l49': 'icon:hooded-figure', // Qyburn's Informers
  'core-l50': 'icon:hand-bag', // Cersei's Attendant
  'core-l51': 'icon:evil-eyes', // Lurkers at Harrenhal
  'core-l52': 'icon:abacus', // Lannisport Steward
  'core-l53': 'icon:sword-smithing', // Lannisport Weaponsmith
  'core-l54': 'icon:spartan-helmet', // Lannisport Honor Guard
  'core-l55': 'icon:harbor-dock', // Lannisport
  'core-l56': 'icon:lips', // Lannisport Brothel
  'core-l57': 'icon:gold-mine', // Golden Tooth Mines
  'core-l58': 'icon:windmill', // Western Fiefdoms
  'core-l60': 'icon:bed', // Queen Cersei's Chambers
  'core-l61': 'icon:horizon-road', // The Goldroad
  'core-l64': 'icon:greek-temple', // Hall of Heroes
  'core-l65': 'icon:sunset', // Sunset Sea

  // Baratheon
  'core-b66': 'icon:bottled-shadow', // Shadow's Blessing
  'core-b67': 'icon:jester-hat', // Motley
  'core-b68': 'icon:flaming-sheet', // Lightbringer
  'core-b69': 'icon:beer-stein', // Stinking Drunk
  'core-b70': 'icon:prayer', // Selyse Baratheon
  'core-b71': 'icon:warhammer', // Robert Baratheon
  'core-b72': 'icon:crowned-heart', // Stannis Baratheon
  'core-b73': 'icon:laurel-crown', // Renly Baratheon
  'core-b74': 'icon:fire-spell-cast', // Melisandre
  'core-b75': 'icon:garlic', // Ser Davos Seaworth
  'core-b76': 'icon:heavy-helm', // Brienne of Tarth
  'core-b77': 'icon:poison-bottle', // Maester Cressen
  'core-b78': 'icon:frog-mouth-helm', // Ser Axell Florent
  'core-b79': 'icon:baby-face', // Edric Storm
  'core-b80': 'icon:shield', // Devan Seaworth
  'core-b81': 'icon:mounted-knight', // Knight of the Rainwood
  'core-b82': 'icon:horse-head', // Stannis's Northern Cavalry
  'core-b83': 'icon:rosa-shield', // Highgarden Honor Guard
  'core-b84': 'icon:fire-bowl', // Old Red Priest
  'core-b85': 'icon:flaming-arrow', // Army of the Faithful
  'core-b86': 'icon:feather', // Renly's Courtier
  'core-b87': 'icon:anvil', // Bastard of Robert
  'core-b88': 'icon:rose', // House Tyrell Guard
  'core-b89': 'icon:tattered-banner', // Host of Storm's End
  'core-b91': 'icon:lighthouse', // Dragonstone Port
  'core-b92': 'icon:lightning-storm', // Stormlands Fiefdoms
  'core-b94': 'icon:boar', // King Robert's Chambers
  'core-b95': 'icon:fruit-tree', // Aegon's Garden
  'core-b98': 'icon:round-table', // Great Hall

  // Targaryen
  'core-t100': 'icon:bleeding-heart', // Blood of the Dragon
  'core-t101': 'icon:wine-bottle', // Poisoned Wine
  'core-t102': 'icon:relic-blade', // Aegon's Blade
  'core-t103': 'icon:burning-embers', // Flame-Kissed
  'core-t104': 'icon:crossed-bones', // Bones of a Child
  'core-t105': 'icon:ship-wheel', // Captain Groleo
  'core-t106': 'icon:jewel-crown', // Daenerys Targaryen
  'core-t107': 'icon:saber-slash', // Khal Drogo
  'core-t108': 'icon:crown-coin', // Viserys Targaryen
  'core-t109': 'icon:dragon-head', // Rhaegal
  'core-t111': 'icon:dragon-breath', // Drogon
  'core-t112': 'icon:spiked-dragon-head', // Viserion
  'core-t113': 'icon:muscle-up', // Strong Belwas
  'core-t114': 'icon:curvy-knife', // Daario Naharis
  'core-t115': 'icon:ceremonial-mask', // Quaithe of the Shadow
  'core-t116': 'icon:shiny-purse', // Xaro Xoan Daxos
  'core-t117': 'icon:whip', // Jhogo
  'core-t118': 'icon:two-coins', // Brown Ben Plumm
  'core-t119': 'icon:cavalry', // Dothraki Honor Guard
  'core-t120': 'icon:barbarian', // The Titan's Bastard
  'core-t121': 'icon:pouring-chalice', // Dany's Handmaiden
  'core-t122': 'icon:warlock-hood', // Warlock's Servitors
  'core-t123': 'icon:burning-eye', // Qartheen Fanatic
  'core-t124': 'icon:scales', // Pentoshi Guildmaster
  'core-t125': 'icon:manacles', // Illyrio's Man
  'core-t126': 'icon:medieval-pavilion', // Xaro's Home
  'core-t127': 'icon:palm-tree', // Eastern Fiefdoms
  'core-t130': 'icon:camping-tent', // Khal Drogo's Tent
  'core-t131': 'icon:byzantin-temple', // Temple of the Graces
  'core-t133': 'icon:great-pyramid', // Great Pyramid
  'core-t134': 'icon:sunrise', // Summer Sea
  'core-t180': 'icon:candles', // Lady Daenerys's Chambers

  // Of no House
  'core-s135': 'icon:crow-dive', // Benjen Stark
  'core-s136': 'icon:raven', // Jon Snow
  'core-s137': 'icon:fox-head', // Ghost
  'core-s138': 'icon:crossroad', // Crossroads
  'core-s139': 'icon:anvil-impact', // Street of Steel
  'core-l140': 'icon:wax-seal', // Lordship
  'core-l141': 'icon:bird-mask', // Littlefinger
  'core-l142': 'icon:spider-web', // Varys
  'core-l144': 'icon:street-light', // Shadowblack Lane
  'core-b145': 'icon:poppy', // Milk of the Poppy
  'core-b146': 'icon:winged-shield', // Ser Barristan Selmy
  'core-b147': 'icon:flower-emblem', // Knight of Flowers
  'core-b149': 'icon:church', // Street of Sisters
  'core-t150': 'icon:checked-shield', // Bodyguard
  'core-t151': 'icon:wizard-face', // Maester Aemon
  'core-t152': 'icon:cheese-wedge', // Magister Illyrio
  'core-l178': 'icon:lovers', // Shae

  // Events
  'core-s155': 'icon:juggler', // Distraction
  'core-s156': 'icon:snowflake-2', // Winter is Coming
  'core-s157': 'icon:crown', // Kings in the North
  'core-s158': 'icon:sword-clash', // Lethal Counterattack
  'core-s159': 'icon:brick-wall', // Bran the Builder's Legacy
  'core-s160': 'icon:gavel', // Guilty!
  'core-s177': 'icon:trophy', // Distinct Mastery
  'core-l161': 'icon:rolling-dices', // I Never Bet Against My Family
  'core-l162': 'icon:paw', // The Lion's Will
  'core-l163': 'icon:snake-tongue', // Insidious Ways
  'core-l164': 'icon:card-play', // Call Their Bluff
  'core-l165': 'icon:mirror-mirror', // I'm You Writ Small
  'core-l166': 'icon:coins-pile', // A Lannister Pays His Debts
  'core-l167': 'icon:bloody-sword', // You've Killed the Wrong Dwarf!
  'core-b168': 'icon:hunting-horn', // Muster
  'core-b169': 'icon:cornucopia', // Prosperity and Plenty
  'core-b170': 'icon:drakkar', // Lords of the Narrow Sea
  'core-b171': 'icon:return-arrow', // Retreat
  'core-b172': 'icon:shaking-hands', // Support of the Kingdom
  'core-t173': 'icon:double-dragon', // Dance With Dragons
  'core-t174': 'icon:burning-tree', // Forever Burning
  'core-t175': 'icon:ring', // Seductive Promise
  'core-t176': 'icon:bleeding-wound', // Westeros Bleeds

  // Plots
  'core-b181': 'icon:conversation', // Summoning Season
  'core-b182': 'icon:linked-rings', // Mutual Cause
  'core-b183': 'icon:peace-dove', // Uneasy Truce
  'core-b184': 'icon:heavy-rain', // Rains of Autumn
  'core-b185': 'icon:goose', // Good for the Gander
  'core-b186': 'icon:trophy-cup', // Tourney for the Hand
  'core-b187': 'icon:person-in-blizzard', // Fleeing to the Wall
  'core-l188': 'icon:drinking', // Drunken Allegations
  'core-l189': 'icon:envelope', // Mutual Blackmail
  'core-l190': 'icon:chess-king', // Planning Ahead
  'core-l191': 'icon:wildfires', // Wildfire Assault
  'core-l192': 'icon:sonic-shout', // Hear Me Roar
  'core-l193': 'icon:crossed-chains', // Blockade
  'core-l194': 'icon:drop', // The Power of Blood
  'core-s195': 'icon:stone-pile', // Building Season
  'core-s196': 'icon:crossed-swords', // Mutual Enemies
  'core-s197': 'icon:trident', // Holding the Trident
  'core-s198': 'icon:sun-cloud', // Calm Over Westeros
  'core-s199': 'icon:snowing', // Snowed Under
  'core-s200': 'icon:battle-gear', // The Power of Arms
  'core-s201': 'icon:coinflip', // Valar Morghulis
  'core-t202': 'icon:imprisoned', // Condemned by the Realm
  'core-t203': 'icon:tally-mark-5', // Counting Favors
  'core-t204': 'icon:open-treasure-chest', // Power and Wealth
  'core-t205': 'icon:crowned-skull', // Mad King's Legacy
  'core-t206': 'icon:scroll-quill', // Rule by Decree
  'core-t207': 'icon:tarot-12-the-hanged-man', // Noose and Swordpoint
  'core-t208': 'icon:sheep', // Herding the Masses

  // The first edition's own
  'winter-w1': 'icon:warhammer', // Robert Baratheon
  'winter-w2': 'icon:laurel-crown', // Renly Baratheon
  'winter-w3': 'icon:visored-helm', // Eddard Stark
  'winter-w4': 'icon:swordwoman', // Arya Stark
  'winter-w5': 'icon:throne-king', // I am King Here!
  'winter-w6': 'icon:plain-dagger', // Arya's Revenge
  'winter-w7': 'icon:tired-eye', // Salt in Your Eyes
  'winter-w8': 'icon:snake-tongue', // Slander
  'winter-w9': 'icon:stairs', // Risen to Power
  'winter-w10': 'icon:field', // Dothraki Sea
  'winter-w11': 'icon:stone-throne', // Ruler of Meereen
  'winter-w20': 'icon:watchtower', // The Night's Watch
}

/** Where no line above speaks of a card: by trait, else by type. */
export const BY_TRAIT: Record<string, Drawing> = {
  direwolf: 'icon:wolf-head',
  dragon: 'icon:dragon-head',
  creature: 'icon:paw',
  army: 'icon:spears',
  knight: 'icon:mounted-knight',
  maester: 'icon:gem-chain',
  lady: 'icon:queen-crown',
  lord: 'icon:crown',
  nights_watch: 'icon:crow-dive',
  mercenary: 'icon:two-coins',
  weapon: 'icon:broadsword',
  armor: 'icon:breastplate',
  item: 'icon:swap-bag',
  condition: 'icon:manacles',
  title: 'icon:wax-seal',
  ally: 'icon:person',
  westeros: 'icon:village',
}

export const BY_KIND: Record<string, Drawing> = {
  character: 'icon:person',
  location: 'icon:village',
  attachment: 'icon:swap-bag',
  event: 'icon:scroll-unfurled',
  plot: 'icon:scroll-quill',
  agenda: 'icon:rule-book',
  house: 'icon:shield',
}
