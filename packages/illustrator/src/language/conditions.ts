import { HAS_FLAME, isAnimate, isBuilding } from './kinds-of-things.ts';
import { phrases } from './phrases.ts';
import { type Item, senseOf } from './sense.ts';
import type { ConditionName } from './subject.ts';
import type { Cast } from './subjects.ts';
import { nounBehind } from './surface-patterns.ts';
import { isTableThing } from './table-things.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordAccount } from './word-account.ts';

/** "with one slice missing", "with a piece cut out". */
const SLICES_GONE = ['a', 'one', '1']
  .flatMap((count) => ['slice', 'piece', 'wedge'].map((part) => `with ${count} ${part}`))
  .flatMap((part) =>
    ['missing', 'gone', 'removed', 'cut out', 'taken out', 'taken', 'eaten'].map(
      (gone) => `${part} ${gone}`,
    ),
  )
  .join(', ');

const CONDITIONS: Readonly<Record<ConditionName, string>> = {
  melting: 'melting, melted, melts, dripping, molten',
  bitten:
    'bitten, half eaten, partly eaten, partially eaten, nibbled, with a bite taken out of it, with a bite taken out, with a bite missing, missing a bite',
  cracked: 'cracked',
  broken:
    'broken, shattered, smashed, broken into pieces, in pieces, shattered into pieces, in shards',
  burnt: 'burnt, burned, charred, scorched, overcooked',
  snowy: 'snowy, snow covered, snow capped, snow dusted, frosty, frost covered',
  mossy: 'mossy, moss covered, overgrown',
  ivy: 'ivy covered, vine covered, ivy clad, covered in ivy, covered with ivy, covered in vines, overgrown with ivy, overgrown with vines',
  rusty: 'rusty, rusted, corroded',
  wet: 'wet, dewy, dew covered, soaked, rain soaked, dripping wet, glistening wet, with water droplets, with water drops, with droplets, with dew drops, with dewdrops, covered in water drops, covered in water droplets, covered in droplets, covered in dew, covered with dew, covered with water droplets, water droplets, condensation, with condensation, rain covered',
  muddy:
    'muddy, mud covered, mud splattered, mud spattered, covered in mud, covered with mud, dirty, filthy, grimy, grubby',
  sliced: SLICES_GONE,
  spilled: 'spilled, spilt, tipped over, overturned',
  halved: 'half a, half an, half of a, half of the, half',
  dipped: 'chocolate covered, chocolate dipped, chocolate coated',
};
const CONDITION_OF: ReadonlyMap<string, ConditionName> = new Map(
  (Object.keys(CONDITIONS) as ConditionName[]).flatMap((name) =>
    phrases(CONDITIONS[name]).map((word): [string, ConditionName] => [word, name]),
  ),
);

/** All words that name a condition. */
export const CONDITION_WORDS: readonly string[] = [...CONDITION_OF.keys()];

/** What heat makes soft. */
const MELTING =
  /^(soft-ice-cream|ice-cream|shaved-ice|@popsicle|chocolate-bar|candle|snowman|butter|ice|cheese-wedge|alarm-clock|mantelpiece-clock|lollipop|cupcake|doughnut|crayon)$/;

/** Runs down in drops and keeps its shape: a cone is not pressed flat. */
const KEEPS_SHAPE = /^(soft-ice-cream|ice-cream|shaved-ice|@popsicle|candle|@pillarcandle)$/;

/** Said after the thing. */
const BEHIND = /^((with|missing|covered) |water droplets$|condensation$)/;
const METAL_KINDS = /^(transport|tool|lock|household|place|time|light-video|other-object|phone)/;

/** Of other kinds, and of metal. */
const OF_METAL =
  /^(@chest|@mailbox|mailbox|closed-mailbox\S*|open-mailbox\S*|old-key|key|anchor|@anchor|@fence|@gate|@bucket|bucket|@barrel|@watertower|@windmill|@swing|@slide|ferris-wheel|@ferriswheel|@streetlamp|@lantern|bell|@signpost|@well)$/;

