import type { MotionName } from './motion-name.ts';
import type { PromptSpec } from './spec.ts';

const SILL = /window ?sill|window ledge/;
const IN_THE_WINDOW: ReadonlySet<MotionName | null> = new Set<MotionName>([
  'sit',
  'sleep',
  'lie',
  'idle',
  'peer',
]);

/** What somebody does that sits or lies there. */
const AT_REST: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  null,
  'idle',
  'sit',
  'sleep',
  'lie',
  'peer',
]);

const IN_IT =
  /\b(?:in|at) (?:the|a|an?) (?:\w+ )?window\b|\b(?:look|star|gaz|peer|watch)\w*\b[^,.]*\b(?:out(?: of)?|through) (?:the|a|an?) (?:\w+ )?window\b/iu;

/** Whether the first animal sits or lies on the sill of a window. */
export const isAtWindow = ({
  subjects: [first],
  placeNames,
  prompt,
}: Pick<PromptSpec, 'subjects' | 'placeNames' | 'prompt'>): boolean =>
  first !== undefined &&
  first.person === null &&
  !first.glyph.endsWith('bed') &&
  AT_REST.has(first.motion) &&
  placeNames.some(
    (name) =>
      SILL.test(name) ||
      (name === 'window' && (IN_THE_WINDOW.has(first.motion) || IN_IT.test(prompt))),
  );
