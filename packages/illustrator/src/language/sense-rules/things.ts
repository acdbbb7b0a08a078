import { ahead, behind, near, type SenseRule } from './rule.ts';

/** What only a face shows. */
const FEELING = behind(
  'smiling happy laughing sad crying angry grumpy sleepy cheerful grinning winking surprised friendly',
);

/** Nothing in the prompt is at the sea. */
const NO_SEA =
  /^(?!.*\b(?:seas?|oceans?|waves?|beach|shore|coast|surf\w*|waterfalls?|rivers?|tide|boats?|ships?|mermaids?|venus|seagulls?|aphrodite)\b)/;

/** On cards and stickers they are things, where no sky is named. */
const ON_PRINTS =
  /^(?!.*\b(?:night|moonlit|sky|under|space|galaxy|full of|scene|falling|floating|border)\b).*\b(?:cards?|invitations?|invites?|stickers?|labels?)\b/;
const ON_STICKERS = /^(?!.*\b(?:night|sky|falling|floating)\b).*\bstickers?\b/;
const LISTED =
  /(?:\b(?:with|and|of)|^) (?:(?:some|little|small|tiny|cute|gold|golden|silver|pink|red|blue|yellow|white|purple|green|pastel|colorful|shiny) )*$/;
const IN_DRINK =
  /\b(?:mojitos?|cocktails?|margaritas?|lemonade|tea|drinks?|juice|water|gin|spritz|sangria|soda|smoothies?|daiquiris?)\b.* (?:with|and) (?:an? |some |fresh )*$/;
const ENDS_LIST = /^ ?(?:$|and\b|on\b|in\b|at\b|[,.])/;

