import { clamp } from '../math/periodic.ts';
import { isAnimate, isPersonAt } from './cast.ts';
import { HEIGHTS, NEARER } from './close-pairs.ts';
import type { DeedScene } from './deed-scene.ts';
import { groundBefore } from './frame-measures.ts';
import { heightAmongPeople } from './height.ts';
import { isOnGround, type Placement } from './placement.ts';

/** "throws a ball to", "tossing her bouquet at": the catchers are named behind these words. */
const THROWN =
  /\b(?:throw|threw|toss|hurl|pass|pitch)(?:s|es|ing)? (?:(?!to |at |towards? )[\p{L}-]+ ){1,5}?(?<way>to|at|towards?) (?<whom>[\p{L}’' -]+)/iu;
const THROWER = 0.2;
/** Where those who catch stand, from the first to the last. */
const CATCHERS = { first: 0.6, last: 0.88, alone: 0.76, farther: 0.05 } as const;
const MOST = 5;

/** Who throws something to others stands on one side, and they reach for it on the other side. */
export function throwToOthers(placements: Placement[], scene: DeedScene): Placement[] {
  const { cast, frame, prompt } = scene;
  const { way, whom = '' } = THROWN.exec(prompt)?.groups ?? {};
  const throwers = placements.filter(({ motion, held }) => motion === 'throw' && held.length > 0);
  const [thrower, ...more] = throwers;
  if (way === undefined || thrower === undefined || more.length > 0) return placements;
  const isCatching = (placement: Placement): boolean => {
    const member = cast.members[placement.subject];
    if (member === undefined || !isAnimate(member) || !isOnGround(placement)) return false;
    const name = member.subject.source ?? member.subject.word;
    return whom.toLowerCase().includes(name.toLowerCase());
  };
  const catchers = placements.filter((each) => each !== thrower && isCatching(each));
  if (catchers.length === 0 || catchers.length > MOST) return placements;
  const adult = clamp(0.92 / ((catchers.length + 1) * 0.62), 0.26, 0.38);
  const y = groundBefore(frame, NEARER);
  const step = (CATCHERS.last - CATCHERS.first) / Math.max(1, catchers.length - 1);
  return placements.map((each) => {
    const size = adult * heightAmongPeople(each, cast, HEIGHTS);
    const base = { ...each, size, airborne: false, attends: null };
    if (each === thrower) return { ...base, x: THROWER, y, facing: 'right' as const, order: 53 };
    const place = catchers.indexOf(each);
    if (place < 0) return each;
    const isPerson = isPersonAt(cast, each.subject);
    const reaches = isPerson && way === 'to' && each.motion === 'idle';
    return {
      ...base,
      x: catchers.length === 1 ? CATCHERS.alone : CATCHERS.first + step * place,
      y: y - (place % 2) * CATCHERS.farther,
      facing: 'left' as const,
      order: 52 - (place % 2) - place * 0.01,
      ...(reaches && { motion: 'cheer' as const }),
    };
  });
}