/** What the pictures of things show by themselves: "vintage typewriter", "leather boots", "open book". */
const SHOWN: readonly (readonly [words: string, glyphs: RegExp])[] = [
  [
    'old, vintage, antique, retro, classic, ancient, old fashioned, victorian, nostalgic',
    /^(@typewriter|@classicsportscar|@steamtrain|@gramophone|@turntable|@rotaryphone|@boombox|@polaroid|@vintage|@pocketwatch|@grandfatherclock|@treasuremap|@quill|@candelabra|@menorah|@chest|@lantern|@windmill|@pirateship|@sailingship|@rockinghorse|@toytrain|@carriage|@streetlamp|camera|radio|television|telephone|old-key|scroll|compass|mantelpiece-clock|hourglass|locomotive|amphora|film-projector|movie-camera|joystick|videocassette|floppy-disk|coffin|briefcase|abacus)/,
  ],
  ['old, ancient', /^(@well|@bridge|@colosseum|@pyramid|castle|classical-building|derelict-house|headstone)/],
  ['leather', /^(hiking-boot|handbag|briefcase|luggage|@suitcase|@armchair|boxing-glove|american-football|purse|baseball|@leatherjacket)$/],
  ['open', /^(open-book|@chocolatebox|@chest|@openlaptop|umbrella|laptop)$/],
  ['steaming, hot, warm, piping hot', /^(@coffee|@soup|@ramen|@latte|@cocoa|steaming-bowl|teacup-without-handle|pot-of-food|hot-beverage|@tea\w*|@currybowl|teapot|@cauldron)$/],
  ['bubbling, boiling, simmering', /^(@cauldron|@potion|pot-of-food|alembic|test-tube|@kettle)$/],
  ['iced, cold, chilled, icy', /^(@iceddrink|@lemonade|@margarita|soft-ice-cream|@popsicle|ice-cream|shaved-ice)$/],
  ['lit, burning, flaming', HAS_FLAME],
  ['ripe, fresh, juicy, whole', /^(red-apple|green-apple|tangerine|lemon|lime|banana|strawberry|blueberries|cherries|grapes|peach|pear|watermelon|melon|pineapple|mango|tomato|avocado)$/],
  ['fresh, crusty, golden brown, freshly baked', /^(bread|@loaf|@croissant|croissant|baguette-bread|bagel|pretzel|@muffin|pie|@cutpie|cookie|@cookietray|waffle|@?pancakes|@cake)$/],
  ['cut, sliced', /^watermelon$/],
  ['potted', /^(potted-plant|@succulents?|@monstera|@bonsai|@snakeplant|@aloe)$/],
  ['stacked, fluffy', /^(@?pancakes|@bookstack)$/],
  ['wrapped, gift wrapped', /^(wrapped-gift|candy|bouquet|burrito)$/],
  ['glazed, frosted, iced, sprinkled', /^(doughnut|cupcake|birthday-cake|@cake|@weddingcake|@gingerbread)$/],
  ['folded', /^(@origamicrane|@paperboat|@paperplane|newspaper)$/],
  ['carved', /^(jack-o-lantern|@rockinghorse|chess-pawn)$/],
  ['wooden, wood', /^(@treehouse|@rockinghorse|@toytrain|@sushiplatter|@cheeseboard|@grandfatherclock|@vintageradio|@chessset|@xylophone|violin|guitar|@barrel|@raft|canoe)$/],
  ['brass, golden, gold', /^(@gramophone|@pocketwatch|@candelabra|@menorah|@magiclamp|trophy|crown|coin|@?ring|@diamondring|@chainnecklace|@pearlpendant|@earrings|@bracelet|trumpet|saxophone|bell|@pictureframe)$/],
  ['shiny, sparkling, gleaming, polished, glittering', /^(gem-stone|@?ring|@diamondring|@chainnecklace|@pearlpendant|@earrings|@bracelet|crown|trophy|coin|mirror-ball|@chest)$/],
  ['layered, tiered, multi tiered', /^(@weddingcake|birthday-cake|@cake|shortcake|@cakestand)$/],
  ['stone, concrete, plaster', /^(@podium|@bridge|@viaduct|@well|@fountain|@stonetower|castle|@wall)$/],
  ['ceramic', /^(@mug|@bowl|@plate|@coffee|teapot)$/],
  ['spinning, turning, playing', /^(@turntable|@gramophone)$/],
]; // prettier-ignore

