import type { MotionName, PromptSpec } from './spec.ts';

const SILL = /window ?sill|window ledge/;
const IN_THE_WINDOW: ReadonlySet<MotionName | null> = new Set<MotionName>(['sit', 'sleep', 'lie']);

/** What somebody does that sits or lies there. */
const AT_REST: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  null,
  'idle',
  'sit',
  'sleep',
  'lie',
  'peer',
]);

/** Whether the first animal sits or lies on the sill of a window. */
export const isAtWindow = ({
  subjects: [first],
  placeNames,
  sights,
}: Pick<PromptSpec, 'subjects' | 'placeNames' | 'sights'>): boolean =>
  first !== undefined &&
  first.person === null &&
  AT_REST.has(first.motion) &&
  placeNames.some(
    (name) =>
      SILL.test(name) ||
      (name === 'window' && sights.length === 0 && IN_THE_WINDOW.has(first.motion)),
  );
