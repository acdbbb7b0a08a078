import { ahead, behind, near, type SenseRule } from './rule.ts';

const ANIMALS =
  'animal, dog, cat, bear, lion, tiger, leopard, cheetah, wolf, fox, rabbit, bunny, mouse, rat, hamster, elephant, giraffe, zebra, horse, unicorn, cow, pig, sheep, lamb, goat, deer, reindeer, moose, monkey, panda, koala, sloth, kangaroo, camel, llama, bird, owl, eagle, duck, goose, swan, chicken, turkey, peacock, parrot, flamingo, penguin, frog, turtle, snake, crocodile, alligator, dinosaur, dragon, mammoth, fish, shark, whale, dolphin, octopus, crab, lobster, snail, bee, butterfly, ladybug, spider, ant, bat';
const ANY_ANIMAL = ANIMALS.replaceAll(', ', '|');
const PEOPLE =
  'fairy, elf, princess, prince, queen, king, witch, wizard, pirate, viking, angel, mermaid, clown, ghost, vampire, zombie, knight, ninja, samurai, cowboy, santa, baby, doll, monk, nun, student, worker, soldier, model';
/** Clothes, and what is made of cloth in rooms. */
const GARMENTS =
  'coat jacket blazer sweater jumper cardigan hoodie dress skirt shirt t-shirt blouse pants trousers suit scarf shoes boots hat cap bag handbag gloves turtleneck puffer vest top sofa couch armchair cushions? curtains walls?';
const CARS =
  'cars? drift\\w* rac(?:e|es|ing|ed) fastback coupe convertible parked garage mechanic highway engine driv\\w+ wheels tires? muscle automotive roadster cabriolet (?:19|20)\\d\\d';

/** Cloth and furniture, after the name of a food that is their color. */
const OF_ROOMS =
  'linen velvet cotton wool leather colored coloured sofa sofas couch armchair armchairs chair chairs rug curtains wall walls bedding cushions blanket cabinets tones';