const SHOWN_OF = SHOWN.map(([words, glyphs]) => ({ words: new Set(phrases(words)), glyphs }));

/** Old things look otherwise: "an old blue car". */
const OLD = /^(old|vintage|classic|retro|antique|old fashioned)$/;
const OLD_FORMS: Readonly<Record<string, string>> = {
  automobile: '@vintagecar',
  '@sportscar': '@classicsportscar',
  minibus: '@campervan',
  'pickup-truck': '@vintagetruck',
  'delivery-truck': '@vintagetruck',
  'small-airplane': '@biplane',
  airplane: '@biplane',
  radio: '@vintageradio',
  television: '@vintagetv',
  telephone: '@rotaryphone',
  'desktop-computer': '@retrocomputer',
};

interface Read {
  readonly cast: Cast;
  readonly account: WordAccount;
  readonly vocabulary: Vocabulary;
}

/** Gives things the condition that is said of them, and counts as drawn what their pictures show anyway. */
export function claimConditions(sentence: readonly Item[], read: Read): void {
  const { cast, account, vocabulary } = read;
  claimIce(sentence, read);
  for (const [i, item] of sentence.entries()) {
    const condition = CONDITION_OF.get(item.text);
    const isMelting = condition === 'melting';
    const isSpilled = condition === 'spilled';
    if (account.isDrawn(item) && !OLD.test(item.text) && !isMelting) continue;
    const isSaidBehind =
      BEHIND.test(item.text) || ((isMelting || isSpilled) && nounBehind(sentence, i) === undefined);
    const isThing = (each: Item): boolean => senseOf(each, 'noun')?.glyph != null;
    const noun = isSaidBehind
      ? (sentence.slice(0, i).findLast(isThing) ?? sentence.find(isThing))
      : nounBehind(sentence, i);
    const subject = cast.subjects.findLast(({ word }) => word === noun?.text);
    if (!subject || subject.person !== null) continue;
    const oldForm = OLD.test(item.text) ? OLD_FORMS[subject.glyph] : undefined;
    if (oldForm !== undefined) subject.glyph = oldForm;
    const isChanged = condition !== undefined && canBe(subject.glyph, condition, vocabulary);
    if (isChanged) subject.condition = formOf(condition, subject.glyph, vocabulary);
    const isLost =
      subject.motion === 'pulse' || (subject.motion === 'melt' && KEEPS_SHAPE.test(subject.glyph));
    if (isChanged && (isSpilled || (isMelting && isLost))) subject.motion = null;
    if (isChanged || oldForm !== undefined || isShown(subject.glyph, item.text)) account.draw(item);
  }
}

/** Drinks whose pictures show ice. */
const ICED = /^(tumbler-glass|@iceddrink|@lemonade|@margarita|tropical-drink|cup-with-straw)$/;

/** "a whisky glass with ice": no place. */
function claimIce(sentence: readonly Item[], { cast, account }: Read): void {
  for (const [i, item] of sentence.entries()) {
    const isIn = /^(with|over|and)$/.test(sentence[i - 1]?.text ?? '');
    const isIce = item.text === 'ice' || item.text === 'crushed ice';
    if (isIce && isIn && cast.subjects.some(({ glyph }) => ICED.test(glyph))) account.draw(item);
  }
}

