import { isOfSomebody } from './limbed-things.ts';
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
    if (isDone || expression !== null) cast.giveLimbs(index);
  }
}

/** "a pancake flipping": nothing else is there that it could toss. */
function isTossed(cast: Cast, index: number): boolean {
  return !cast.relations.some(({ from, kind }) => from === index && kind === 'hold');
}
