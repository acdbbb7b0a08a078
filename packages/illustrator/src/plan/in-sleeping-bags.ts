import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { withKinds } from './spec-changes.ts';

const STILL: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  null,
  'idle',
  'sit',
  'lie',
  'sleep',
]);

/** "a bear in a sleeping bag": the head looks out of it, and does so asleep as well. */
export function inSleepingBags(spec: PromptSpec): PromptSpec {
  const isIn = ({ from, to, kind }: Relation): boolean =>
    /^(?:in|inside)$/.test(kind) &&
    spec.subjects[to]?.glyph === '@sleepingbag' &&
    STILL.has(spec.subjects[from]?.motion ?? null);
  const nights = spec.relations.filter(isIn);
  if (nights.length === 0) return spec;
  const asThere = (subject: Subject, index: number): Subject => {
    if (nights.some(({ to }) => to === index)) return { ...subject, glyph: '@opensleepingbag' };
    if (!nights.some(({ from }) => from === index)) return subject;
    const isAsleep = subject.motion === 'sleep';
    return { ...subject, motion: 'idle', ...(isAsleep && { expression: 'asleep' as const }) };
  };
  return withKinds({ ...spec, subjects: spec.subjects.map(asThere) }, isIn, 'inside');
}
