import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import { isDone } from '../language/words-in-english.ts';
import { isRelated, withChangedAt, withGlyphs, withLandform, withThing } from './spec-changes.ts';

/** Birds that are drawn in flight, and their drawings with folded wings. */
const AT_REST: Readonly<Record<string, string>> = {
  eagle: '@restingeagle',
  dove: '@restingdove',
};
const RESTING: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  null,
  'idle',
  'sit',
  'sleep',
]);
const FLIES = /^(?:flap|fly|land|take|hover|soar|swoop|circl)/i;
const ON_ROCK =
  /\b(?:on|atop|on top of) (?:an? |the )(?:[\w-]+ ){0,2}(?:cliff|cliffs|ledge|crag|rock face|precipice)\b/i;
const PERCHES = /\b(?:perch|sit|sat|stand|rest|nest|sleep)\w* (?:on|atop)\b/i;

/** Birds that fly otherwise rest on what the prompt says they are on: a branch, an arm, a cliff. */
export function restingBirds(spec: PromptSpec): PromptSpec {
  const placed = loveBirds(onRock(spec));
  const isResting = (index: number): boolean => {
    const { motion = null } = placed.subjects[index] ?? {};
    return RESTING.has(motion) && placed.relations.some((each) => carries(each, index, placed));
  };
  return withGlyphs(placed, ({ glyph }, index) => (isResting(index) ? AT_REST[glyph] : undefined));
}

const OF_LOVE = /\b(?:valentine[’']?s?|love|anniversary|wedding|engaged|engagement)\b/iu;

/** On a card about love two birds sit side by side on a branch. */
function loveBirds(spec: PromptSpec): PromptSpec {
  const [bird, ...others] = spec.subjects;
  const isPair = bird?.glyph === 'bird' && bird.count === 2 && others.length === 0;
  if (!isPair || spec.format !== 'card' || !OF_LOVE.test(spec.prompt)) return spec;
  if (!RESTING.has(bird.motion) || isRelated(spec, 0) || isDone(spec, FLIES)) return spec;
  return withThing(spec, '@branch', [{ from: 0, kind: 'on' }]);
}

/** Whether a relation says that the one at an index is on something, or in somebody's hand. */
function carries({ from, to, kind }: Relation, index: number, spec: PromptSpec) {
  if (isDone(spec, FLIES)) return false;
  const { subjects } = spec;
  const isOn = from === index && kind === 'on';
  return isOn || (to === index && kind === 'hold' && subjects[from]?.person != null);
}

/** "an eagle on a cliff": other land has no rock to sit on, and the bird gets one of its own. */
function onRock(spec: PromptSpec): PromptSpec {
  const [bird] = spec.subjects;
  const isBird = bird !== undefined && AT_REST[bird.glyph] !== undefined && bird.count === 1;
  if (!isBird || isRelated(spec, 0) || !ON_ROCK.test(spec.prompt)) return spec;
  const isPerched = bird.motion === 'float' && PERCHES.test(spec.prompt);
  if (!isPerched && !RESTING.has(bird.motion)) return spec;
  const still = withChangedAt(spec, 0, { motion: 'sit' });
  const glyph = AT_REST[bird.glyph] ?? bird.glyph;
  // The picture has the cliff already.
  if (spec.setting === 'cliff') {
    const perched = withChangedAt(still, 0, { glyph });
    return { ...perched, landforms: withLandform(spec.landforms, 'summit') };
  }
  return withThing(still, '@crag', [{ from: 0, kind: 'on' }]);
}
