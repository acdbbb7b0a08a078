import type { MotionName } from '../language/motion-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { LONG_BARRIERS } from '../things/barriers.ts';
import { showWords, withChanged, withChangedAt, withKinds } from './spec-changes.ts';

/** Done by those who stay behind a barrier; who jumps or climbs goes over it. */
const STAYING: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  null,
  'idle',
  'talk',
  'peer',
  'wave',
  'lean',
  'point',
]);
/** Of two neighbors who talk, and of those whose number the prompt leaves open. */
const TWO = 2;

/** "neighbors chatting over the fence", "looking over a wall": the barrier goes through the whole picture. */
export function withLongBarriers(spec: PromptSpec): PromptSpec {
  const { subjects, relations, prompt } = spec;
  const barrier = subjects.findIndex(
    (each) => each.count === 1 && isBarrier(each, prompt) && each.motion === null,
  );
  const stays = (index: number): boolean =>
    subjects[index]?.person != null && STAYING.has(subjects[index].motion);
  const behind = relations.flatMap(({ from, to, kind }) =>
    to === barrier && /^(above|behind)$/.test(kind) && stays(from) ? [from] : [],
  );
  const leans = relations.some(
    ({ from, to, kind }) =>
      to === barrier &&
      kind === 'beside' &&
      subjects[from]?.person != null &&
      subjects[from].motion === 'lean' &&
      subjects[from].count === 1,
  );
  if (barrier < 0 || (behind.length === 0 && !leans)) return spec;
  const long = withChangedAt(spec, barrier, asLong(subjects[barrier]!));
  return showWords(leans ? long : standBehind(long, barrier, behind), /^(?:over|hedges?)$/i);
}

const isBarrier = ({ glyph, word }: Subject, prompt: string): boolean =>
  LONG_BARRIERS[glyph] !== undefined &&
  (glyph !== '@bush' || /hedge/.test(word) || /\bhedges?\b/i.test(prompt));

const asLong = ({ glyph, word, colour }: Subject): Partial<Subject> => ({
  glyph: LONG_BARRIERS[glyph] ?? glyph,
  colour: colour ?? (/wooden/.test(word) ? 'brown' : null),
});

/** Those who talk with somebody at the barrier are at it as well. */
function standBehind(spec: PromptSpec, barrier: number, behind: readonly number[]): PromptSpec {
  const { subjects, relations } = spec;
  const partners = relations.flatMap(({ from, to, kind }) =>
    kind === 'beside' && behind.includes(from) && subjects[to]?.person != null ? [to] : [],
  );
  const all = [...new Set([...behind, ...partners])];
  const isOpen = ({ motion, saidCount, count }: Subject, index: number): boolean =>
    all.includes(index) && motion === 'talk' && saidCount === undefined && count > TWO;
  const placed = withKinds(
    withChanged(spec, isOpen, { count: TWO }),
    ({ from, to }) => to === barrier && all.includes(from),
    'behind',
  );
  const added = all
    .filter((from) => !relations.some((each) => each.from === from && each.to === barrier))
    .map((from) => ({ from, to: barrier, kind: 'behind' as const }));
  return { ...placed, relations: [...placed.relations, ...added] };
}
