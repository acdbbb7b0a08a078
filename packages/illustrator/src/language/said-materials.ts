import { isAnimate, isBuilding, isPerson } from './kinds-of-things.ts';
import type { MotionName } from './motion-name.ts';
import { invert } from './phrases.ts';
import { type Item, senseOf } from './sense.ts';
import { isAny } from './sentence.ts';
import type { Subject, SubstanceName } from './subject.ts';
import type { Cast } from './subjects.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordAccount } from './word-account.ts';

/** Words that say right before a thing what it consists of: "a chrome skull", "a knitted elephant". */
const SAID_BEFORE = invert<SubstanceName>({
  metal:
    'chrome, chromed, metal, metallic, steel, stainless steel, iron, titanium, aluminum, aluminium, liquid metal',
  glass: 'glass, blown glass, see through, transparent, translucent',
  crystal: 'crystal, crystalline',
  ice: 'ice, icy',
  stone: 'stone, granite, concrete, rock',
  marble: 'marble',
  wood: 'wooden, wood, driftwood',
  yarn: 'knitted, knit, crocheted, crochet, yarn, wool, woolen, woollen, amigurumi',
  chocolate: 'chocolate',
  bricks: 'lego',
  wicker: 'rattan, wicker, woven',
});

/** "a lego dinosaur", "a crystal clear lake": nothing of it is beside them. */
export const withToyMaterials = (sentence: readonly Item[]): readonly Item[] =>
  sentence.map((item, i) => {
    const next = sentence[i + 1];
    const isMaterial =
      (item.text === 'lego' && senseOf(next, 'noun')?.glyph != null) ||
      (item.text === 'crystal' && next?.text === 'clear');
    return isMaterial ? { ...item, senses: [{ kind: 'adjective' }] } : item;
  });

/** What is said besides a material that shows it anyway: "a shiny chrome skull". */
const SHOWS: Readonly<Partial<Record<SubstanceName, RegExp>>> = {
  glass: /^(?:transparent|translucent|clear|see through|glossy|shiny)$/,
  metal: /^(?:shiny|polished|glossy|reflective|gleaming|liquid)$/,
};

/** They keep their own pictures: those show the material, or the word names a kind of them. */
const AS_THEY_ARE: Readonly<Partial<Record<SubstanceName, RegExp>>> = {
  metal:
    /robot|automobile|car$|truck|bus|train|airplane|rocket|knife|key|sword|scissors|tool|wrench|hammer|saw|bell|anchor|helmet|gear|chain|@tram|bicycle|motorcycle|ship/,
  glass:
    /glass|bottle|window|jar|light-bulb|mirror|@aquarium|hourglass|phone|screen|television|alembic|test-tube|@potion|@terrarium|magnifying/,
  crystal: /gem|crystal|@chandelier|@crystal|ring|glass/,
  ice: /ice|snow/,
  stone:
    /^(?:rock|moai|@?mountain|@bridge|@well|@fountain|@stonetower|castle|@castle|@wall|brick|@stone)/,
  wicker: /basket/,
};

/** Their pictures show the material; those of metal and stone are painted in any color. */
const showsAnyway = (name: SubstanceName, glyph: string): boolean =>
  /^(?:glass|crystal|wicker)$/.test(name) && AS_THEY_ARE[name]?.test(glyph) === true;

/** On them the surface is read with the pattern of the thing: "a wooden chair", "a marble vase". */
const AS_PATTERN: ReadonlySet<SubstanceName> = new Set<SubstanceName>(['wood', 'marble']);

/** Woven furniture and vessels; of animals and cakes it says nothing. */
const WOVEN =
  /chair|couch|sofa|bench|@lamp|@table|@bed|swing|@pot|@vase|@tray|@box|@mirror|@bassinet|@cradle|ottoman|stool/;

/** It stands in rooms, although it is in the list of what is built. */
const FURNITURE = /^@(?:table|bench|statue)$/;

/** Living things, and the few things that are cast in it. */
const OF_ICE = /heart|castle|@palace|rose|tulip|star|crown|throne|bridge|sculpture|house/;

