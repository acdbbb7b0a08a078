import { isAnimate, isBuilding } from './kinds-of-things.ts';
import type { Subject } from './subject.ts';
import type { Vocabulary } from './vocabulary.ts';

const KINDS =
  /^(food-|drink|dishware|plant-flower|event|clothing|music|musical-instrument|phone|computer|light-video|book-paper|money|mail|writing|office|tool|science|medical|household|game|award|arts-crafts|time|lock|other-object)/;

/** Props and glyphs of other kinds that one puts on a table. */
const ALSO = new Set(
  `@laidtowel @laidblanket @checkedblanket @flatrock @coffee @milkshake @bookstack @pillarcandle @cuttingboard @blanket @laidtable @tray @coolingrack @bakingtray @cookierack @cookiesheet @leafsprig @firbranch @eucalyptus @driedgrass @cashregister @deskglobe @foldedblanket @flowerpot @milkcan @sunflowerbouquet @tulipbouquet @openpan @waterpot @souppot @pastapot @ricepot @emptypot @moneypile @latteart @holly @paintedegg @podium @cakestand @wreath @plate @bowl @jar @emptyjar @basket @box @crate @bucket @cushion @lantern @diya @snowglobe @fishbowl @fishtank @glassdome @birdcage @waterglass light-bulb bubbles skull @jug @lamp
  @gingerbreadhouse @perfume @serum @necklace @waterbottle @bottle @coffeebag @coffeebeans @typewriter @toaster @kettle @microwave @blender @coffeemachine @iron
  @faucet @picnicbasket @hairdryer @sewingmachine @fan @turntable @openlaptop @knitting @partyhat @babyhat @schoolcone @santahat @beaniehat @cowboyhat
  @witchhat @paperboat @flute @clarinet @tambourine @table @vase @pumpkin @fruitbowl amphora potted-plant cactus seedling herb leaf-fluttering-in-wind
  mushroom brown-mushroom maple-leaf four-leaf-clover shamrock fallen-leaf spiral-shell teddy-bear soccer-ball @rubberball basketball
  baseball softball @tennisball tennis red-heart gem-stone hourglass-not-done alarm-clock mantelpiece-clock watch compass
  world-map candle lotus @pottedcactus @floweringcactus @pottedherb @monstera @bonsai @succulents @snakeplant @aloe @fern @orchid @starfish @eastereggs @stocking tanabata-tree pine-decoration nest-with-eggs luggage @suitcase canned-food`.split(
    /\s+/,
  ),
);

/** They stand on the floor, hang in the air or are too large. */
const NEVER =
  /^(bed|bathtub|toilet|shower|couch-and-lamp|chair|door|window|elevator|shopping-cart|ladder|mirror|broom|umbrella-on-ground|wedding|christmas-tree|carp-streamer|jack-o-lantern-face|speaker|@grandpiano|@drumkit|@cello|@doublebass|@harp|placard|moai|coffin|headstone|parachute|balloon|kite)/;

/** Whether it is small and lifeless enough to stand on a table. */
export const isTableThing = (glyph: string, category: string): boolean =>
  !NEVER.test(glyph) && (ALSO.has(glyph) || KINDS.test(category));

/** Food beside other food. */
const SEAFOOD = /^(shrimp|lobster|crab|oyster|squid|fish)$/;

/** Whether subjects are things that would stand or lie on a table together. */
export const areTableThings = (
  subjects: readonly Subject[],
  categoryOf: (glyph: string) => string | null,
): boolean =>
  subjects.length > 0 &&
  subjects.every(
    ({ glyph, person, motion }) =>
      person === null &&
      (motion === null ||
        !/^(fly|dance|run|walk|jump|swim|sail|drive|wave|surf|orbit|sing|yoga)$/.test(motion)) &&
      (isTableThing(glyph, categoryOf(glyph) ?? '') ||
        (SEAFOOD.test(glyph) && isMeal(subjects, categoryOf))),
  );

const isMeal = (
  subjects: readonly Subject[],
  categoryOf: (glyph: string) => string | null,
): boolean =>
  subjects.some(
    ({ glyph }) => glyph === '@plate' || /^(food-|drink|dishware)/.test(categoryOf(glyph) ?? ''),
  );

const isServed = (subjects: readonly Subject[], vocabulary: Vocabulary): boolean =>
  isMeal(subjects, (glyph) => vocabulary.categoryOf(glyph));

/** Whether subjects can be laid out and seen from straight above: anything without life that is no building. */
export const canLieFlat = (subjects: readonly Subject[], vocabulary: Vocabulary): boolean =>
  subjects.some(({ glyph }) => glyph !== '@table') &&
  subjects.every(
    ({ glyph, person }) =>
      person === null &&
      (!isAnimate(glyph, vocabulary) || (SEAFOOD.test(glyph) && isServed(subjects, vocabulary))) &&
      (/^(@tent|@table|compass|world-map)$/.test(glyph) || !isBuilding(glyph, vocabulary)) &&
      // Of what drives there is no picture from above.
      !(vocabulary.categoryOf(glyph) ?? '').startsWith('transport-') &&
      !/^(bed|bathtub|couch-and-lamp|@sofa|@armchair)$/.test(glyph),
  );
