import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, showWords, withChanged, withChangedAt, withKinds } from './spec-changes.ts';

const FISH = /^(?:tropical-fish|fish|@salmon|@tuna)$/;
const TROPICAL = /\b(?:tropical|reef|pet|gold)\b/i;

/** Fish lies on them as food. */
const DISHES =
  /^(?:@cuttingboard|@woodenboard|@marbleslab|@stoneslab|@plate|@tray|@bakingtray|@table|@newspaper|newspaper|rolled-up-newspaper|@scale|@crate|@basket|basket|@bucket|bucket|@barbecue|@pan|@fryingpan|@shelf|@counter)$/;
const ON_ICE = /\bon (?:crushed )?ice\b/i;
const AT_MARKET = /\b(?:fish|seafood|farmers'?|street|food)? ?market\b|\bfishmonger/i;
const SOLD =
  /\b(?:fresh|raw|whole) (?:[\w-]+ ){0,2}(?:fish|salmon|trout|cod|tuna|bass)\b|\bcatch of the day\b/i;
/** A living one does none of these. */
const STILL = /^(?:lie|sleep|idle)$/;

const isOn = ({ kind }: Relation): boolean => /^(?:on|in|inside)$/.test(kind);

/** Whether it can be food: it is no pet, has no clothes and does nothing. */
const isPlainFish = ({ glyph, word, motion, role, hasLimbs, expression }: Subject): boolean =>
  FISH.test(glyph) &&
  !TROPICAL.test(word) &&
  role === undefined &&
  hasLimbs !== true &&
  expression === null &&
  (motion === null || STILL.test(motion));

/** "a fish on a cutting board", "a boy holding a big fish", "fresh fish": it is out of the water and lies still. */
export function caughtFish(spec: PromptSpec): PromptSpec {
  const { subjects, relations, prompt, format } = spec;
  if (format !== null || !subjects.some(isPlainFish)) return spec;
  const isHeld = (subject: Subject, index: number): boolean =>
    isPlainFish(subject) &&
    relations.some(
      ({ from, to, kind }) =>
        to === index && /^(?:hold|hug)$/.test(kind) && (subjects[from]?.person ?? null) !== null,
    );
  const isCaught = (subject: Subject, index: number): boolean => {
    if (
      !isPlainFish(subject) ||
      relations.some(({ from, kind }) => from === index && kind === 'hold')
    )
      return false;
    const isServed = relations.some(
      (each) => each.from === index && isOn(each) && DISHES.test(subjects[each.to]?.glyph ?? ''),
    );
    return isServed || isHeld(subject, index) || SOLD.test(prompt) || ON_ICE.test(prompt);
  };
  const landed = withChanged(spec, isCaught, { glyph: '@rawfish', motion: null });
  const caught = subjects.some(isHeld) ? { ...landed, setting: spec.setting ?? 'pier' } : landed;
  const isHug = ({ to, kind }: Relation): boolean =>
    kind === 'hug' && caught.subjects[to]?.glyph === '@rawfish';
  return showWords(onIce(withKinds(caught, isHug, 'hold')), /^(?:fresh|raw|whole|lying|caught)$/i);
}

/** "fresh fish on ice at the market": a tray of ice, and not a land of it. */
function onIce(spec: PromptSpec): PromptSpec {
  const fish = spec.subjects.findIndex(({ glyph }) => glyph === '@rawfish');
  const isAlone = spec.subjects.every(({ glyph }) => glyph === '@rawfish' || glyph === 'ice');
  if (fish < 0 || !ON_ICE.test(spec.prompt)) return spec;
  const setting = AT_MARKET.test(spec.prompt) ? 'market' : isAlone ? 'kitchen' : null;
  const laid = withChangedAt({ ...spec, setting: setting ?? spec.setting, placeNames: [] }, fish, {
    glyph: '@fishonice',
    count: 1,
  });
  const shown = leavingOut(laid, ({ glyph }) => glyph === 'ice');
  return setting === 'market' ? showWords(shown, /^(?:fish |the )?market$/i) : shown;
}