const isOf = (name: SubstanceName, glyph: string, vocabulary: Vocabulary): boolean => {
  const category = vocabulary.categoryOf(glyph) ?? '';
  if (isPerson(glyph, vocabulary) || category.startsWith('sky')) return false;
  if (/^(?:food-|drink)/.test(category)) return false;
  if (AS_THEY_ARE[name]?.test(glyph) === true) return false;
  const isAlive = isAnimate(glyph, vocabulary);
  if (AS_PATTERN.has(name)) return isAlive;
  if (name === 'wicker') return WOVEN.test(glyph);
  if (name === 'ice') return isAlive || OF_ICE.test(glyph);
  if (name === 'yarn')
    return (
      isAlive ||
      category === 'clothing' ||
      /heart|flower|tulip|rose|cactus|@blanket|mushroom|@pillow|ball|hat|scarf|sock/.test(glyph)
    );
  if (name === 'stone') return !isBuilding(glyph, vocabulary) || FURNITURE.test(glyph);
  return true;
};

interface Read {
  readonly cast: Cast;
  readonly account: WordAccount;
  readonly vocabulary: Vocabulary;
}

const DESCRIBING = ['adjective', 'colour', 'size', 'weather', 'style'] as const;

/** The adjectives, colours and other materials right before a thing, nearest last. */
function describing(sentence: readonly Item[], noun: number): readonly Item[] {
  let at = noun;
  const isDescribing = (item: Item | undefined): boolean =>
    item !== undefined && !item.isBreak && (SAID_BEFORE.has(item.text) || isAny(item, DESCRIBING));
  while (isDescribing(sentence[at - 1])) at--;
  return sentence.slice(at, noun);
}

/** The whole body moves with these, and no limb by itself. */
const AS_A_WHOLE: ReadonlySet<MotionName> = new Set<MotionName>(['fly', 'float', 'idle', 'hang']);
/** They need hands, or are drawn with those of their holder. */
const OF_HOLDERS = /^(?:hold|crown|neck|costume|mouth|nose|work|shared|ride|hug)$/;

const TABLES = /^@(?:counter|table|shelf|tray)/;

/** What moves its limbs, or is in hands, is drawn by other means. */
const isFree = (
  { glyph, motion, madeOf, pattern }: Subject,
  index: number,
  { relations }: Cast,
): boolean =>
  (motion === null || AS_A_WHOLE.has(motion)) &&
  madeOf === undefined &&
  pattern === undefined &&
  !relations.some(
    ({ from, to, kind }) =>
      ((from === index || to === index) && OF_HOLDERS.test(kind)) ||
      // The table below others is the one of the whole picture.
      (to === index && kind === 'on' && TABLES.test(glyph)),
  );

/** "glass" of what is named "glass vase" in one. */
const IN_NAMES = /^glass vases?$/;

/** Draws things in the material that the prompt says right before them: "a chrome skull", "a glass frog". */
export function claimSaidMaterials(sentence: readonly Item[], read: Read): void {
  const { cast, account, vocabulary } = read;
  for (const [i, noun] of sentence.entries()) {
    if (senseOf(noun, 'noun')?.glyph == null) continue;
    const index = cast.subjects.findLastIndex(({ word }) => word === noun.text);
    const subject = cast.subjects[index];
    if (subject === undefined || !isFree(subject, index, cast)) continue;
    const before = describing(sentence, i);
    const said = before.findLast(({ text }) => SAID_BEFORE.has(text));
    const name = IN_NAMES.test(noun.text) ? 'glass' : SAID_BEFORE.get(said?.text ?? '')?.[0];
    if (name === undefined) continue;
    if (said !== undefined && showsAnyway(name, subject.glyph)) account.draw(said);
    if (!isOf(name, subject.glyph, vocabulary)) continue;
    subject.madeOf = [{ kind: 'substance', name, colour: subject.colour }];
    if (said !== undefined) account.draw(said);
    account.drawAll(before.filter(({ text }) => SHOWS[name]?.test(text) === true));
  }
}
