import { ahead, anyOf, behind, near, type SenseRule } from './rule.ts';

const GAMES = near(
  'games? gaming gamer level fight final raid pixel rpg arcade dungeon souls zelda mario 8bit 16bit controller nintendo playstation xbox twitch',
);
const SPORTS =
  'football soccer tennis basketball baseball volleyball hockey cricket rugby boxing badminton golf wrestling chess sports league';

const BUSINESSES =
  'lighthouse bakery cafe shop store restaurant bar pub inn hotel farm stall stand market library museum school business company clinic garage studio orchard bookshop diner workshop zoo';

const FISH =
  '(?:fish(?:es)?|goldfish|clownfish|betta|guppies|turtles?|octopus|jellyfish|axolotls?|seahorses?)';
/** Visitors of an aquarium stand before the glass of a hall. */
const NO_VISITORS =
  '^(?!.*\\b(?:man|men|woman|women|boy|girl|child|children|kids?|family|people|couple|visitors?|watch\\w*|look\\w*|star(?:es?|ing))\\b)';
const OF_VISITORS = new RegExp(NO_VISITORS);
/** "fish swimming in an aquarium": the tank of a home. */
const SWIM_IN = new RegExp(
  `${NO_VISITORS}.*\\b${FISH}\\b.* (?:in|inside|around) (?:an?|the|my|our|his|her) (?:\\w+ )?$`,
);
const WITH_FISH = new RegExp(`^ ?(?:with|full of|filled with) (?:\\w+ )*${FISH}\\b`);

