import { isOfSomebody } from './limbed-things.ts';
import type { MotionName } from './motion-name.ts';
import type { Cast } from './subjects.ts';

const CHILDREN = new Set(['baby', 'child', 'boy', 'girl']);

/** Children in the picture of a mother or a father are theirs. */
export function joinFamily(cast: Cast): void {
  if (!cast.subjects.some(({ person }) => person?.isKin)) return;
  for (const subject of cast.subjects) {
    if (!subject.person || !CHILDREN.has(subject.glyph)) continue;
    subject.person = { ...subject.person, isKin: true };
  }
}

/** Gives a suggested motion to the subjects that have none. */
export function followSuggestions(cast: Cast): void {
  for (const [index, motion] of cast.suggested) {
    const subject = cast.subjects[index];
    if (!subject) continue;
    // "a golfer swinging".
    const isSwing =
      (motion === 'strike' && subject.motion === 'swing') ||
      (motion === 'twirl' && subject.motion === 'dance');
    subject.motion = isSwing ? motion : (subject.motion ?? motion);
  }
}

/** Gives limbs to the things that act or feel like somebody. */
export function animateThings(cast: Cast): void {
  for (const [index, { motion, expression }] of cast.subjects.entries()) {
    const isDone = isOfSomebody(motion) && !(motion === 'toss' && isTossed(cast, index));
    if (isDone || expression !== null || usesHands(cast, index)) cast.giveLimbs(index);
  }
}

const WITH_HANDS = /^(?:play|read|drink|sip|eat|writ|knit|paint|hold|carr|lift|wav|rais)/;
const DONE_TO_FOOD: ReadonlySet<MotionName> = new Set<MotionName>([
  'stir',
  'chop',
  'knead',
  'pour',
  'fill',
  'grill',
  'panflip',
  'toast',
  'eat',
  'drink',
]);
/** They get limbs for what is done with hands. Other things need none: a vase holds flowers, a laptop plays a film. */
const GETS_LIMBS = /^(?:food-|plant-|heart|sky-weather)/;

/** "a cactus playing guitar", "a donut reading a book": a fruit or a plant that has something in its hands. */
function usesHands({ subjects, relations, tools, vocabulary }: Cast, index: number): boolean {
  const glyph = subjects[index]?.glyph ?? '';
  if (
    !GETS_LIMBS.test(vocabulary.categoryOf(glyph) ?? '') &&
    !/^@?(?:coffee|star|sun|moon)$/.test(glyph)
  )
    return false;
  const holds = relations.some(
    ({ from, kind, said }) =>
      from === index && kind === 'hold' && WITH_HANDS.test(said?.text ?? ''),
  );
  // Food is stirred, and does not stir.
  if (holds || DONE_TO_FOOD.has(subjects[index]?.motion ?? 'idle')) return holds;
  return tools.some(
    ({ subject, tool, isOfRole }) =>
      subject === index && tool.relation === 'hold' && isOfRole !== true,
  );
}

/** "a pancake flipping": nothing else is there that it could toss. */
function isTossed(cast: Cast, index: number): boolean {
  return !cast.relations.some(({ from, kind }) => from === index && kind === 'hold');
}