/** Words for things, food and plants. */
export const THING_SENSES: readonly SenseRule[] = [
  // The kind of drink is said before it.
  {
    words: 'cocktail, cocktails, drink, drinks',
    before: behind(
      'mojito margarita martini daiquiri cosmopolitan spritz sangria bellini mimosa lemonade smoothie milkshake latte matcha',
    ),
    means: '',
  },
  // In a drink they are no colors.
  ...(
    [
      ['lime', 'limes'],
      ['mint', 'mint leaf'],
      ['peach', 'peaches'],
      ['orange', 'orange slice'],
    ] as const
  ).map(([words, means]) => ({ words, before: IN_DRINK, after: ENDS_LIST, means })),
  // How it lies, and nothing that it does.
  { words: 'folded', after: /^ ?(?:on|over|in|at)\b/ },
  // Against the sun.
  {
    words: 'hat',
    near: near('summer beach sunglasses sunscreen vacation sunbathing'),
    before: /(?:^|\b(?:and|a|the|with|her|his) )$/,
    means: 'straw hat',
  },
  // What shops show their goods on.
  {
    words: 'stand',
    before:
      /\b(?:cakes?|cupcakes?|macarons?|desserts?|donuts?|pastries|cookies)\b.* on (?:an?|the) (?:\w+ )?$/,
    means: 'cake stand',
  },
  {
    words: 'stand, display',
    before:
      /\b(?:handbags?|bags?|shoes?|sneakers?|heels|perfumes?|bottles?|watch|rings?|products?|vases?|necklaces?|candles?|jars?)\b.* on (?:an?|the) (?:\w+ )?$/,
    means: 'podium',
  },
  // What garments hang on.
  {
    words: 'rack, racks, rail',
    before:
      /\b(?:dress(?:es)?|clothes|clothing|shirts?|t-shirts?|coats?|jackets?|suits?|garments?|sweaters?|hoodies|jeans|outfits?|blouses?)\b.* (?:on|from) (?:an?|the|racks) (?:\w+ )?$/,
    means: 'clothes rack',
  },
  // Where beer is carried, it is the place.
  {
    words: 'oktoberfest',
    near: near('beers? mugs? steins? waiter waitress waiters waitresses band people friends'),
    means: 'beer garden',
  },
  {
    words: 'wire',
    before:
      /\b(?:birds?|crows?|ravens?|pigeons?|sparrows?|doves?|owls?|parrots?|robins?|cats?|squirrels?|swallows?|monkeys?)\b.* (?:on|along) (?:an?|the|some) $/,
    means: 'power line',
  },
  // Somebody's heart is inside of them.
  {
    words: 'heart, hearts, heartbeat, lungs',
    before: /\b(?:listen\w* to|check\w*|examin\w*|hear\w*) (?:\S+ ){1,4}$/,
    near: near('stethoscope doctor nurse vet veterinarian'),
    means: '',
  },
  {
    words: 'cart, carts, trolley',
    near: near('shopping groceries grocery supermarket aisle'),
    means: 'shopping cart',
  },
  {
    words: 'roller',
    near: /\bpaint\w* (?:\S+ ){0,3}(?:walls?|houses?|rooms?|fences?|ceilings?|bedroom|kitchen)\b/,
    means: 'paint roller',
  },
  // What is sold at the stands of a market lies on them.
  {
    words: 'fruit, vegetable, produce, flower',
    after: /^ ?(?:and (?:vegetables?|fruits?|flowers?|produce) )?(?:stands|stalls|vendors)\b/,
    near: near('market'),
    means: '',
  },
  // What is tried is shown as if it were done.
  { words: 'trying, try, tries, tried, attempting, attempts', after: /^ ?to \w+/, means: '' },
  // Long enough to hide behind.
  {
    words: 'curtain',
    before: /\bbehind (?:an?|the|some|his|her|their|my) (?:\w+ ){0,2}$/,
    means: 'floor curtain',
  },
  // What a chart is about, and nothing that is sold.
  {
    words: 'sale, sales',
    near: /\b(?:charts?|graphs?|diagrams?|growth|target|team|meeting|report|dashboard|going up|going down|rising|falling|increas\w+|growing)\b/,
    means: '',
  },
  // Handed over or held, a card is a thing in an envelope, and no design.
  {
    words: 'card',
    before:
      /\b(?:giv(?:e|es|ing)|hand(?:s|ing)|open(?:s|ing)|receiv(?:es|ing)|hold(?:s|ing)) (?:(?!logo\b|card\b)[\w'’]+ ){0,3}an? (?:[\w'’]+ )?$/,
    after: /^(?! ?(?:game|design|template|deck|to the reader))/,
    drawnAs: 'envelope',
  },
  // In hands and on tables it is a plan on blue paper, and no style.
  {
    words: 'blueprint',
    before:
      /\b(?:with|holding|holds|and|reading|reads|carrying|carries|looking at|looks at|unrolling|over|on|rolled up|showing|checking) (?:an?|the|his|her|their|some|house|rolled up) (?:house |rolled up |large |big )?$/,
    after: /^(?! ?(?:of|style|drawing))/,
    means: 'blueprints',
  },
  // Around the words of a card.
  {
    words: 'greenery, foliage',
    near: near('invitations? invites? cards? menu menus'),
    means: '',
  },
  // What it is made of.
  { words: 'pottery', after: ahead('mugs? cups? bowls? vases? plates? pots? jugs?'), means: '' },
  // Of wafer, where ice cream is sold.
  { words: 'cone', near: /\b(?:ice ?cream|gelato|scoops?|sprinkles)\b/, means: 'ice cream cone' },
  // What a room shows of its walls.
  { words: 'brick', before: behind('exposed') },
  // What beer is brewed with.
  { words: 'hop', near: near('beers? ale ales ipa brewery breweries brewing lager malt') },
  // A part of what turns, and no dagger.
  {
    words: 'blade',
    near: near('windmill\\w* turbine\\w* propeller\\w* helicopter\\w*'),
  },
  // The lid of a tube or a bottle, and nothing to wear.
  { words: 'cap', near: near('lipsticks?'), means: 'lipstick cap' },
  {
    words: 'cap',
    before: /\b(?:its|their|the bottle|screw|open|a loose) (?:\w+ )?$/,
    near: near('bottles? pens? markers? jars? tubes? perfume thermos canteen flask'),
  },
  // Hangs on a thing that is sold or given.
  {
    words: 'tag',
    after: /^ ?(?:saying|that says|which says|reading|that reads|with the|hanging|attached|tied)\b/,
    means: 'price tag',
  },
  {
    words: 'tag',
    before:
      /^(?!.*\b(?:dogs?|pupp(?:y|ies)|cats?|kittens?|cows?|sheep|goats?|soldiers?)\b).*\bwith (?:an?|the|its) (?:\w+ )?$/,
    means: 'price tag',
  },
  // Grown in pots, and no forest.
  {
    words: 'fern',
    after: /^ ?in (?:\w+ ){0,3}(?:pots?|planters?|baskets?)\b/,
    means: 'potted fern',
  },
  { words: 'fern', near: near('greenhouse conservatory glasshouse'), means: 'potted fern' },
  // How soap and chocolate come, and no place to drink at.
  {
    words: 'bar',
    after: /^ ?of (?!(?:an? |the )?(?:hotel|restaurant|club|pub|ship|inn|casino)\b)[\w-]+/,
    means: '',
  },
  // What is shown while one waits, and nothing that somebody loads.
  {
    words: 'loading',
    after: ahead('animation animations screen screens page gif loop state spinner icon bar'),
  },
  // Small animals run in wheels of their own.
  {
    words: 'wheel',
    near: near('hamster\\w* gerbil\\w* mouse mice rat rats chipmunk\\w* guinea'),
    before: /\b(?:in|inside|on) (?:an?|the|its|his|her|their) (?:\w+ )?$/,
    means: 'hamster wheel',
  },
  // Whose it was is not there any more.
  {
    words: 'alien, dragon, dinosaur, phoenix, raven, crow, wolf, bear, whale, deer, ram, bull',
    after: /^ ?(?:eggs?|skulls?|skeletons?|bones?|feathers?|tracks|footprints|pelts?)\b/,
    isExact: true,
  },
  { words: 'bust', after: /^ ?of (?:an? |the )?(?:[\w-]+ ){0,2}statues?\b/, means: '' },
  {
    words: 'banner',
    before:
      /\b(?:hold|holds|holding|carrying|carries|waving|waves|bearing|raising) (?:an?|the|his|her|their) (?:[\w-]+ )?$/,
    after: /^ ?$/,
    drawnAs: 'flag',
  },
  // No skyscrapers.
  {
    words: 'city, cityscape',
    before:
      /\b(?:medieval|elven|elvish|fantasy|dwarven|hobbit|fairytale|fairy tale|renaissance|viking) $/,
    drawnAs: 'medieval village',
  },
  // What it is a toy of is drawn.
  {
    words: 'toy',
    after:
      /^ ?(?:robots?|dinosaurs?|soldiers?|unicorns?|boats?|planes?|airplanes?|trucks?|ships?|rockets?)\b/,
    means: '',
  },
  // The roof of a building that is named, and no terrace on a tower.
  {
    words: 'roof, rooftop',
    before:
      /\b(?:barn|house|church|cabin|castle|shed|hut|cottage|car|van|bus|truck|stable|mill|windmill|doghouse|farmhouse|igloo) $/,
    means: '',
  },
  // A spider is on the wall of a room; what has four legs or a beak is on top of one outside.
  {
    words: 'wall',
    before:
      /\b(?:cats?|kittens?|dogs?|birds?|robins?|crows?|ravens?|pigeons?|peacocks?|squirrels?|goats?|owls?|roosters?|hens?|chickens?|fox|foxes|raccoons?|monkeys?) (?:(?:is |are )?(?:sitting|sits|standing|stands|walking|perched|perching|lying|lies|sleeping|sleeps|asleep|resting|balancing) on (?:top of )?(?:an? |the )|on (?:top of )?an? )$/,
    means: 'garden wall',
  },
  // A door is a part of the wall, which leaves no place behind it.
  {
    words: 'peeking around, peeks around, peeping around, peering around',
    after: /^ ?(?:an?|the|his|her|its|their) (?:[\w-]+ )?(?:door|doorway|doorframe)\b/,
    means: 'peeking',
  },
  // One looks or gets over a wall outside.
  {
    words: 'wall',
    before:
      /\b(?:peek|peep|peer|look|climb|hop|leap|jump|vault|lean|escap)\w* (?:out )?over (?:an? |the |their |his |her )(?:[\w-]+ )?$/,
    means: 'garden wall',
  },
  // "with round glasses", not "round the tree".
  {
    words: 'round',
    before:
      /\b(?:with|an?|the|wearing|his|her|its|their|of|big|large|small|little|tiny|two|three|four|several) $/,
    after: /^(?! ?(?:an?|the|its|his|her|their|my|and)\b)/,
  },
  // The edge of the picture itself, and no television.
  {
    words: 'screen, frame, picture, image, page, view',
    before:
      /\b(?:across|cross|crosses|crossing|through|along|off|enters|entering|leaves|leaving|in and out of) (?:the |your |a )?$/,
    after: /^(?! ?of\b)/,
    means: '',
  },
  // Their lights and sirens are on the roof of a car.
  { words: 'police', after: /^ ?(?:lights?|sirens?)\b/, means: 'police car', isExact: true },
  {
    words: 'siren',
    near: near('police ambulance firetruck fire\\struck fire\\sengine flashing emergency wailing'),
    means: '',
  },
  // What is given is blood.
  {
    words: 'drop, droplet',
    near: near('blood donor transfusion'),
    isExact: true,
    means: 'blood drop',
  },
  // The color, where it is said how strong or in which way it is: "a banner, bold orange", "vector logo, flat orange".
  {
    words: 'orange',
    isExact: true,
    before:
      /\b(?:bold|vivid|vibrant|neon|electric|deep|bright|warm|pastel|soft|fiery|energetic|flat|solid|all|mostly) $/,
    after: /^\s*(?:$|[,.;]|(?:and|on|background|tones?|theme|colors?|accents?)\b)/,
    means: 'burnt orange',
  },
  // The color, behind what is printed in it: "fox logo orange for a startup".
  {
    words: 'orange',
    before: /\b(?:logo|flyer|poster|banner|card|invitation|background) $/,
    after: /^\s*(?:$|[,.;]|(?:and|for|with)\b)/,
    means: 'burnt orange',
    isExact: true,
  },
  // The color, after another one: "a lamp, purple orange".
  {
    words: 'orange',
    before: /\b(?:purple|red|yellow|pink|blue|green|black|white|teal|brown|magenta)(?: and| &)? $/,
    after: /^ ?(?:colou?rs?|tones|palette|hues)? ?$/,
    means: 'burnt orange',
    isExact: true,
  },
  // A way to fly, and no person.
  { words: 'figure', after: /^ ?(?:of )?(?:eight|8)\b/, isExact: true },
  // Not with its wings: it does not fly.
  {
    words: 'flap, flaps, flapping',
    after:
      /^ ?(?:its |his |her |their )?(?:\w+ )?(?:ears|flippers|arms|hands|tail|cape|fins|feet)\b/,
    isExact: true,
  },
  // On a table, and no drum.
  {
    words: 'drum, drums, drumming',
    after: /^ ?(?:her |his |their |its |with )*(?:fingers|nails|fingertips)\b/,
    isExact: true,
  },
  // What turns at a vehicle that is named, and is not beside it.
  {
    words: 'wheel, wheels',
    before:
      /\b(?:bike|bicycle|car|truck|train|wagon|bus|cart|motorcycle|scooter|skateboard|tractor|its|his|her|their) $/,
    isExact: true,
    means: '',
  },
  // How a ball bounces, and no vegetable.
  { words: 'squash', after: /^ ?and stretch\b/, means: '', isExact: true },
  // Rings on water, and no pattern.
  {
    words: 'ripple, ripples, rippling',
    near: near('puddles? rain raindrops? pond lake water droplets? fish'),
    means: '',
    isExact: true,
  },
  // It does not go round.
  {
    words: 'turn, turns, turning',
    after:
      /^ ?(?:to|towards?|into|red|orange|yellow|green|blue|golden|brown|black|white|pink|purple|gray|grey)\b/,
    isExact: true,
  },
  // From one to the next, and on no bicycle.
  { words: 'cycling, cycles, cycle', after: /^ ?(?:through|between)\b/, means: '', isExact: true },
  // It gets shorter; nothing around it is on fire.
  {
    words: 'burning down',
    near: near('candles? incense match wick cigar cigarette'),
    isExact: true,
  },
  // The pages turn, and the book lies where it is.
  { words: 'flip, flips, flipping', before: /\bpages? (?:are )?$/, isExact: true },
  {
    words: 'flip, flips, flipping',
    after: /^ ?(?:its |the |through )*(?:pages?|book|channels)\b/,
    isExact: true,
  },
  // Circus animals stand on it, and play no football.
  { words: 'ball', near: near('circus balanc\\w+ seals? sea\\slions?'), means: 'beach ball' },
  // "a wood background" is a wooden one, and no log.
  {
    words: 'wood',
    after: ahead('background backdrop table tabletop surface desk'),
    means: 'wooden',
  },
  // A kitchen has its own, and no file cabinets.
  { words: 'cabinet', near: near('kitchen'), means: 'kitchen' },
  // Beside other ingredients it is in a bag, and not in the air.
  { words: 'flour', near: near('ingredients? recipe butter sugar'), means: 'bag of flour' },
  // Of fruit they are its pieces, and nothing that somebody does.
  {
    words: 'slice, wedge, chunk',
    before: behind(
      'banana lemon lime orange apple strawberry peach pear mango kiwi cucumber tomato avocado onion carrot watermelon melon pineapple coconut cheese grapefruit ginger mushroom radish',
    ),
    means: '',
  },
  // An adjective here, not what somebody does.
  { words: 'knitted', before: /\b(?:an?|the|his|her|its|their|my) (?:\w+ )?$/ },
  {
    words: 'rock',
    near: near('concert gig band festival guitarist'),
    after: /^(?! ?(?:formation|climb))/,
    means: '',
  },
  {
    words: 'scale',
    near: near('balance balancing justice equality fairness weighing lawyer court'),
    after: /^(?! ?(?:model|bar|of))/,
    means: 'balance scale',
  },
  { words: 'date', near: near('iftar ramadan suhoor figs nuts fruit'), means: 'date fruit' },
  // On a teacher's desk it is no manner of drawing.
  {
    words: 'pencil',
    before: /\b(?:and|with|holding)(?: an?| the)? $/,
    near: near('teacher school apple notebook ruler eraser book books backpack desk'),
    means: 'pencils',
  },
  // Time and sand run out, which is no deed.
  { words: 'running', after: /^ ?out\b/, near: near('time sand hourglass clock'), means: '' },
  { words: 'sand', near: near('hourglass hourglasses'), means: '' },
  { words: 'sand', near: /\btime\b.*\blike sand\b/, means: '' },
  // What is drawn into something else is no style.
  {
    words: 'drawn',
    after:
      /^ ?(?:in|on|into) (?:the |an? |his |her |their )?(?:foam|sand|snow|dust|window|glass|pavement|sidewalk|ground|street|chalk)\b/,
    means: '',
  },
  // Of a drink, and no surf.
  {
    words: 'foam',
    near: near('lattes? coffee cappuccinos? espresso cocoa beers? cups? mugs?'),
    means: '',
  },
  // Of clay, with a flame.
  {
    words: 'lamp, oil lamp',
    near: near('diwali deepavali'),
    before: /^(?!.*\b(?:street|floor|desk|table|bedside) $)/,
    means: 'diya',
  },
  // "falling white petals": who else is named does not fall.
  {
    words: 'falling',
    after:
      /^ ?(?!(?:on|onto|in|into|through|from|over|under|like|with|off|and|asleep)\b)\w+ (?:petals|leaves|confetti|blossoms|snow|snowflakes|feathers)\b/,
    means: '',
  },
  // A tub is full of it already.
  {
    words: 'foam, suds, soapsuds, lather',
    near: near('bathtubs? tubs? hot tub bubble bath baths?'),
    means: '',
  },
  {
    words: 'foam, suds, soapsuds, lather, bubble bath, foam bath',
    before:
      /(?<!\b(?:covered|made|full|dressed) )\b(?:in|into|inside|under) (?:(?:an?|the|soap|soapy|white|thick|warm|hot|her|his|their) )*$/,
    near: NO_SEA,
    means: 'bathtub',
  },
  { words: 'soap, soapy', after: /^ ?(?:suds|foam|lather)\b/, near: NO_SEA, means: '' },
  { words: 'foam', near: NO_SEA },
  // A shop that is run by somebody does not run.
  { words: 'run, runs', after: /^ ?by\b/, means: '' },
  // Those that something is between are no forest.
  {
    words: 'trees',
    before: /\b(?:between|beside) two (?:(?:big|large|tall|small|old|green) )?$/,
    means: 'tree',
  },
  {
    words: 'latte, cappuccino',
    near: /\b(?:heart|rosetta|leaf|swan|flower|bear|cat|face)s?\b(?: \w+)? in (?:the |its )?(?:milk )?foam\b/,
    means: 'latte art',
  },
  {
    words: 'heart',
    near: /\b(?:latte|cappuccino|coffee)\b/,
    after: /^ ?(?:\w+ )?in (?:the |its )?(?:milk )?foam\b/,
    means: '',
  },
  {
    words: 'festival',
    before: behind(
      'autumn moon light lights harvest spring winter ice snow water blossom river fire colors colours',
    ),
    means: '',
  },
  { words: 'bean, beans', near: near('coffee roastery roaster espresso'), means: 'coffee beans' },
  // On paper they are no meadow.
  {
    words: 'wildflower, wildflowers, wild flowers',
    near: near('cards? invitations? invites? stickers? logo tags?'),
    means: 'flowers',
  },
  // The line around a card is its frame.
  {
    words: 'gold frame, golden frame, frame',
    near: near('invitations? invites? cards?'),
    means: '',
  },
  // Under somebody it is unrolled.
  {
    words: 'yoga mat, exercise mat, gym mat',
    before: /\bon (?:an? |the |her |his |their )?(?:\w+ )?$/,
    drawnAs: 'rug',
  },
  // Thrown ones are too small to be seen.
  { words: 'darts', near: near('throw\\w* dartboard') },
  // Worn with other clothes they are not drawn.
  { words: 'suspenders, belt', before: behind('with wearing in and her his its their the') },
  // Over walls and in the air they are part of a place.
  { words: 'ivy', before: /\S .*\b(?:in|with|of|by|under|through|from|and|the) (?:\w+ )?$/ },
  { words: 'hail', before: /\b(?:in|through|during|under|of|with|it) (?:an? |the )?(?:\w+ )?$/ },
  // Characters of a text, not mail.
  {
    words: 'letters',
    before:
      /\b(?:white|black|red|orange|yellow|gold|golden|silver|blue|green|pink|purple|big|bold|chunky|retro|neon|bubble|balloon|block|gothic|cursive|giant|large|huge|capital) $/,
  },
  // Things of their own: clouds of the sky have no faces.
  { words: 'clouds', after: /^ ?(?:with|that have|having) (?:\w+ )*faces?\b/, means: 'cloud' },
  // They lie about; "the baby rocks" itself.
  {
    words: 'rocks',
    before:
      /\b(?:among|amongst|between|on|onto|behind|over|beside|against|black|dark|wet|mossy|gr[ae]y|white|jagged|sharp|some|of)(?: \w+)? $/,
    means: 'stones',
  },
  // Plants grow in them, soup does not.
  {
    words: 'pot',
    before: /\b(?:in|into|with) (?:an? |the |their |its )?(?:[\w-]+ )?$/,
    near: near(
      'plants? cactus(?:es)? cacti succulents? seedlings? sprouts? flowers? tulips? daisies herbs? basil tree bonsai fern aloe lavender orchids? geraniums? monstera',
    ),
    means: 'plant pot',
  },
  // Vessels, tools and parts.
  {
    words: 'glass',
    before:
      /\b(?:on|through|behind|against|of|at|down|under|like|the|frosted|foggy|broken|shattered|wet|tinted)(?: the)? $/,
    near: near(
      'rain\\w* drops? raindrops condensation frost fog\\w* window sunlight light broken shatter\\w* reflections? breath',
    ),
    after: /^(?! ?(?:of|with)\b)/,
  },
  {
    words: 'glass',
    before: /\b(?:through|behind|against|amber|frosted)(?: the| a)? $/,
    after: /^(?! ?of\b)/,
  },
  {
    words: 'glass',
    after: ahead(
      'roof ceiling wall walls windows? doors? floor skyscraper buildings? house facade tower candle shards?',
    ),
  },
  {
    words: 'bridge',
    near: near('san francisco'),
    before: /^(?!.*(?:golden gate|bay) $)/,
    means: 'golden gate bridge',
  },
  { words: 'cable car', near: near('san francisco'), drawnAs: 'tram' },
  // Its fireworks are at night.
  {
    words: 'day',
    before: behind(
      'bastille canada australia victory republic labor labour memorial veterans liberation unity freedom flag boxing groundhog columbus presidents anzac',
    ),
    means: '',
  },
  // "three glasses of lemonade": how the drink is served.
  { words: 'glasses', after: /^ ?of\b/, means: 'drinking glass' },
  {
    words: 'glasses',
    near: near('jug pitcher carafe lemonade juice water milk soda cola'),
    before: /\b(?:two|three|four|five|six|several|some|empty|tall|full) $/,
    means: 'drinking glass',
  },
  {
    words: 'glasses',
    before: /\b(?:tray|trays|stack|rack|tower|shelf|shelves|full|pyramid) (?:of|with) (?:\w+ )?$/,
    means: 'wine glass',
  },
  {
    words: 'globe',
    near: near('teachers? students? pupils? class classroom school lesson desk geography library'),
    before: /^(?!.*\bsnow $)/,
    means: 'desk globe',
  },
  {
    words: 'glasses',
    near: near('clink\\w* toast\\w* champagne wine cheers pour\\w* prosecco cocktails?'),
    before:
      /\b(?:two|three|four|several|clink\w*|raising|raised|pair of|wine|champagne|filling|pouring|crystal|their|cocktail) $/,
    means: 'wine glass',
  },
  { words: 'bag', before: behind('punching heavy boxing punch'), means: 'punching bag' },
  { words: 'bag', near: near('box(?:er|ing) punch\\w*'), means: 'punching bag' },
  { words: 'bag', before: behind('sleeping tea air sand') },
  { words: 'bag', before: behind('garbage trash bin') },
  { words: 'bag', before: behind('school'), drawnAs: 'backpack' },
  {
    words: 'wheel',
    near: near('hamsters? gerbils? guinea mouse mice rats? chipmunk'),
    means: 'hamster wheel',
  },
  {
    words: 'wheel',
    before: behind(
      'pottery potters potter spinning color colour fortune steering prayer ships ship',
    ),
  },
  { words: 'wheel', near: near('pottery potter clay') },
  { words: 'frame', before: behind('door bike bicycle glasses eyeglass window bed') },
  { words: 'frame', after: ahead('by rate border') },
  { words: 'pocket', means: '', before: behind('in out') },
  { words: 'pocket' },
  {
    words: 'tape',
    near: near('music cassette mix retro 80s 90s player vhs walkman'),
    means: 'tape',
  },
  { words: 'tape' },
  {
    words: 'cap',
    before: behind('mushroom bottle ice knee polar snow toadstool red\\s(?=mushroom)'),
  },
  { words: 'cap', near: near('mushrooms? toadstools?') },
  {
    words: 'shell',
    before: behind('taco egg turtle tortoise nut snail pasta its his her their turtles snails'),
  },
  {
    words: 'shell',
    near: near('turtles? tortoises? snails? eggs? hatch\\w* crab hermit tacos? pasta'),
  },
  { words: 'chain', before: behind('supply food block key') },
  { words: 'chain', after: ahead('of link necklace reaction bracelet') },
  { words: 'pot', before: behind('coffee tea'), means: 'teapot' },
  {
    words: 'pot',
    near: near(
      'flowers? plants? cactus succulents? seedling herbs? basil tulips? orchids? garden\\w*',
    ),
    before: /^(?!.*\b(?:cooking|soup|stew) )/,
    means: 'plant pot',
  },
  { words: 'pan', before: behind('peter camera') },
  { words: 'pan', after: ahead('flute left right shot over across up down') },
  { words: 'wrap', before: behind('bubble gift plastic shrink christmas') },
  { words: 'wrap', after: ahead('dress around') },
  { words: 'engine', before: behind('search unreal game ai unity physics') },
  { words: 'engine', before: behind('steam'), means: 'locomotive' },
  { words: 'gate', near: near('shrine torii japan\\w* kyoto shinto'), means: 'gate' },
  { words: 'gate' },
  {
    words: 'straw',
    near: near(
      'drink\\w* cocktail milkshake smoothie glass cup juice soda lemonade coffee sip\\w*',
    ),
  },
  {
    words: 'straw',
    near: near('farm barn horse hay scarecrow stable nest bed'),
    drawnAs: 'hay bale',
  },
  { words: 'straw' },
  { words: 'press', before: behind('french'), means: 'french press' },
  { words: 'press' },
  { words: 'capsule', before: behind('time space coffee escape') },
  { words: 'mount' },
  {
    words: 'board',
    before: behind('mood story vision bulletin notice score circuit skate mother'),
  },
  { words: 'weight', before: behind('paper light body fat') },
  { words: 'weight', after: ahead('loss gain watchers scale') },
  {
    words: 'steps',
    before: behind('dance first easy simple three four five six next baby small daily'),
  },
  { words: 'steps', after: ahead('to\\ssuccess guide tutorial') },
  { words: 'letter', after: /^ ?(?:[a-z]|from [a-z] to [a-z])(?: |$|,)/ },
  {
    words: 'letter',
    near: near('alphabet logo neon initial typography 3d font monogram balloons? golden'),
    before: /^(?!.*\b(?:love|writing|reading|holding) (?:a |an )?$)/,
  },
  { words: 'stand', before: behind('night music cake hot dog') },
  {
    words: 'deck',
    near: near('cabin house terrace patio wooden'),
    drawnAs: 'porch',
    before: /^(?!.*\bship )/,
  },
  { words: 'party', after: ahead('hat hats popper poppers') },
  {
    words: 'band',
    before: behind('rubber wedding resistance watch wrist head elastic arm waist hair'),
  },
  { words: 'train', before: behind('dress gown wedding') },
  { words: 'jam', before: behind('traffic paper') },
  { words: 'jam', after: ahead('session night band') },
  { words: 'crew', drawnAs: 'person' },
  { words: 'mortar' },
  {
    words: 'scale',
    before: behind('large full small grand human pain gray grey epic massive to in'),
  },
  { words: 'scales', near: near('dragons? fish snakes? mermaids? lizards? shimmering') },
  {
    words: 'ship',
    near: near('space planets? galaxy orbit\\w* alien asteroids? nebula sci'),
    before: /^(?!.*\b(?:pirate|sailing|cruise|viking|cargo) $)/,
    means: 'spaceship',
  },
  // Food and plants.
  { words: 'toast', after: ahead('to with for'), before: /\b(?:a|wedding|champagne) $/ },
  { words: 'sweet', isExact: true, means: 'lovely', after: /^ ?(?:\w+)/ },
  {
    words: 'danish',
    after: ahead('design chair flag style girl modern furniture house interior hygge crown'),
    means: 'scandinavian',
  },
  { words: 'novel', after: ahead('corona\\w* virus idea approach') },
  {
    words: 'roast',
    after: ahead('battle session me beef turkey chicken pork coffee'),
  },
  { words: 'roast', before: behind('pot dark light medium french coffee') },
  {
    words: 'turkey',
    before: behind('in to of istanbul from visit'),
    after: /^(?! ?(?:sandwich|dinner|leg))/,
    near: near('flag map country istanbul cappadocia travel visit in turkey hot'),
  },
  {
    words: 'spring',
    isExact: true,
    after: ahead(
      'flowers? bouquet colors? colours? blossoms? collection sale cleaning break rolls?',
    ),
    means: '',
  },
  {
    words: 'swallow',
    near: near('fly\\w* bird nest sky summer wings tattoo'),
    means: 'swallow',
  },
  { words: 'swallow, swallowed' },
  { words: 'seal', before: behind('wax royal official presidential vacuum') },
  {
    words: 'jaguar',
    near: near('cars? vehicles? road drive e-type'),
    after: ahead('car xj e'),
    means: '',
  },
  { words: 'beetle', before: behind('volkswagen vw'), means: '' },
  { words: 'bull', after: ahead('market dog') },
  { words: 'bull', before: behind('pit red') },
  {
    words: 'crane',
    near: near('construction building site tower skyscraper workers?'),
    means: 'construction crane',
  },
  // What plants grow in is no pot of soup.
  {
    words: 'pot',
    before: /\b(?:in|with|of|into) (?:\w+ ){0,3}$/,
    near: near(
      'cactus cacti cactuses succulents? houseplants? seedlings? tulips? geraniums? basil bonsai sunflowers? lavender roses? orchids? daisies hydrangeas? peon(?:y|ies) herbs? mint rosemary thyme parsley monstera palms? ferns? flowers? violets? pansies',
    ),
    means: 'flower pot',
  },
  // A way that leads somewhere is there; it does not walk.
  {
    words: 'leading, leads, lead, leading up, leading down',
    before: behind(
      'roads? paths? pathways? trails? ways? stairs staircases? stairways? steps bridges? tunnels? tracks rails footprints lane alley walkway driveway',
    ),
    means: '',
  },
  // The end of somebody or of a battery, and nothing to throw.
  { words: 'dies', isExact: true },
  {
    words: 'die',
    isExact: true,
    before:
      /\b(?:to|never|not|or|will|ll|can|cannot|would|could|should|must|may|might|did|dont|don t|didn t|won t|they|we|you|i|who|that|let (?:it|him|her|them|me)|people|men|\w*[a-rt-z]s) $/,
  },
  // A die to throw has an article.
  { words: 'die', isExact: true, before: /^(?!.*\b(?:an?|the|one|this|sided)(?: \w+){0,2} $)/ },
  // With a face they are things, and not the sky.
  { words: 'clouds', isExact: true, before: FEELING, means: 'cloud' },
  { words: 'stars', isExact: true, before: FEELING, means: 'star' },
  { words: 'stars', isExact: true, before: LISTED, near: ON_PRINTS, means: 'star' },
  { words: 'hearts', isExact: true, before: LISTED, near: ON_PRINTS, means: 'red heart' },
  { words: 'clouds', isExact: true, before: LISTED, near: ON_STICKERS, means: 'cloud' },
  {
    words: 'leaves',
    isExact: true,
    before: behind('gold golden silver green pink blue white'),
    near: ON_PRINTS,
    means: 'green leaves',
  },
];