/** Words for people, their bodies, their work and their sports. */
export const PEOPLE_SENSES: readonly SenseRule[] = [
  // What somebody does, or how somebody is drawn.
  { words: 'stick', after: ahead('out to together with figure figures up around by') },
  { words: 'stick', before: behind('to will not should must selfie lip memory pogo') },
  { words: 'beam', near: near('gymnasts? gymnastics? balanc\\w*'), means: 'balance beam' },
  // Where somebody is, and no feet by themselves.
  {
    words: 'feet, foot',
    before: /\b(?:at|by|near|beside|around|under|on) (?:his|her|their|its|my|the \S+?s) $/,
    means: '',
  },
  // "a lion dance": people in a costume, and no animal.
  { words: 'lion, dragon', after: ahead('dance dances dancers? costume parade') },
  // "make it pink" is said of the picture, and no deed.
  { words: 'make', after: ahead('it'), means: '' },
  // "a camper cooking" is a person, and no vehicle.
  { words: 'camper', after: /^ ?(?:(?:is|are|who|with an?) )?\w+ing\b/, means: 'person' },
  // Owners of a shop do not run, and people squeezed into a place knead nothing.
  {
    words: 'runs, running, run',
    isExact: true,
    before: /\b(?:who|that|woman|man|couple|family|owner|they|she|he) $/,
    after: new RegExp(`^ ?(?:an?|the|his|her|their|its|own) (?:[\\w-]+ ){0,2}${anyOf(BUSINESSES)}`),
    means: '',
  },
  {
    words: 'squeezed, huddled, crammed, packed',
    isExact: true,
    after: ahead('under into in together between onto beneath around'),
  },
  // How a room is, and nothing that is done there.
  { words: 'tidy', isExact: true, before: /\b(?:an?|the|very|and) $/ },
  // A part of the verb that follows.
  {
    words: 'has, have, had',
    isExact: true,
    after: ahead(
      'landed fallen gone come been become stolen grown taken lost left arrived stopped just',
    ),
    means: '',
  },
  // An unconscious person is not drawn so.
  { words: 'knocked', isExact: true, after: ahead('out') },
  // Work and computers.
  {
    words: 'server',
    near: near(
      'restaurant waiters? waitress tray plates? diner dishes dining cafe meals? menu tables?',
    ),
    means: 'waiter',
  },
  { words: 'server' },
  {
    words: 'speaker',
    before: behind(
      'keynote motivational public guest inspirational conference female male ted young main',
    ),
    means: 'presenter',
  },
  {
    words: 'speaker',
    isExact: true,
    near: near(
      'audience podium lectern conference seminar speech lecture summit microphone listeners',
    ),
    means: 'presenter',
  },
  { words: 'boss', before: /\blike a $/ },
  { words: 'boss', near: GAMES },
  { words: 'boss', after: ahead('baby babe lady girl mom mama woman day') },
  {
    words: 'call',
    after: ahead('with screen'),
    near: near('zoom video laptop online team conference webcam'),
    drawnAs: 'laptop',
  },
  { words: 'cloud', after: ahead('computing storage server service software security') },
  { words: 'virus', near: near('computer laptop hacker') },
  { words: 'web', after: ahead('design developer development page site app banner browser') },
  { words: 'web', before: behind('wide') },
  { words: 'bug', near: near('code software programmer developer computer app debug\\w*') },
  { words: 'python', near: near('code coding programm\\w+ developer java javascript software') },
  {
    words: 'mouse',
    before: behind('gaming wireless computer usb optical'),
    means: 'computer mouse',
  },
  {
    words: 'mouse',
    near: near('keyboard'),
    after: /^(?! ?(?:walk|run|sleep|sit|eat|is ))/,
    before: /\b(?:and|,|with|a|the|keyboard) (?:a |the )?$/,
    means: 'computer mouse',
  },
  { words: 'mouse', after: ahead('pad cursor click pointer') },
  { words: 'apple', after: ahead('watch logo store pay music iphone macbook') },
  {
    words: 'amazon',
    after: ahead('package prime box logo warehouse delivery order warrior woman queen princess'),
  },
  { words: 'shell', after: ahead('station gas logo script') },
  { words: 'target', after: ahead('store audience group logo') },
  { words: 'target', before: behind('price sales') },
  { words: 'log', after: ahead('in out into') },
  { words: 'cookie', after: ahead('policy consent banner settings') },
  { words: 'report', before: behind('bug weather annual') },
  {
    words: 'screen',
    before: behind('phone tablet laptop computer tv iphone smartphone monitor green sun wind'),
  },
  {
    words: 'screen',
    before: behind(
      'home lock login log in start end loading splash menu title starting ending game over back pause error offline welcome brb loading progress victory',
    ),
  },
  { words: 'screen', after: ahead('print printed time recording saver protector door') },
  { words: 'screen', before: behind('movie cinema big large giant'), drawnAs: 'television' },
  { words: 'mail, email', before: /\be $/ },
  { words: 'windows', after: ahead('desktop xp 95 98 10 11 error computer') },
  { words: 'browser' },
  { words: 'safari', after: ahead('browser app tab') },
  // Who stands guard is somebody else.
  { words: 'guard', before: /\b(?:stand|stands|standing|keep|keeps|keeping|on) $/, means: '' },
  // People.
  {
    words: 'coach',
    near: near(
      'highway road motorway passengers? tour travel trip horse\\w* carriage stage station bus cinderella train',
    ),
    means: 'coach',
  },
  { words: 'coach', drawnAs: 'person' },
  {
    words: 'trainer',
    near: near(
      'gym clients? fitness workouts? weights? squats? class personal yoga exercis\\w+ training dogs? horses? animals? pokemon lions? elephants? strength',
    ),
    drawnAs: 'person',
  },
  {
    words: 'trainers',
    near: near('gym clients? fitness workouts? squats? class personal pokemon'),
    drawnAs: 'person',
  },
  { words: 'trainers', means: 'trainers' },
  { words: 'trainer', drawnAs: 'person' },
  {
    words: 'staff',
    before:
      /\b(?:with|holding|holds|carrying|carries|wielding|raising|gripping|leaning on) (?:an?|his|her|their) (?:[\w-]+ )?$/,
    after: /^(?! ?(?:members?|of|meeting|party)\b)/,
    means: 'staff',
    isExact: true,
  },
  {
    words: 'staff',
    near: near(
      'wizards? mage sorcerer\\w* magic\\w* druid gandalf shaman hiker walking moses monk shepherd warlock witch spell necromancer glowing fantasy elf',
    ),
    means: 'staff',
  },
  { words: 'staff', after: ahead('meeting party only training day room appreciation event') },
  { words: 'staff', drawnAs: 'person' },
  { words: 'conductor', drawnAs: 'person' },
  {
    words: 'batter',
    near: near('pancakes? cakes? bowls? bak\\w+ whisk\\w* mix\\w* stir\\w* waffles? kitchen'),
  },
  { words: 'batter', drawnAs: 'baseball player' },
  {
    words: 'pitcher',
    near: near('baseball throw\\w* mound'),
    drawnAs: 'baseball player',
  },
  {
    words: 'ruler',
    near: near('king\\w* queen throne empire crown land egypt ancient realm world'),
    drawnAs: 'king',
  },
  { words: 'cardinal', near: near('pope church robe vatican rome priest'), drawnAs: 'person' },
  { words: 'shrink' },
  { words: 'minor' },
  { words: 'miss', after: ahead('you my him her them the it home being') },
  { words: 'miss', after: ahead('universe world piggy france america') },
  { words: 'hero', after: ahead('image banner section header'), means: '' },
  {
    words: 'star',
    before: behind('pop movie rock film tv k kpop football basketball hollywood guest'),
    drawnAs: 'person',
  },
  {
    words: 'fan',
    near: near('cheer\\w* stadium supporters? crowd team match concert'),
    drawnAs: 'sports fan',
  },
  { words: 'fan', after: ahead('art favou?rite fiction made'), means: '' },
  {
    words: 'fan',
    near: near('geisha kimono lady flamenco spanish dancer'),
    before: /\b(?:with|holding|behind|waving|a|her) (?:a |her )?$/,
    drawnAs: 'folding hand fan',
  },
  { words: 'native' },
  { words: 'queen', before: behind('drag') },
  {
    words: 'king, queen, knight, bishop, rook',
    near: /\b(?:chess|checkmate|chessboard)\b/,
    before: /^(?!.*\b(?:playing|plays?)\b)/,
    after: /^(?!.*\b(?:playing|plays?)\b)/,
    drawnAs: 'pawn',
  },
  { words: 'king', after: ahead('size sized bed cake'), means: '' },
  { words: 'princess', after: ahead('mononoke dress cut tower party gown bed leia') },
  { words: 'mother', after: ahead('nature earth board tongue'), before: /^(?!.*\bholding $)/ },
  { words: 'baby', after: ahead('shower blue pink grand') },
  // "performing surgery" is not done on a stage.
  {
    words: 'performing, performs, perform',
    after:
      /^ ?(?:an? |the |open |heart |brain |emergency )*(?:operation|surgery|procedure|experiment|check ?up|ritual|cpr)\b/,
  },
  {
    words: 'scrubs',
    before: /\b(?:in|wearing|with) (?:\w+ ){0,2}$/,
    drawnAs: 'shirt',
  },
  // Sports and games.
  {
    words: 'skater',
    near: near('ice rink frozen winter snow olympic figure pirouette'),
    means: 'ice skater',
  },
  {
    words: 'skater',
    near: near('roller rollers disco 70s skates'),
    means: 'roller skater',
  },
  {
    words: 'goal',
    near: near(
      'football footballer soccer scor\\w+ keeper goalkeeper goalie stadium penalty hockey kick\\w* messi ronaldo shot striker pitch match',
    ),
    means: 'goal',
  },
  { words: 'goal' },
  { words: 'net', near: near('fish\\w* boat sea trawler'), means: 'fishing net' },
  {
    words: 'net',
    near: near('butterfl\\w+ bugs? insects? catch\\w* chasing'),
    means: 'butterfly net',
  },
  {
    words: 'net',
    before: behind('tennis volleyball badminton mosquito hair spider safety basketball cargo'),
  },
  {
    words: 'match',
    near: near('candles? fire box strik\\w+ burn\\w* smok\\w+ flame stick lit camp\\w*'),
    before: new RegExp(`^(?!.*${anyOf(SPORTS)})`),
    means: 'match',
  },
  { words: 'match' },
  { words: 'game', before: behind(`${SPORTS} video computer mobile card board the big world`) },
  {
    words: 'someone, somebody',
    after: /^ ?(?:is |slowly |quietly |calmly |happily )?\w+(?:s|ing)\b/,
    means: 'person',
    isExact: true,
  },
  { words: 'game', after: ahead('of over night day night show developer dev design center award') },
  // Made for a game: "three potion bottles, game icons".
  { words: 'game', after: ahead('icons? assets? sprites?'), means: '' },
  { words: 'game', means: 'video game' },
  {
    words: 'bat',
    near: near('baseball cricket player hitting swing\\w* batter softball pitcher'),
    before: /^(?!.*\bvampire )/,
    means: 'baseball bat',
  },
  { words: 'diamond', before: behind('baseball') },
  { words: 'club', before: behind('golf') },
  {
    words: 'club',
    before: behind(
      'country book chess swim swimming yacht sports football soccer youth drama science fishing hiking running cycling reading garden gardening sailing tennis knitting film photo photography climbing rowing debate math art motorcycle biker fan',
    ),
  },
  { words: 'bowl', before: behind('super') },
  {
    words: 'cup',
    before: behind('football world euro champions league davis stanley bra trophy winners'),
    drawnAs: 'trophy',
  },
  { words: 'ace' },
  { words: 'spade', near: near('ace cards? poker'), drawnAs: 'playing card' },
  { words: 'chips', near: near('poker casino gambl\\w+ roulette blackjack'), drawnAs: 'coins' },
  { words: 'chip', before: behind('computer micro ai silicon cpu gpu memory paint') },
  { words: 'pool', after: ahead('table balls? cue game player hall') },
  {
    words: 'ring',
    before: behind('boxing wrestling sumo tiny in the'),
    near: near('box\\w* wrestl\\w+ fight\\w* gloves sumo'),
    drawnAs: 'boxing ring',
  },
  { words: 'ring', after: ahead('light lights of girl bearer') },
  { words: 'ring', before: behind('onion smoke key piston tree growth fire') },
  { words: 'tank', after: ahead('top'), means: '' },
  {
    words: 'tank',
    before: behind('gas water fuel oxygen diving scuba propane septic think shark'),
  },
  { words: 'aquarium', before: SWIM_IN, means: 'fish tank' },
  { words: 'aquarium', after: WITH_FISH, before: OF_VISITORS, means: 'fish tank' },
  { words: 'tank', near: near('fish goldfish shark turtle aquarium'), means: 'fish tank' },
  {
    words: 'hit, hitting, kicking, smashing',
    after: /^ ?(?:\w+ )*(?:punching|heavy|boxing) bag/,
    means: 'boxing',
  },
  {
    words: 'smashing, smashes, smashed, hitting, hits',
    near: near('tennis badminton racket'),
    means: 'playing tennis',
  },
  ...(
    [
      ['player wimbledon', ''],
      ['tennis rackets?', 'tennis ball'],
      ['basketball dunk\\w* hoops? nba', 'basketball'],
      ['volleyball', 'volleyball'],
      ['baseball pitcher batter catcher softball', 'baseball'],
      ['golf golfer', 'golf ball'],
      ['bowling', 'bowling ball'],
      ['rugby', 'rugby ball'],
      ['touchdown quarterback nfl', 'american football'],
      ['cue billiards?', 'billiard ball'],
    ] as const
  ).map(([sport, means]): SenseRule => ({ words: 'ball', near: near(sport), means })),
  {
    words: 'raining',
    before: behind('money cash dollars coins cats gifts presents food pizza candy'),
  },
  {
    words: 'raining',
    after: ahead('money cash dollars coins cats gifts presents food pizza candy'),
  },
  { words: 'money', before: behind('raining falling flying'), means: 'flying money' },
  { words: 'money', after: ahead('raining falling flying rain everywhere'), means: 'flying money' },
  { words: 'caravan', after: ahead('of'), means: 'herd' },
  {
    words:
      'spraying water on, sprays water on, spray water on, spraying water at, spraying, sprays, sprayed',
    near: near('elephants? whales? dolphin'),
    means: 'spraying water',
  },
  {
    words: 'listening, listens, listening to, listens to',
    near: near('doctors? vet nurse stethoscope pediatrician'),
    after: /\b(?:heart|heartbeat|chest|lungs|patient|bear|teddy|dog|cat|puppy|baby)\b/,
    means: 'examining with a stethoscope',
  },
  { words: 'hiding, hide', after: /^ ?(?:his|her|its|their|my) (?:face|eyes|smile|mouth)/ },
  {
    words: 'cutting, cut, trimming, trims, chopping, styling, combing',
    after: /^ ?(?:\w+ ){0,4}hair\b/,
    near: near(
      'hairdresser\\w* barber\\w* stylist salon scissors haircut mom mother customer client',
    ),
    means: 'cutting hair',
  },
  {
    words: 'patient',
    isExact: true,
    before: behind('a an the his her with old young sick smiling and happy'),
    after: /^(?! ?(?:man|woman|boy|girl|dog|cat|teacher|person)\b)/,
    means: 'customer',
  },
  {
    words: 'playing, play',
    near: near('band bands orchestra concert gig musicians? jazz quartet'),
    after: /^ ?(?:$|(?:on|at|in|live|together|music|for|with|outside|to|and)\b)/,
    means: 'making music',
  },
  // Bodies.
  { words: 'trunk', near: near('elephants? mammoth') },
  { words: 'trunk', near: near('cars? luggage vehicle taxi suv') },
  { words: 'trunks', drawnAs: 'jeans', before: behind('swim swimming boxer') },
  {
    words: 'horn',
    isExact: true,
    near: near(
      'unicorns? devil\\w* demon\\w* bulls? goats? rhino\\w* deer rams? dragon cows? ox stag satyr viking helmet alien monster train car ship moose reindeer narwhal',
    ),
  },
  {
    words: 'palm',
    near: near('fortune reading hands? praying open sweaty finger\\w* wrist'),
    before: /^(?!.*\b(?:under|beach|date|coconut) (?:a |the )?$)/,
  },
  {
    words: 'chest',
    near: near('hairy heart shirt muscular breath\\w* tattoo puff\\w* shirtless pain arms? bare'),
    before: /^(?!.*\b(?:treasure|wooden|old|pirate) $)/,
  },
  // A part of the body, and no treasure chest.
  {
    words: 'chest',
    isExact: true,
    before: /\b(?:(?:above|over|across) the|his|her|my) $/,
    near: /^(?!.*\b(?:pirates?|treasures?|gold|jewels?|coins?|toys?|key)\b)/,
    after: /^(?! ?of\b)/,
  },
  // Meat, and no sheep.
  {
    words: 'lamb',
    isExact: true,
    before:
      /\b(?:plates?|platter|dish|bowl|leg|rack|pot) of $|\b(?:roast|roasted|grilled|braised) $/,
    drawnAs: 'meat',
  },
  { words: 'mind' },
  { words: 'lock', after: ahead('of hair') },
  { words: 'arm', isExact: true, near: near('muscle strong flex\\w* gym biceps'), means: 'arm' },
  { words: 'arm', isExact: true },
  {
    words: 'nail',
    near: near('polish manicure red painted hands? fingers? salon acrylic beauty long'),
  },
  {
    words: 'heart',
    before: /\b(?:bears?|teddy|patients?|his|her|its|their) $/,
    means: '',
    near: near('doctor stethoscope listen\\w* nurse vet cardio\\w*'),
  },
  { words: 'brain', after: ahead('fog storm storming power') },
  { words: 'pupil', near: near('eyes? iris') },
];
