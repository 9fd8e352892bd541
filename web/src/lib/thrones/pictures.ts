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

  // Kings of the Sea
  'kots-1': 'icon:coronation', // Balon Greyjoy
  'kots-2': 'icon:axe-swing', // Asha Greyjoy
  'kots-3': 'icon:archer', // Theon Greyjoy
  'kots-4': 'icon:eyepatch', // Euron Crow's Eye
  'kots-5': 'icon:squid-head', // Victarion Greyjoy
  'kots-6': 'icon:prayer', // Aeron Damphair
  'kots-7': 'icon:gem-chain', // Maester Wendamyr
  'kots-8': 'icon:silenced', // Wex Pyke
  'kots-9': 'icon:drakkar', // Sea Raiders
  'kots-10': 'icon:hooded-figure', // Stowaway
  'kots-11': 'icon:big-wave', // Priest of the Drowned God
  'kots-12': 'icon:drum', // Drumbeater
  'kots-13': 'icon:bottled-shadow', // Drowned Disciple
  'kots-14': 'icon:war-axe', // Dagmer Cleftjaw
  'kots-15': 'icon:guarded-tower', // Ten Towers Honor Guard
  'kots-16': 'icon:bandana', // Scurvy Cutthroat
  'kots-33': 'icon:crown-of-thorns', // Robb Stark
  'kots-34': 'icon:throne-king', // Joffrey Baratheon
  'kots-35': 'icon:warhammer', // Robert Baratheon
  'kots-36': 'icon:jewel-crown', // Viserys Targaryen
  'kots-37': 'icon:queen-crown', // Myrcella Lannister
  'kots-43': 'icon:saber-toothed-cat-head', // Shadowcat
  'kots-44': 'icon:hooded-figure', // Silent Sisters
  'kots-45': 'icon:bow-arrow', // Randyll Tarly
  'kots-46': 'icon:juggler', // Jack of all Trades
  'kots-47': 'icon:fruit-tree', // Godswood Attendant
  'kots-17': 'icon:giant-squid', // Assault of the Kraken
  'kots-18': 'icon:throne-king', // Kingsmoot
  'kots-19': 'icon:vomiting', // Seasick
  'kots-20': 'icon:splash', // Risen from the Sea
  'kots-21': 'icon:reaper-scythe', // Support of Harlaw
  'kots-22': 'icon:robber-mask', // Veteran Marauder
  'kots-23': 'icon:wheat', // Iron Island Fiefdoms
  'kots-24': 'icon:bed', // Aeron's Chambers
  'kots-26': 'icon:castle-ruins', // Bloody Keep
  'kots-27': 'icon:gold-mine', // The Iron Mines
  'kots-28': 'icon:drakkar', // Longship Iron Victory
  'kots-29': 'icon:lighthouse', // Scouting Vessel
  'kots-30': 'icon:snowflake-1', // Bay of Ice
  'kots-31': 'icon:gate', // Gatehouse
  'kots-32': 'icon:two-shadows', // Kingdom of Shadows
  'kots-38': 'icon:tombstone', // The Price of War
  'kots-39': 'icon:conversation', // Confession
  'kots-40': 'icon:bow-string', // Seafarer's Bow
  'kots-41': 'icon:fist', // Assertion of Might
  'kots-42': 'icon:waves', // Shivering Sea
  'kots-48': 'icon:sword-clash', // After the Mummer's Ford
  'kots-49': 'icon:siege-tower', // Siege of Riverrun
  'kots-50': 'icon:broken-tablet', // The Breaking of Oaths
  'kots-51': 'icon:trophy', // The Promise of Victory
  'kots-52': 'icon:hanging-sign', // Stay of Execution
  'kots-53': 'icon:stone-throne', // An Empty Throne
  'kots-54': 'icon:giant-squid', // Rise of the Kraken

  // Princes of the Sun
  'pots-1': 'icon:snake-bite', // The Red Viper
  'pots-2': 'icon:sun', // Arianne Martell
  'pots-3': 'icon:armchair', // Doran Martell
  'pots-4': 'icon:spiky-eclipse', // Darkstar
  'pots-5': 'icon:sharp-halberd', // Areo Hotah
  'pots-6': 'icon:sand-snake', // Sarella Sand
  'pots-7': 'icon:ample-dress', // Ellaria Sand
  'pots-8': 'icon:sun-radiations', // Harmen Uller
  'pots-9': 'icon:white-tower', // Ser Arys Oakheart
  'pots-10': 'icon:envelope', // House Messenger
  'pots-11': 'icon:falling-star', // House Dayne Knight
  'pots-12': 'icon:lovers', // Paramour
  'pots-13': 'icon:mounted-knight', // Lord Edric's Knight
  'pots-14': 'icon:thrown-daggers', // House Dayne Skirmisher
  'pots-15': 'icon:orange-slice', // Orphan of the Greenblood
  'pots-16': 'icon:tattered-banner', // The Viper's Bannermen
  'pots-17': 'icon:rally-the-troops', // House Dayne Reserves
  'pots-35': 'icon:hound', // The Hound
  'pots-36': 'icon:throne-king', // Joffrey Baratheon
  'pots-37': 'icon:heavy-helm', // Brienne of Tarth
  'pots-38': 'icon:archer', // Theon Greyjoy
  'pots-39': 'icon:bear-face', // Ser Jorah Mormont
  'pots-48': 'icon:crow-dive', // Denys Mallister
  'pots-49': 'icon:giant', // Mag the Mighty
  'pots-50': 'icon:wooden-helmet', // Kingsguard Squire
  'pots-52': 'icon:trophy-cup', // Former Champion
  'pots-18': 'icon:blood', // Taste for Blood
  'pots-19': 'icon:imprisoned', // Locked Away
  'pots-20': 'icon:bleeding-wound', // Blood for Blood
  'pots-21': 'icon:wizard-face', // He Calls It Thinking
  'pots-22': 'icon:burning-passion', // The Prince's Wrath
  'pots-23': 'icon:human-ear', // Someone Always Tells
  'pots-24': 'icon:scroll-quill', // Scheming on the Sand
  'pots-25': 'icon:snake-spiral', // Red Vengeance
  'pots-26': 'icon:wheat', // Dornish Fiefdoms
  'pots-27': 'icon:bed', // Lord Doran's Chambers
  'pots-29': 'icon:water-fountain', // Palace Fountains
  'pots-30': 'icon:palm-tree', // Water Garden
  'pots-31': 'icon:desert', // Dorne
  'pots-32': 'icon:arabic-door', // The Old Palace
  'pots-33': 'icon:sun-spear', // The Spear Tower
  'pots-34': 'icon:sunbeams', // Tower of the Sun
  'pots-40': 'icon:sword-wound', // Parting Blow
  'pots-41': 'icon:quill-ink', // Wars Are Won with Quills
  'pots-42': 'icon:tarot-12-the-hanged-man', // Make an Example
  'pots-43': 'icon:dragon-spiral', // The Dragon's Tail
  'pots-44': 'icon:contract', // Formal Petition
  'pots-45': 'icon:discussion', // Court Advisor
  'pots-46': 'icon:shaking-hands', // The Art of Diplomacy
  'pots-47': 'icon:rusty-sword', // Rusted Sword
  'pots-51': 'icon:sleepy', // When I Woke...
  'pots-53': 'icon:poison-bottle', // A Pinch of Powder
  'pots-54': 'icon:cow', // Battle of Oxcross
  'pots-55': 'icon:cauldron', // Let My Porridge Fly
  'pots-56': 'icon:person-in-blizzard', // Threat from the North
  'pots-57': 'icon:meat-cleaver', // The Red Wedding
  'pots-58': 'icon:ship-bow', // Attack from the Sea
  'pots-59': 'icon:linked-rings', // Alliance
  'pots-60': 'icon:spears', // To the Spears!

  // Lords of Winter
  'low-5': 'icon:third-eye', // Jojen Reed
  'low-6': 'icon:visored-helm', // Eddard Stark
  'low-7': 'icon:double-fish', // Catelyn Stark
  'low-8': 'icon:crown-of-thorns', // Robb Stark
  'low-9': 'icon:beast-eye', // Summer
  'low-10': 'icon:tree-branch', // Bran Stark
  'low-11': 'icon:crossed-axes', // Deepwood Mercenary
  'low-12': 'icon:abbot-meeple', // House Tully Septon
  'low-13': 'icon:tied-scroll', // Riverrun Messenger
  'low-14': 'icon:wolf-howl', // Wolf Pack
  'low-15': 'icon:bear-head', // Host of the Bear
  'low-16': 'icon:all-for-one', // King Robb's Companions
  'low-17': 'icon:trident-shield', // Knight of the Red Fork
  'low-18': 'icon:guards', // Guard at Riverrun
  'low-19': 'icon:rally-the-troops', // Edmure's Host
  'low-20': 'icon:school-of-fish', // Ser Edmure Tully
  'low-21': 'icon:bed', // Hoster Tully
  'low-22': 'icon:double-fish', // The Blackfish
  'low-40': 'icon:severed-hand', // Qhorin Halfhand
  'low-41': 'icon:cowled', // Mance's Men
  'low-42': 'icon:cracked-mask', // Rorge
  'low-1': 'icon:crown-of-thorns', // Crown of Winter
  'low-2': 'icon:wolf-head', // Grey Wind
  'low-3': 'icon:werewolf', // Shaggydog
  'low-4': 'icon:frozen-block', // Frozen Solid
  'low-23': 'icon:castle', // Winterfell
  'low-24': 'icon:drawbridge', // Riverrun
  'low-25': 'icon:lips', // Mole Town Brothel
  'low-26': 'icon:snowing', // Frozen Outpost
  'low-27': 'icon:pine-tree', // Wolfswood
  'low-33': 'icon:slashed-shield', // Routing the Charge
  'low-34': 'icon:stone-wall', // They Shall Not Cross
  'low-35': 'icon:wolf-head', // Wolf Dreams
  'low-36': 'icon:swordwoman', // Fear Cuts Deeper than Swords
  'low-37': 'icon:muscle-up', // Endless Endurance
  'low-38': 'icon:wolf-howl', // At Night They Howl
  'low-39': 'icon:shaking-hands', // Treaty with the North
  'low-43': 'icon:pouring-chalice', // Bowl of Brown
  'low-44': 'icon:battle-gear', // Training Grounds
  'low-46': 'icon:ghost', // Nightmares
  'low-47': 'icon:bloody-sword', // Die by the Sword
  'low-48': 'icon:siege-ram', // The Siege of Winterfell
  'low-49': 'icon:brick-wall', // Marched to the Wall
  'low-50': 'icon:defensive-wall', // Fortified Position
  'low-51': 'icon:sun-cloud', // Calm Before the Storm
  'low-52': 'icon:backstab', // Take Them by Surprise
  'low-53': 'icon:sword-array', // Storm of Swords
  'low-54': 'icon:family-tree', // Family, Duty, Honor
  'low-55': 'icon:tree-face', // Respect of the Old Gods

  // Kings of the Storm
  'kost-1': 'icon:warhammer', // Robert Baratheon
  'kost-2': 'icon:laurel-crown', // Renly Baratheon
  'kost-3': 'icon:stag-head', // Stannis Baratheon
  'kost-4': 'icon:checked-shield', // Ser Emmon Cuy
  'kost-5': 'icon:winged-shield', // Ser Guyard Morrigen
  'kost-6': 'icon:ribbon-shield', // Ser Parmen Crane
  'kost-7': 'icon:shooner-sailboat', // Salladhor Saan
  'kost-8': 'icon:rempart', // Ser Cortnay Penrose
  'kost-9': 'icon:book-pile', // Maester Pylos
  'kost-10': 'icon:sewing-needle', // Marya Seaworth
  'kost-11': 'icon:closed-barbute', // Veteran Knight
  'kost-12': 'icon:hooded-figure', // Sister of Truth
  'kost-13': 'icon:torch', // Bearer of the Light
  'kost-14': 'icon:candle-flame', // Asshai Initiate
  'kost-15': 'icon:lightning-storm', // Knights of the Storm
  'kost-16': 'icon:cavalry', // Stannis's Cavalry
  'kost-17': 'icon:captain-hat-profile', // Lost Captain
  'kost-18': 'icon:spear-feather', // Vanguard Lancer
  'kost-19': 'icon:baby-face', // Bastard in Hiding
  'kost-20': 'icon:trumpet-flag', // Herald of Storm's End
  'kost-40': 'icon:black-knight-helm', // Hedge Knight
  'kost-41': 'icon:white-tower', // Ser Preston Greenfield
  'kost-42': 'icon:prayer', // Fanatical Follower
  'kost-21': 'icon:cut-diamond', // Ruby of R'hllor
  'kost-22': 'icon:crystal-ball', // Accepted Destiny
  'kost-23': 'icon:burning-embers', // Crown of Azor Ahai
  'kost-24': 'icon:heavy-rain', // The Stormlands
  'kost-25': 'icon:small-fishing-sailboat', // Salla's Escort Ship
  'kost-30': 'icon:pyre', // Pyre of the False Gods
  'kost-31': 'icon:cave-entrance', // Smuggler's Cove
  'kost-32': 'icon:stone-tower', // Storm's End
  'kost-33': 'icon:coronation', // Obey the King
  'kost-34': 'icon:crowned-heart', // Heart of the Stag
  'kost-35': 'icon:linked-rings', // Bound by Blood
  'kost-36': 'icon:siege-ram', // Direct Assault
  'kost-37': 'icon:all-seeing-eye', // Dark Prophecy
  'kost-38': 'icon:biceps', // See who is Stronger
  'kost-39': 'icon:round-table', // Knights of the Realm
  'kost-43': 'icon:sword-brandish', // Knighted
  'kost-44': 'icon:rose', // The Roseroad
  'kost-45': 'icon:wavy-itinerary', // The Searoad
  'kost-46': 'icon:medieval-pavilion', // King's Pavillion
  'kost-47': 'icon:imperial-crown', // Superior Claim
  'kost-48': 'icon:run', // Narrow Escape
  'kost-49': 'icon:banging-gavel', // The King's Law
  'kost-50': 'icon:broken-tablet', // Forgotten Plans
  'kost-51': 'icon:prayer', // The Power of Faith
  'kost-52': 'icon:catapult', // Assault on King's Landing
  'kost-53': 'icon:backward-time', // Regroup
  'kost-54': 'icon:cornucopia', // Feast or Famine
  'kost-55': 'icon:family-tree', // Lineage and Legacy

  // Queen of Dragons
  'qod-7': 'icon:trumpet', // True-Queen's Harbinger
  'qod-8': 'icon:crossed-swords', // Hired Swords
  'qod-9': 'icon:barbed-spear', // Pike Phalanx
  'qod-10': 'icon:spartan-helmet', // Grey Worm
  'qod-11': 'icon:shield', // Jorah's Cohorts
  'qod-12': 'icon:cavalry', // Thundering Cavalry
  'qod-13': 'icon:warlock-hood', // Blue-Lipped Warlock
  'qod-14': 'icon:warlock-eye', // Warlock of Qarth
  'qod-15': 'icon:bowman', // Horseback Archers
  'qod-16': 'icon:chopped-skull', // Killer of the Wounded
  'qod-17': 'icon:magic-swirl', // Pyat Pree
  'qod-18': 'icon:spiked-dragon-head', // Black Hatchling
  'qod-19': 'icon:dragon-head', // Green Hatchling
  'qod-20': 'icon:dragon-orb', // White Hatchling
  'qod-21': 'icon:horse-head', // Khal Drogo
  'qod-22': 'icon:queen-crown', // Daenerys Targaryen
  'qod-23': 'icon:spiked-dragon-head', // Drogon
  'qod-24': 'icon:dragon-head', // Rhaegal
  'qod-25': 'icon:dragon-breath', // Viserion
  'qod-39': 'icon:gem-chain', // Advisor to the Crown
  'qod-40': 'icon:classical-knowledge', // Initiate of the Citadel
  'qod-1': 'icon:small-fire', // Unburnt
  'qod-2': 'icon:terror', // Dragon Fear
  'qod-3': 'icon:curvy-knife', // Bloodrider's Arakh
  'qod-4': 'icon:drink-me', // Shade of the Evening
  'qod-5': 'icon:sun-radiations', // Sun Stroke
  'qod-6': 'icon:great-pyramid', // Crown of Meereen
  'qod-26': 'icon:arabic-door', // Qarth
  'qod-27': 'icon:slavery-whip', // Yunkai
  'qod-28': 'icon:brick-pile', // Astapor
  'qod-29': 'icon:great-pyramid', // Meereen
  'qod-30': 'icon:ancient-columns', // Plaza of Pride
  'qod-31': 'icon:palm-tree', // Myrish Villa
  'qod-36': 'icon:grass', // Ambush from the Plains
  'qod-37': 'icon:wildfires', // Field of Fire
  'qod-38': 'icon:fire-bowl', // Maegi's Promise
  'qod-41': 'icon:summits', // High Ground
  'qod-42': 'icon:horizon-road', // Kingsroad Fiefdom
  'qod-43': 'icon:river', // River Row
  'qod-44': 'icon:talk', // Dissension
  'qod-45': 'icon:hills', // Favorable Ground
  'qod-46': 'icon:tied-scroll', // Paper Shield
  'qod-47': 'icon:linked-rings', // Alliance
  'qod-48': 'icon:stone-throne', // Heir to the Iron Throne
  'qod-49': 'icon:rope-bridge', // Burning Bridges
  'qod-50': 'icon:hourglass', // Waste Their Time
  'qod-51': 'icon:convergence-target', // Focused Offense
  'qod-52': 'icon:warehouse', // Spending the Winter Stores
  'qod-53': 'icon:two-coins', // Loyalty Money Can Buy
  'qod-54': 'icon:rally-the-troops', // Muster the Realm!
  'qod-55': 'icon:sunrise', // Threat from the East

  // Lions of the Rock
  'lotr-4': 'icon:throne-king', // Joffrey Baratheon
  'lotr-5': 'icon:knight-banner', // Ser Jaime Lannister
  'lotr-6': 'icon:imperial-crown', // Cersei Lannister
  'lotr-7': 'icon:wine-glass', // Tyrion Lannister
  'lotr-8': 'icon:swordman', // Bronn
  'lotr-9': 'icon:lion', // Tywin Lannister
  'lotr-10': 'icon:mounted-knight', // Ser Gregor Clegane
  'lotr-11': 'icon:boar-ensign', // Ser Amory Lorch
  'lotr-12': 'icon:heavy-helm', // Ser Kevan Lannister
  'lotr-13': 'icon:queen-crown', // Myrcella Lannister
  'lotr-14': 'icon:bordered-shield', // Ser Addam Marbrand
  'lotr-15': 'icon:prayer', // Doubting Septa
  'lotr-16': 'icon:barbarian', // Lord Tyrion's Host
  'lotr-17': 'icon:broad-dagger', // Bronn's Hireling
  'lotr-18': 'icon:dark-squad', // Ser Gregor's Band
  'lotr-19': 'icon:barbarian', // Crawn Son of Calor
  'lotr-20': 'icon:stone-axe', // Tribes of the Vale
  'lotr-21': 'icon:bow-arrow', // Ser Amory's Poachers
  'lotr-22': 'icon:money-stack', // Lannisport Moneylender
  'lotr-36': 'icon:templar-shield', // Warrior's Sons
  'lotr-37': 'icon:pope-crown', // High Septon
  'lotr-38': 'icon:swordwoman', // Feuding Clanswoman
  'lotr-43': 'icon:door-watcher', // Brothel Guard
  'lotr-44': 'icon:trophy', // Arrogant Contender
  'lotr-1': 'icon:relic-blade', // Widow's Wail
  'lotr-2': 'icon:cauldron', // Vat of Wildfire
  'lotr-3': 'icon:coins-pile', // Increased Levy
  'lotr-23': 'icon:tavern-sign', // The Inn at the Crossroads
  'lotr-24': 'icon:castle', // Casterly Rock
  'lotr-27': 'icon:coins', // Coin Mint
  'lotr-28': 'icon:doorway', // Darkened Hallways
  'lotr-30': 'icon:open-treasure-chest', // Lannisport Treasury
  'lotr-31': 'icon:stone-throne', // The Iron Throne
  'lotr-32': 'icon:chess-king', // The Lion's Cunning
  'lotr-33': 'icon:gold-bar', // The Wealth of the Rock
  'lotr-34': 'icon:card-exchange', // Double Bluff
  'lotr-35': 'icon:lion', // Infamous!
  'lotr-39': 'icon:broken-heart', // Bastard
  'lotr-40': 'icon:rolled-cloth', // Street of Silk
  'lotr-41': 'icon:chess-queen', // The Only Game that Matters
  'lotr-42': 'icon:poison-bottle', // Terminal Schemes
  'lotr-45': 'icon:split-cross', // Split Loyalties
  'lotr-46': 'icon:drakkar', // Shield Islands Dromon
  'lotr-47': 'icon:castle', // Rich Lands and a Keep
  'lotr-48': 'icon:two-shadows', // The Power Behind the Throne
  'lotr-49': 'icon:meat-cleaver', // Frey Hospitality
  'lotr-50': 'icon:gold-mine', // All the Gold in Casterly Rock
  'lotr-51': 'icon:robber', // Breaking and Entering
  'lotr-52': 'icon:temptation', // The Art of Seduction
  'lotr-53': 'icon:chess-knight', // Game of Thrones
  'lotr-54': 'icon:scroll-unfurled', // Edict of the Rock
  'lotr-55': 'icon:spider-web', // Shadows and Spiders
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
