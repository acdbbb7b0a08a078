import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { inSteps, withChanged } from './spec-changes.ts';

const BALL = /ball$/;
const FLIPS = /^flip/i;

/** Whether a subject that does nothing by itself stands beside one that does this. */
const isObjectOf =
  ({ subjects, relations }: PromptSpec, does: (doer: Subject, said: string) => boolean) =>
  ({ motion }: Subject, index: number): boolean =>
    motion === null &&
    relations.some(({ from, to, kind, said }) => {
      const doer = subjects[from];
      return to === index && kind === 'beside' && !!doer && does(doer, said?.text ?? '');
    });

/** "a boy kicking a ball": it flies off, and rolls back. */
function kickedBalls(spec: PromptSpec): PromptSpec {
  const isKicked = isObjectOf(spec, ({ motion, count }) => motion === 'kick' && count === 1);
  return withChanged(
    spec,
    (each, index) => BALL.test(each.glyph) && each.count === 1 && isKicked(each, index),
    { motion: 'kicked' },
  );
}

/** "a man flipping a table": it turns over in the air, and not he. */
function flippedFurniture(spec: PromptSpec): PromptSpec {
  const isFlipped = isObjectOf(
    spec,
    ({ motion, person }, said) => motion === 'toss' && person !== null && FLIPS.test(said),
  );
  return withChanged(spec, isFlipped, { motion: 'tumble' });
}

/** "a dog catching a frisbee": it leaps for what is in its mouth. */
function leapingCatchers(spec: PromptSpec): PromptSpec {
  const isHeld = (index: number): boolean =>
    spec.relations.some(({ from, kind }) => from === index && kind === 'hold');
  const catches = ({ person, motion, hasLimbs }: Subject, index: number): boolean =>
    person === null && motion === 'catch' && hasLimbs !== true && isHeld(index);
  return withChanged(spec, catches, { motion: 'jump' });
}

/** "a dog chasing a ball": the ball rolls on before it. */
function chasedBalls(spec: PromptSpec): PromptSpec {
  const chased = (index: number): boolean =>
    spec.relations.some(
      ({ from, to, said }) =>
        to === index && spec.subjects[from]?.motion === 'run' && /^chas/i.test(said?.text ?? ''),
    );
  return withChanged(
    spec,
    ({ glyph, motion }, index) =>
      BALL.test(glyph) && (motion === null || motion === 'run') && chased(index),
    { motion: 'spin' },
  );
}

/** "a pizza spinning": its whole disc is seen. */
const spunPizzas = (spec: PromptSpec): PromptSpec =>
  withChanged(spec, ({ glyph, motion }) => /^@?pizza$/.test(glyph) && motion === 'spin', {
    glyph: '@pizzaabove',
  });

/** What people kick or turn over moves as well. */
export const struckThings = (spec: PromptSpec): PromptSpec =>
  inSteps(spec, [kickedBalls, chasedBalls, flippedFurniture, leapingCatchers, spunPizzas]);
