import { kinOf } from './kin.ts';
import type { Subject } from './subject.ts';
import type { Vocabulary } from './vocabulary.ts';

const ANIMATE =
  /^(animal-(mammal|bird|amphibian|reptile|marine|bug)|person|monkey-face|cat-face|face-costume)/;
const LIFELESS_ANIMALS = new Set([
  'spiral-shell',
  'coral',
  'spider-web',
  'paw-prints',
  'feather',
  'wing',
  'oyster',
]);
const ALSO_ANIMATE = new Set(['snowman', '@snowman', 'teddy-bear', 'skull', 'moai']);

/** Actors that can hold, ride and wear things. */
export function isAnimate(glyph: string, vocabulary: Pick<Vocabulary, 'categoryOf'>): boolean {
  if (ALSO_ANIMATE.has(glyph)) return true;
  if (LIFELESS_ANIMALS.has(glyph)) return false;
  return ANIMATE.test(vocabulary.categoryOf(glyph) ?? '');
}

/** Neither a person nor an animal, nor a thing that the prompt gives arms and legs. */
export const isLifeless = (
  { glyph, person, hasLimbs }: Pick<Subject, 'glyph' | 'person' | 'hasLimbs'>,
  vocabulary: Pick<Vocabulary, 'categoryOf'>,
): boolean => person === null && hasLimbs !== true && !isAnimate(glyph, vocabulary);

/** A skull lies on a table, a skeleton stands on the ground. */
export const isSkeleton = ({ word }: Pick<Subject, 'word'>): boolean => /\bskeletons?$/.test(word);

/** A human being. */
export const isPerson = (glyph: string, vocabulary: Vocabulary): boolean =>
  (vocabulary.categoryOf(glyph) ?? '').startsWith('person');

/** An animal or a toy one. */
export const isAnimal = (glyph: string, vocabulary: Vocabulary): boolean =>
  isAnimate(glyph, vocabulary) && !isPerson(glyph, vocabulary);

/** Worn rather than held or entered: "a cat in a hat". */
export const isWorn = (glyph: string, vocabulary: Vocabulary): boolean =>
  vocabulary.categoryOf(glyph) === 'clothing' || glyph === '@apron';

const WEARABLE =
  /hat$|@weldingmask|crown|sweatband|glasses|goggles|headphone|scarf|helm(?:et)?$|necktie|@(bowtie|necklace|chainnecklace|pearlpendant|monocle|eyepatch|hero-mask|supermask|carnivalmask)/;

/** Worn by a person, an animal or a thing: a hat, glasses, a scarf. */
export const isWearable = (glyph: string): boolean => WEARABLE.test(glyph);

/** What somebody has on: clothes, hats, glasses, a bag on the back. */
export const isAttire = (glyph: string, vocabulary: Vocabulary): boolean =>
  isWearable(glyph) || isWorn(glyph, vocabulary) || glyph === 'backpack';

/** Lifeless things that look funny with a hat; a table is one that a hat lies on. */
const MANNEQUINS =
  /cactus|pumpkin|jack-o-lantern|skull|snowman|egg|teddy|moon$|@sun|cloud|moai|@piggybank|^brain$|red-heart|^globe-showing|^light-bulb$|^tooth$|@coffee|^books$/;

/** Whether it has a hat on when the prompt puts one on it. */
export const canWear = (glyph: string, vocabulary: Pick<Vocabulary, 'categoryOf'>): boolean =>
  isAnimate(glyph, vocabulary) ||
  MANNEQUINS.test(glyph) ||
  /^(food-|plant-)/.test(vocabulary.categoryOf(glyph) ?? '');

/** Caught, eaten and carried like a thing. */
export const isSmallFry = (glyph: string): boolean =>
  /^(fish|tropical-fish|shrimp|fly|worm|cricket)$/.test(kinOf(glyph));

/** What comes out of a pot or a jug. */
export const isPourable = (glyph: string, vocabulary: Vocabulary): boolean =>
  vocabulary.categoryOf(glyph) === 'drink' || /^(@coffee|@jug|honey-pot|teapot)$/.test(glyph);

/** Too large or too fixed to be held. */
export const isBuilding = (glyph: string, vocabulary: Vocabulary): boolean =>
  (vocabulary.categoryOf(glyph) ?? '').startsWith('place-') || BUILT_PROPS.has(glyph);