/** Words that stand before another noun and only say which one it is: "a dog bed" shows no dog. */
export const COMPOUND_SENSES: readonly SenseRule[] = [
  // Colors of cloth that are named after animals, plants and drinks.
  { words: 'camel', after: ahead(GARMENTS), means: 'tan' },
  { words: 'oatmeal, champagne, sand, biscuit', after: ahead(OF_ROOMS), means: 'beige' },
  {
    words: 'caramel, cognac, chocolate, mocha, latte, walnut',
    after: ahead(OF_ROOMS),
    means: 'brown',
  },
  { words: 'tangerine, clementine', after: ahead(GARMENTS), means: 'orange' },
  { words: 'apricot', after: ahead(GARMENTS), means: 'peach' },
  { words: 'champagne, sand, oat, oatmeal', after: ahead(GARMENTS), means: 'beige' },
  { words: 'sand, camel, champagne', after: /^ ?colou?red\b/, means: 'beige' },
  { words: 'wine red', means: 'burgundy' },
  // Animals and people that say what a thing is for, or what it looks like.
  {
    words: ANIMALS,
    after: ahead(
      'beds? house houses castle kennel hat hats mugs? cups? bones? skeletons? bags? purse boots? shoes slippers door print prints skin leather cheese sauce ponds? gardens? treats? biscuits? cage enclosure sanctuary shelter rescue grooming salon walker park trail track tracks footprints? blanket pillow onesie pajamas cookies? cupcakes? keychain earrings necklace pendant ring brooch tattoo curry stew soup sandwich',
    ),
  },
  { words: 'angel, fairy, butterfly, feather, bird', after: ahead('wings') },
  // What is danced about.
  { words: 'victory, birthday, payday, touchdown', after: ahead('dance dances dancing lap') },
  // What gives the light is not said to stand there.
  { words: 'lantern, paper lantern, oil lamp', after: ahead('lit'), means: 'lantern light' },
  { words: 'candle', after: ahead('lit'), means: 'candlelit' },
  { words: 'lit', before: /\b(?:lantern|lamp|candle) $/, means: '' },
  // What is charged stands still, and prints lie flat in the sand.
  { words: 'charging', before: /\b(?:phone|smartphone|laptop|tablet|battery|watch|device)s? $/ },
  { words: 'footprint', after: /^ ?in (?:the )?(?:\w+ )?(?:sand|snow|mud)\b/ },
  // The roof of a house that is named is on that house.
  { words: 'roof', near: near('cabins? huts? cottages? barns? sheds? farmhouses?'), means: '' },
  // Far away, or over the internet, and no television's.
  {
    words: 'remote',
    isExact: true,
    after: ahead(
      'teams? work workers? working jobs? meetings? offices? employees? staff colleagues developers? freelancers? learning class classes schools? students? islands? villages? cabins? beach beaches mountains? valleys? locations? areas? places? towns? lakes? farms? farmhouses? deserts? regions? houses? huts? cottages? monastery temples? lighthouses? outposts? stations? forests? jungles? roads? coasts? corners? planets? communities tribes? tropical mountain desert arctic alpine snowy little small wooden',
    ),
  },
  // Wood with honeycomb in it, which stands in a hive.
  {
    words: 'frame',
    near: near('hives? beehives? beekeepers? beekeeping apiary honeycombs?'),
    drawnAs: 'honeycomb',
  },
  // What a thing is made of, and no box beside it.
  {
    words: 'cardboard',
    after:
      /^ ?(?!(?:box|boxes|in|on|at|and|with|under|next|near|by|from|of|is|for|to|beside|behind|full|packaging|mockup)\b)[a-z]/,
    isExact: true,
  },
  // A part of the animal, and no pastry.
  { words: 'bear paw', after: /^(?! ?(?:pastr|cookie|donut|bread))/, means: 'bear' },
  // An animal that goes over the street, and no place to cross it.
  {
    words: 'zebra crossing',
    after: /^ ?(?:the|an?|over)\b/,
    means: 'zebra',
    isExact: true,
  },
  { words: 'zebra', after: /^ ?crossings?\b(?! (?:the|a|an|over|through)\b)/ },
  { words: ANIMALS, after: /^ ?cake\b(?! (?:with|and)\b)/ },
  { words: 'tree', before: behind('cat') },
  {
    words: 'pot',
    before:
      /\b(?:trees?|plants?|cact(?:us|i)|flowers?|ferns?|palms?|monstera|bush|bonsai|succulents?|herbs?|basil|roses?|tulips?|orchids?|lavender|seedlings?|sprouts?)(?: \w+)? in (?:a |an |its |the |two |three )?(?:\w+ ){0,2}$/,
    means: 'plant pot',
  },
  { words: 'author, artist, singer, band, brand, company', after: /^ ?name\b/, means: '' },
  { words: 'blender', near: near('octane render\\w* 3d cycles c4d zbrush unreal poly isometric') },
  { words: 'camera', before: behind('security thermal surveillance') },
  { words: 'pen', before: behind('pig play sheep goat cow dog') },
  { words: 'puffer', after: /^(?! ?fish)/, drawnAs: 'coat' },
  {
    words: 'statue, sculpture, figurine, plushie, plush, topiary, balloon animal',
    before: new RegExp(`(?:${ANY_ANIMAL}) $`),
  },
  {
    words: PEOPLE,
    after: ahead(
      'doors? house houses castle dust tale tales ring garden floss cake bread boat longboat ship longship shower room wagon',
    ),
  },
  { words: 'longboat, long boat, drakkar', means: 'viking ship' },
  { words: 'folk', after: ahead('band bands music art song songs festival tale tales') },
  // Parts of instruments, machines and the body.
  {
    words: 'key',
    near: near('pianos? keyboards? synths? synthesizers? organs? typewriters? pianist'),
    after: /^(?! ?(?:chain|ring|hole))/,
  },
  {
    words: 'tap, brass taps',
    before: behind(
      'brass water kitchen bathroom bath sink golden gold beer copper chrome dripping leaking',
    ),
    means: 'faucet',
    isExact: true,
  },
  {
    words: 'taps',
    near: near('bathroom kitchen sinks? basins? tiles? plumb\\w+ water'),
    means: 'faucet',
  },
  {
    words: 'tap',
    before: /\b(?:a|the) $/,
    after: /^\s*(?:$|[,.]|with\b|in\b|over\b)/,
    means: 'faucet',
    isExact: true,
  },
  {
    words: 'iron',
    before: /\b(?:an|the) $/,
    after: /^\s*(?:$|[,.]|and\b|on\b)/,
    means: 'clothes iron',
    isExact: true,
  },
  { words: 'bomb', before: behind('bath photo glitter') },
  { words: 'bomb', after: ahead('cyclone') },
  { words: 'bath', after: ahead('bombs? salts? towels? robe oil') },
  { words: 'lemon, lime', after: ahead('leaf leaves'), means: '' },
  { words: 'leaves, leaf', before: /\baloe (?:vera )?$/, means: '' },
  // Cut and put into something, they are no meadow.
  {
    words: 'wildflower, wild flower, spring flower, fresh flower',
    after:
      /^ in (?:an?|the) (?:\w+ ){0,2}(?:vase|jar|milk can|bucket|jug|pitcher|bottle|pot|basket|mug|teapot)\b/,
    drawnAs: 'daisies',
  },
  // Leaves beside a thing, and none that fall in autumn.
  {
    words: 'leaves, leaf',
    before: behind('olive lemon lime citrus fig curry neem moringa jasmine lavender'),
    means: 'green leaves',
  },
  { words: 'rocket', after: ahead('salad leaves pizza') },
  { words: 'plant', before: behind('power nuclear chemical industrial water treatment') },
  { words: 'tree', after: ahead('oil') },
  { words: 'cherry', after: ahead('petals?'), means: '' },
  { words: 'palm', after: ahead('oil sugar reading reader') },
  { words: 'palm', before: behind('his her its their open robot of face') },
  // For boxing alone.
  {
    words: 'heavy bag',
    near: /^(?!.*\b(?:box|gym|punch|train|kick|workout|fight))/i,
    means: 'bag',
  },
  { words: 'star', after: ahead('anise wars trek') },
  { words: 'moon', after: ahead('stone') },
  { words: 'sun', after: ahead('dial screen burn bed lounger dress') },
  { words: 'ball', after: ahead('pit pits gown room') },
  { words: 'book', after: ahead('club worm keeper') },
  { words: 'sea', after: ahead('salt glass weed bass food urchin cucumber sponge shanty view') },
  { words: 'salt', after: ahead('flats? lake desert pan') },
  { words: 'flat', before: behind('salt mud'), means: 'desert' },
  { words: 'water', after: ahead('gun pistol tap pipe bill') },
  { words: 'chain', after: ahead('mail saw reaction letter store') },
  { words: 'mail', before: behind('chain') },
  { words: 'head', after: ahead('gear set') },
  { words: 'foot', after: ahead('hills bridge path step') },
  { words: 'tooth', after: ahead('pick paste') },
  { words: 'saw', before: behind('see jig') },
  { words: 'screen', near: near('twitch stream streaming obs') },
  { words: 'table', before: behind('time turn periodic multiplication') },
  { words: 'leaf', before: behind('gold silver table') },
  { words: 'carpet', before: behind('flying magic'), means: 'magic carpet' },
  { words: 'mirror', after: ahead('reflections? like lake smooth surface water finish image') },
  { words: 'mirror', before: behind('lake like water') },
  {
    words: 'underground',
    after: ahead('parking garage station car carpark train club bar band scene culture'),
  },
  { words: 'slide', after: ahead('background backgrounds deck decks template show') },
  { words: 'slide', near: near('presentation powerpoint keynote grade lecture') },
  { words: 'stream', after: ahead('overlay overlays deck key chat alert') },
  { words: 'stream', near: near('twitch webcam streamer gaming gamer') },
  {
    words: 'crayon, pencil, marker',
    before: behind('pastel wax soft colou?red'),
    near: near('style drawing drawn illustration sketch'),
  },
  { words: 'shaving', before: behind('wood metal chocolate pencil truffle') },
  { words: 'wood', after: ahead('shavings? chips? pellets') },
  { words: 'frozen', after: ahead('mid midair in moment pose') },
  { words: 'vault', before: behind('brick stone ceiling gothic arched ribbed high the') },
  { words: 'plume', after: ahead('of') },
  {
    words: 'crane',
    near: near(
      'harbou?r port dock docks shipyard construction scaffold\\w* lift\\w* hoist\\w* containers? cargo girders? beams?',
    ),
    means: 'tower crane',
  },
  { words: 'block', before: behind('concrete city office tower apartment stone') },
  { words: 'paint', before: behind('peeling chipped cracked wet fresh old flaking of') },
  { words: 'paw', before: /\b(?:one|its|his|her|a)(?: \w+)? $/, after: /^(?! ?prints?\b)/ },
  { words: 'tie', after: /^ ?(?:his|her|their|my|your|the|its|a knot|up)\b/ },
  { words: 'leaf', after: ahead('of') },
  { words: 'driver, passenger, pilot', after: ahead('seat window side door') },
  { words: 'carousel', near: near('linkedin instagram slides? swipe posts? cover social') },
  { words: 'bed', before: behind('raised flower garden vegetable planting'), means: 'garden' },
  { words: 'tank', before: /\bin an? (?:\w+ )?$/, means: 'tank top' },
  { words: 'single leaf', means: '' },
  // The stands of a stadium are full.
  {
    words: 'crowd, audience',
    near: near(
      'goal\\w* penalty stadium match footballers? soccer striker referee race finish sprint\\w*',
    ),
    means: 'stadium',
  },
  {
    words: 'feather, feathers',
    before: /\b(?:peacock|parrot|eagle|owl|swan|pheasant|flamingo|ostrich) $/,
    means: 'feather',
  },
  {
    words: 'peacock, parrot, eagle, owl, swan, flamingo, ostrich',
    after: /^ ?feathers?\b/,
    means: '',
  },
  {
    words: 'lamp',
    before: /\b(?:clay|oil|earthen) $/,
    near: near('diwali deepavali rangoli diyas?'),
    means: 'diya',
  },
  // Whose skull it is; whom a graphic is for.
  { words: ANIMALS, after: /^ ?skulls?\b/ },
  { words: 'skeleton', after: new RegExp(`^ ?of (?:an? |the )?(?:\\w+ )?(?:${ANY_ANIMAL})`) },
  {
    words: 'band, gym, family, team, company, club',
    after: /^ ?(?:tee|t shirt|shirt|merch|tour poster|logos?|emblem|patch|stickers?)\b/,
    means: '',
  },
  // What a creature or a part of it looks like.
  {
    words: 'zombie, robot, monster, mummy, skeleton, alien, ghost, vampire, cyborg',
    after: new RegExp(`^ ?(?:${ANY_ANIMAL})s?\\b`),
  },
  {
    words: 'monster',
    before: /\b(?:one|1)[- ]eyed (?:\w+ )?$/,
    means: 'one eyed monster',
  },
  {
    words: 'monster',
    before: /\b(?:three|3|four|4|many)[- ]eyed (?:\w+ )?$/,
    means: 'three eyed monster',
  },
  {
    words: 'dragon, bat, bird, eagle, devil, rainbow, laser',
    after: ahead('wings? tails? eyes ears? horns? claws manes?'),
  },
  {
    words: 'ear',
    before: /\b(?:its|his|her|their|left|right|one|floppy|pointy|long|big) (?:\w+ )?$/,
    after: /^(?! ?of\b)/,
  },
  {
    words: 'wheel',
    before: /\bwith (?:\w+ ){0,2}$/,
    near: near(
      'cars? trucks? bikes? bicycles? vans? bus motorcycles? skateboards? wagons? trains?',
    ),
    means: '',
  },
  {
    words: 'model',
    before: behind(
      'volcano train ship plane airplane car boat rocket dinosaur architectural scale solar skeleton heart brain cell dna globe house',
    ),
    means: '',
  },
  {
    words: 'model',
    after: ahead('trains? railways? airplanes? planes? ships? cars? boats? rockets? kits? village'),
    means: '',
  },
  // Food and what it is made of or piled up to.
  { words: 'rye', after: ahead('bread dough flour loaf toast sourdough crackers?') },
  // "a tower of plates", but a tower of glass is a building.
  {
    words: 'tower',
    after:
      /^ ?of (?!(?:lights|flames|clouds|windows|stones|bricks|ruins)\b)(?:\w+ ){0,2}\w*[^s\W]s\b/,
    means: 'stack',
    isExact: true,
  },
  {
    words: 'tower',
    before: behind('pancakes? donuts? doughnuts? macarons? cupcakes? burgers? cookies? waffles?'),
    means: '',
  },
  {
    words: 'paper',
    before:
      /\bon (?:a |an |the |some )?(?:brown|kraft|baking|parchment|white|craft|wrapping|black|textured|recycled|handmade|crumpled) $/,
  },
  { words: 'paper', after: ahead('invoices? documents? contracts?') },
  {
    words: 'hanger, wooden hanger, clothes hanger, coat hanger',
    before: /\b(?:on|from|off) (?:\w+ ){0,2}$/,
  },
  { words: 'island', near: near('kitchens? countertops? pendant'), means: 'counter' },
  { words: 'field', before: behind('color colour'), means: 'abstract' },
  // Stones that a ring is set with, by their colors.
  ...(
    [
      ['amethyst', 'purple'],
      ['ruby', 'red'],
      ['sapphire', 'blue'],
      ['aquamarine', 'turquoise'],
      ['topaz', 'yellow'],
      ['pearl', 'white'],
    ] as const
  ).map(([words, means]): SenseRule => ({ words, after: ahead('rings?'), means })),
  { words: 'gem, gemstone, opal', after: ahead('rings?'), means: '' },
  {
    words: 'ring',
    before: behind(
      'amethyst ruby sapphire topaz opal emerald turquoise pearl gem gemstone aquamarine birthstone',
    ),
    means: 'diamond ring',
  },
  {
    words: 'burning',
    after: ahead(
      'kitchens? rooms? offices? bedrooms? forests? woods city town village restaurants? classrooms? bar library school warehouse world',
    ),
    means: 'on fire',
  },
  {
    words: 'turkey',
    near: near(
      'thanksgiving dinner roast\\w* table oven plate platter gravy stuffing carving cranberry potatoes feast',
    ),
    before: /^(?!.*\b(?:wild|live|cartoon|pardoned|running|dancing) $)/,
    means: 'roast turkey',
  },
  { words: 'bottle', near: near('baby infant newborn toddler'), means: 'baby bottle' },
  {
    words: 'towel',
    near: near('spa folded rolled stack\\w* massage soaps? bathroom hotel'),
    means: 'folded towel',
  },
  { words: 'chili, chilli', after: ahead('flakes oil sauce peppers? powder crisp'), means: '' },
  {
    words: 'jumping out of, leaping out of, breaching out of',
    after: /^ ?(?:the |a )?(?:ocean|sea|water|lake|river|waves)/,
    means: 'jumping',
  },
  {
    words: 'water',
    before: /\b(?:jug|bucket|pitcher|bowl|cup|tub|barrel|can|pot|pan|pail|carafe)s? of (?:\w+ )?$/,
    means: '',
  },
  {
    words: 'letter',
    before:
      /\b(?:sparkly|sparkling|glitter\w*|big|bold|block|bubble|capital|neon|gold|golden|silver|white|red|pink|blue|yellow|green|black|large|huge|giant|3d|shiny|chunky|cursive|rainbow) $/,
    after: /^s?(?! ?(?:box|tiles|blocks|balloons|in (?:a|the) mailbox))/,
    means: 'lettering',
  },
  // Whose room it is.
  {
    words: 'kid, child, boy, girl, baby, teen, teenager, toddler',
    after: ahead('bedrooms? rooms? nursery playrooms? bathrooms?'),
    means: '',
  },
  {
    words: 'door, window, shop, store, cafe, restaurant, bar, salon, bakery',
    after: /^ ?(?:door |window |front )?signs?\b(?! language)/,
    means: '',
  },
  {
    words: 'statue, bust',
    before: behind('moai buddha dragon lion angel sphinx gnome'),
    means: '',
  },
  {
    words: 'fan',
    before: behind('deco paper folding folded japanese chinese silk lace bamboo hand geisha'),
    after: /^(?! ?(?:art|club|base))/,
    means: 'folding hand fan',
  },
  { words: 'fan', before: /\b(?:art deco|seigaiha) (?:\w+ )?$/, means: 'folding hand fan' },
  {
    words: 'toasting',
    near: near('marshmallows? bread bagels? nuts buns? smores?'),
    means: '',
  },
  { words: 'spin, spinning', after: ahead('class classes studio bike bikes'), means: '' },
  {
    words: 'mountain, hill, tower',
    after:
      /^ ?of (?:the |his |her |my |our |their )?(?:\w+ )?(?:pancakes|laundry|clothes|books|gifts|presents|papers?|paperwork|dishes|toys|food|candy|donuts|cookies|cupcakes|cheese|boxes|coins|money|pillows|shoes|oranges|tangerines|apples)\b/,
    means: 'pile',
  },
  {
    words: 'crow',
    before: /^(?!.*\b(?:rooster|cock|hen)s?\b)/,
    after: /^(?! ?(?:at|loudly))/,
    means: 'raven',
  },
  {
    words: 'bulb, tulip bulb',
    near: near('plant plants planting tulips? daffodils? gardening soil'),
    drawnAs: 'onion',
  },
  {
    words: 'dune, dunes, sand dunes',
    near: near('sea beach ocean seaside coast seagulls? strandkorb surf waves? shore'),
    means: 'beach',
  },
  { words: 'surfing', before: behind('crowd couch') },
  // What something is shaped like is no place.
  {
    words: 'fern, wave, mountain, island, forest, palm tree',
    before: /\b(?:shaped like|in the (?:shape|form) of|looks like|looking like)(?: an?| the)? $/,
  },
  { words: 'rolled', means: '' },
  {
    words: 'rugby, football, soccer, tennis, basketball, baseball, hockey',
    after: ahead('boots? shoes? shirts? jersey jerseys kit team club match coach fans? gloves?'),
  },
  { words: 'upside down', means: '' },
  {
    words: 'stacked',
    before: /s $/,
    after: /^(?! ?(?:boxes|chairs|books|plates|the|a|an|his|her)\b)/,
    means: 'in a stack',
  },
  {
    words: 'wool',
    after: ahead(`${GARMENTS} poncho socks? mittens? blankets? cap beanie texture yarn`),
  },
  {
    words: 'temple',
    near: near('roman rome greek greece ancient athens columns'),
    drawnAs: 'greek temple',
  },
  {
    words: 'temple, temples, old temple',
    near: near('kyoto japan japanese nara tokyo osaka kamakura torii sakura zen kimono geisha'),
    drawnAs: 'japanese temple',
  },
  // "Mummy and daddy", "I love you, mummy": the mother.
  {
    words: 'mummy, mummies',
    near: near(
      'daddy daddies dad baby babies toddler my our yummy love kids? children pregnant breastfeeding',
    ),
    drawnAs: 'mom',
  },
  // Cars with names of animals.
  { words: 'mustang, jaguar', near: near(CARS), drawnAs: 'sports car' },
  {
    words: 'beetle, bronco, impala, cobra, viper, barracuda',
    near: near(CARS),
    drawnAs: 'vintage car',
  },
  // "sparks fly", "papers fly": the verb.
  // "time flies" is no insect.
  { words: 'fly, flies', before: /\btime $/, means: '' },
  // Around nothing that is named.
  {
    words: 'peeking around, peeks around, peek around',
    after: /^\s*(?:$|[,.;])/,
    isExact: true,
    means: 'peeking',
  },
  { words: 'fly', before: /\bto $/, means: 'flying', isExact: true },
  // They lie on each other, and no vessel is full.
  {
    words: 'stacked with, piled with',
    before:
      /\b(?!shelves |tables |carts |trays |plates |stands |trucks |racks |boxes )\w+[^s\W]s $/,
    isExact: true,
    means: 'with',
  },
  { words: 'fly', before: /\b(?!the |a )\w+[^s\W]s $/, means: 'flying', isExact: true },
];
