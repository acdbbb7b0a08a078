import type { PromptSpec } from '../language/spec.ts';
import { isRelated, leavingOut } from './spec-changes.ts';

/** What a juggler has where the prompt names nothing. */
const USUAL = 'baseball';
const BALLS = /ball$|^(?:tangerine|red-apple|green-apple|lemon|egg|@\w*ball)$/;

/** "a juggling clown, three balls": they are what is juggled, and lie nowhere. */
export function juggleThings(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const juggler = subjects.findIndex(({ motion }) => motion === 'juggle');
  const balls = subjects.findIndex(
    ({ glyph, count }, index) => count > 1 && BALLS.test(glyph) && !isRelated(spec, index),
  );
  const usual = relations.find(
    ({ from, to, kind }) =>
      from === juggler && kind === 'hold' && subjects[to]?.glyph === USUAL && to !== balls,
  );
  if (juggler < 0 || balls < 0 || usual === undefined) return spec;
  const related = {
    ...spec,
    relations: [...relations, { from: juggler, to: balls, kind: 'hold' as const }],
  };
  return leavingOut(related, (_, index) => index === usual.to);
}