const BUILT_PROPS = new Set(
  '@shopwindow @housedoor @cycladichouses @cycladichouse @shopfront @bookfront @bakeryfront @cafefront @flowerfront @dinerfront @ramenfront @greenhouse @foodstall @gasstation @treehouse @hobbithouse @mushroomhouse @pagoda @shrinehall @abbeyisland @japanesecastle @kaminarimon @greatbuddha @goldenpavilion @skytree @glasshouse @townhouse @gazebo @cathedral @sphinx @ruins @tipi @yurt @mansion @apartmentbuilding @timberhouse @thatchedcottage @cutawayhouse @farmhouse @chapel @monastery @observatory @beachhut @stonecircle @spreadstatue @glasstower @concretetower @silo @watermill @oilrig @islet @totempole @halfpipe @catapult @cashmachine @photobooth @skycastle @skycity @liberty @goldengate @towerbridge @greatwall @machupicchu @chimney @roundtable @triumphalarch @leaningtower @steppedtower @needletower @glasspyramid @basilica @oniondomes @fairytalecastle @eiffel @clocktower @operahouse @colosseum @columngate @tajmahal @cabin @lighthouse @barn @windmill @bridge @pyramid @streetlamp @fountain @tent @igloo @iceberg @campfire @oaktree @willowtree @birchtree @geyser @graffitiwall @eclipse @cherrytree @acacia @baobab @cypress @autumntree @rainbow @moon @sun @signpost @fence @bench @table @chesstable @cardtable @trampoline @fireplace @bookshelf @well @slide @swing @statue @stonetower @dragontower @wizardtower @watertower @suspensionbridge @stonetowerbridge @ropebridge @coveredbridge @phonebooth @birdhouse @towercrane @liftingcrane @rockingchair @arcade'.split(
    ' ',
  ),
);

/** What one can sit in, so that "in" means inside. */
export const isContainer = (glyph: string, vocabulary: Vocabulary): boolean =>
  /^transport-(ground|water|air)$/.test(vocabulary.categoryOf(glyph) ?? '') ||
  CONTAINERS.has(glyph);

const CONTAINERS = new Set(
  'bathtub @hottub @cocoon bed @blanket @kotatsu @coffee teacup-without-handle bucket basket package @suitcase wrapped-gift shopping-cart chair couch-and-lamp top-hat toilet nest-with-eggs empty-nest @bowl @basket @box @crate @bucket @flowerpot @milkcan @barrel @cauldron @chest @fishbowl @jar @snowglobe @minecart @wagon @carriage @horsecarriage @jinrikisha @doubledecker @pirateship @sailingship @raft @gondola @hamsterwheel @paperboat @submarine @hammock @swing @sled @hotairballoon @airship @cushion ring-buoy sled parachute crystal-ball glass-of-milk @waterglass beer-mug wine-glass cocktail-glass tumbler-glass light-bulb hourglass-not-done @bottle @lantern @glassdome @fishtank @birdcage bubbles amphora @vase potted-plant handbag backpack luggage briefcase @hollowtree shopping-bags'.split(
    ' ',
  ),
);

/** Said before another thing, it is what that one is made of: "chocolate cake". */
export const isIngredient = (glyph: string, vocabulary: Vocabulary): boolean =>
  /^(food-|drink|plant-)/.test(vocabulary.categoryOf(glyph) ?? '') || glyph === 'wood';

const VESSELS = new Set(
  '@bowl @basket @box @crate @bucket @flowerpot @milkcan @jar amphora @vase @barrel @chest wrapped-gift @plate'.split(
    ' ',
  ),
);

/** What lies in an open vessel: "a vase with tulips", "a bowl of apples". */
export const isContentOf = (content: string, vessel: string, vocabulary: Vocabulary): boolean =>
  VESSELS.has(vessel) &&
  (/^(food-|plant-)/.test(vocabulary.categoryOf(content) ?? '') ||
    (vessel === '@plate' && vocabulary.categoryOf(content) === 'drink') ||
    /teddy|soccer|egg|gem|coin/.test(content));

/** Glyphs of what has a flame in its usual picture. */
export const HAS_FLAME =
  /^(candle|@candlejar|@pillarcandle|@cakecandle|@candelabra|@menorah|@kinara|@torch|@lantern|@campfire|@fireplace|fire|@diya|@lighter)$/;
