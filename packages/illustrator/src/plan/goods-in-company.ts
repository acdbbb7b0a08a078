import { PLURAL_COUNT } from '../language/numbers.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import {
  inSteps,
  leavingOut,
  showWords,
  takingAway,
  withChanged,
  withChangedAt,
} from './spec-changes.ts';
import { namesInPattern, takeBackWords } from './word-lists.ts';

const isOf =
  (glyphs: RegExp) =>
  ({ glyph }: Subject): boolean =>
    glyphs.test(glyph);

/** "a ring in a velvet box": the box for a ring has one in its cushion. */
function inRingBox(spec: PromptSpec): PromptSpec {
  const boxed = spec.relations.find(
    ({ from, to, kind }) =>
      /^(in|inside|on)$/.test(kind) &&
      /^@(ring|diamondring)$/.test(spec.subjects[from]?.glyph ?? '') &&
      /^@(box|ringbox)$/.test(spec.subjects[to]?.glyph ?? ''),
  );
  if (boxed === undefined || spec.subjects[boxed.from]?.count !== 1) return spec;
  const box = withChangedAt(spec, boxed.to, { glyph: '@ringbox' });
  return leavingOut(box, (_, index) => index === boxed.from);
}

/** "a fire in the fireplace": it burns in every fireplace. */
function inFireplace(spec: PromptSpec): PromptSpec {
  if (!spec.subjects.some(isOf(/^@fireplace$/))) return spec;
  return leavingOut(spec, ({ glyph, count }) => glyph === 'fire' && count === 1);
}

/** An umbrella stand has an umbrella in it. */
function inUmbrellaStand(spec: PromptSpec): PromptSpec {
  if (!spec.subjects.some(isOf(/^@umbrellastand$/))) return spec;
  return leavingOut(spec, ({ glyph, count }) => /^@?umbrella$/.test(glyph) && count === 1);
}

/** "honey dripping from a dipper": the honey is on the dipper, unless its pot is named. */
function onDipper(spec: PromptSpec): PromptSpec {
  if (!spec.subjects.some(isOf(/^@honeydipper$/))) return spec;
  return leavingOut(spec, ({ glyph, word }) => glyph === 'honey-pot' && /^honey$/i.test(word));
}

const BARBERS = /\b(?:barber|hairdresser|hair salon|salon)/i;

/** The chairs of a barber are no kitchen chairs. */
const withBarberChairs = (spec: PromptSpec): PromptSpec =>
  BARBERS.test(spec.prompt)
    ? withChanged(spec, ({ glyph, word }) => glyph === 'chair' && !/stool/.test(word), {
        glyph: '@barberchair',
      })
    : spec;

/** "a red toy dinosaur": the toy is the dinosaur, which is red, and no teddy bear beside it. */
function withoutToyBeside(spec: PromptSpec): PromptSpec {
  const { subjects, prompt } = spec;
  const isToyOf = ({ glyph, word }: Subject, next: Subject | undefined): boolean =>
    glyph === 'teddy-bear' &&
    /^toys?$/i.test(word) &&
    next !== undefined &&
    new RegExp(`${word} ${namesInPattern(next)}`, 'i').test(prompt);
  const at = subjects.findIndex((each, index) => isToyOf(each, subjects[index + 1]));
  const [toy, thing] = subjects.slice(at, at + 2);
  if (at < 0 || toy === undefined || thing === undefined) return spec;
  const painted = withChangedAt(spec, at + 1, { colour: thing.colour ?? toy.colour });
  return takingAway(painted, (each) => each === toy);
}

const IN_CARTON = /\beggs? (?:[\w-]+ ){0,3}in (?:an?|the|its|their) (?:[\w-]+ )?carton\b/i;
/** How many eggs a carton shows. */
const EGGS = 6;

/** "six eggs in a carton, one is blue"; with another number the carton is missing. */
function inEggCarton(spec: PromptSpec): PromptSpec {
  if (!IN_CARTON.test(spec.prompt)) return spec;
  const isEgg = isOf(/^egg$/);
  const eggs = spec.subjects.filter(isEgg);
  const total = eggs.reduce((sum, { count }) => sum + count, 0);
  const first = spec.subjects.findIndex(isEgg);
  const odd = eggs.find(({ count, colour }) => count === 1 && colour !== null);
  const isShown = first >= 0 && (total === EGGS || (total <= EGGS / 2 && odd === undefined));
  if (!isShown) return { ...spec, words: takeBackWords(spec.words, new Set(['carton'])) };
  const boxed = withChangedAt(spec, first, {
    glyph: '@eggcarton',
    count: 1,
    colour: odd?.colour ?? null,
  });
  return showWords(
    leavingOut(boxed, (each, index) => isEgg(each) && index !== first),
    /^carton$/i,
  );
}

/** Products with a label of their own, and what a candle with one is. */
const LABELLED =
  /^(candle|@candlejar|@bottle|@serum|@perfume|lotion-bottle|@pillbottle|@powdertub|@pouch|@jar|@jamjar|@creamjar|@waterbottle|@coffeebag|@saucebottle|@syrupjug|@tincan|@sodacan|@shampoo|@dishsoap|beer-mug)$/;

/** "a candle with a label": the label is on the product. */
function withOwnLabels(spec: PromptSpec): PromptSpec {
  const isLabel = ({ glyph, word }: Subject): boolean => glyph === 'label' && /label/.test(word);
  if (!spec.subjects.some(isLabel) || !spec.subjects.some(isOf(LABELLED))) return spec;
  const inGlass = withChanged(spec, isOf(/^candle$/), { glyph: '@candlejar' });
  return leavingOut(inGlass, isLabel);
}

/** "dried flowers" and "cinnamon sticks" are one bunch. */
const inBunches = (spec: PromptSpec): PromptSpec =>
  withChanged(
    spec,
    ({ glyph, count }) => /^@(driedgrass|cinnamon)$/.test(glyph) && count === PLURAL_COUNT,
    {
      count: 1,
    },
  );

const JARRED = /^@(?:jamjar|peanutbutter)$/;
const JAR = /^@(?:empty)?jar$/;

/** "strawberry jam in a glass jar": its drawing is the jar with the food in it. */
function inOwnJar(spec: PromptSpec): PromptSpec {
  const inside = spec.relations.find(
    ({ from, to, kind }) =>
      kind === 'inside' &&
      JARRED.test(spec.subjects[from]?.glyph ?? '') &&
      JAR.test(spec.subjects[to]?.glyph ?? ''),
  );
  return inside === undefined ? spec : leavingOut(spec, (_, index) => index === inside.to);
}

/** What hangs on a hook hangs before the wall; a hook as large as itself would be wrong. */
function withoutHook(spec: PromptSpec): PromptSpec {
  const hangs = spec.relations.find(
    ({ from, to }) => spec.subjects[to]?.glyph === 'hook' && spec.subjects[from]?.motion === 'hang',
  );
  if (hangs === undefined) return spec;
  return takingAway(spec, (_, index) => index === hangs.to);
}

/** The forms that goods have together with others. */
export const goodsInCompany = (spec: PromptSpec): PromptSpec =>
  inSteps(spec, [
    withoutToyBeside,
    inRingBox,
    inFireplace,
    inUmbrellaStand,
    onDipper,
    withBarberChairs,
    inEggCarton,
    withOwnLabels,
    inBunches,
    withoutHook,
    inOwnJar,
  ]);