/** Screens, panes and what is large crack; what stands on a table falls to pieces. */
function formOf(condition: ConditionName, glyph: string, vocabulary: Vocabulary): ConditionName {
  if (condition !== 'broken') return condition;
  const category = vocabulary.categoryOf(glyph) ?? '';
  const isPane = /phone|mirror|window|computer|laptop|tv|television|screen|watch|egg/.test(glyph);
  return isPane || isBuilding(glyph, vocabulary) || !isTableThing(glyph, category)
    ? 'cracked'
    : 'broken';
}

/** Whether "vintage" says how this thing looks, and not the picture. */
export const looksOld = (glyph: string): boolean =>
  OLD_FORMS[glyph] !== undefined || isShown(glyph, 'vintage');

/** Whether the picture of a thing shows what the word says of it. */
const isShown = (glyph: string, word: string): boolean =>
  SHOWN_OF.some(({ words, glyphs }) => words.has(word) && glyphs.test(glyph));

/** Their parts move by themselves, and keep their own look. */
const DRAWN_IN_PARTS = /^(?:@windmill|@ferriswheel|ferris-wheel)$/;

function canBe(glyph: string, condition: ConditionName, vocabulary: Vocabulary): boolean {
  const category = vocabulary.categoryOf(glyph) ?? '';
  if (DRAWN_IN_PARTS.test(glyph)) return false;
  if (condition === 'muddy') return canBeMuddy(category);
  if (isAnimate(glyph, vocabulary)) return false;
  if (condition === 'halved')
    return /^food-(?!fruit|vegetable)/.test(category) && isInOnePiece(glyph);
  if (condition === 'melting') return MELTING.test(glyph);
  if (condition === 'sliced') return SLICED.test(glyph);
  if (condition === 'spilled') return SPILLED.test(glyph);
  if (condition === 'bitten') return category.startsWith('food-') && !/bowl|ramen/.test(glyph);
  if (condition === 'dipped') return /^food-(sweet|fruit|prepared)/.test(category);
  if (condition === 'burnt')
    return (
      /^(food-|@loaf|@book|book)/.test(category) || /toast|bread|book|wood|tree|house/.test(glyph)
    );
  if (condition === 'broken' && /glass|mug|@coffee|bottle/.test(glyph)) return true;
  if (condition === 'cracked' || condition === 'broken')
    return !/^(food-|drink|plant-|clothing|sky)/.test(category);
  if (condition === 'rusty') return METAL_KINDS.test(category) || OF_METAL.test(glyph);
  if (condition === 'wet') return !isBuilding(glyph, vocabulary) && !category.startsWith('sky');
  const isOutdoors = isBuilding(glyph, vocabulary) || /^(plant-other|transport)/.test(category);
  return isOutdoors || glyph.startsWith('@') || glyph === 'rock';
}

/** Round, and cut into slices. */
const SLICED = /^(?:@?pizza|@?cake|birthday-cake|pie|@cheesecake)$/;
/** Narrow vessels that lie on their side when what was in them has run out. */
const SPILLED =
  /bottle|jar|^(?:@serum|@perfume|@nailpolish|nail-polish|@spraycan|@paintbucket|bucket|@bucket|@jug|@milkcarton|@papercup|@sodacan|@tincan|@pouch|@thermos|honey-pot|@honeyjar|amphora|@vase|champagne|sake|@gluebottle|@teapot|teapot|cup-with-straw|bubble-tea|@iceddrink|@lemonade|@juice)$/;

/** What goes over wet ground, and what one wears or eats from. */
const canBeMuddy = (category: string): boolean =>
  /^(animal-(?!marine|bug)|transport|clothing|dishware|sport)/.test(category);

/** Not in a dish, and no slice by itself. */
const isInOnePiece = (glyph: string): boolean =>
  /^(@pizza|cookie|doughnut|sandwich|hamburger|hot-dog|bagel|croissant|bread|@loaf|burrito|taco|baguette-bread|pancakes|pie|@cake|birthday-cake|moon-cake|chocolate-bar|waffle|pretzel|cupcake|cheese-wedge|@muffin)$/.test(
    glyph,
  );
