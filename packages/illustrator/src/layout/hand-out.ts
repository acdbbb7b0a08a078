import type { Relation } from '../language/relation.ts';
import { clamp } from '../math/periodic.ts';
import { HEIGHTS, NEARER } from './close-pairs.ts';
import type { DeedScene } from './deed-scene.ts';
import { groundBefore } from './frame-measures.ts';
import { heightAmongPeople } from './height.ts';
import type { Placement } from './placement.ts';

/** There is no other who gives, and only one who gets something. */
export const isGivenToOne = (
  giver: number,
  placements: readonly Placement[],
  relations: readonly Relation[],
): boolean =>
  placements.filter(({ motion }) => motion === 'give').length === 1 &&
  placements.filter(({ subject }) => isGivenTo(subject, giver, relations)).length === 1;

const isGivenTo = (taker: number, giver: number, relations: readonly Relation[]): boolean =>
  relations.some(({ from, to, kind }) => kind === 'beside' && to === taker && from === giver);

/** Where the single giver and the first receiver stand, and the others behind that one. */
const ONE_GIVES = { giver: 0.22, taker: 0.5, others: 0.22, last: 0.88 } as const;

/** Those who get something from one stand close to each other. */
function placeInRow(place: number, count: number, givers: number): number {
  if (givers > 1) return (place + 0.5) / count;
  if (place === 0) return ONE_GIVES.giver;
  const step = Math.min(ONE_GIVES.others, (ONE_GIVES.last - ONE_GIVES.taker) / (count - 2));
  return ONE_GIVES.taker + (place - 1) * step;
}

/** Several who give stand at both ends, those who get something between them. */
export function handOut(
  placements: Placement[],
  { cast, frame, relations }: DeedScene,
): Placement[] {
  const givers = placements.filter(({ motion }) => motion === 'give');
  const receivers = placements.filter(({ subject }) =>
    givers.some((giver) => isGivenTo(subject, giver.subject, relations)),
  );
  if (givers.length + receivers.length < 3 || receivers.length === 0) return placements;
  const count = Math.min(2, givers.length) + receivers.length;
  const adult = clamp(0.92 / (count * 0.6), 0.2, 0.36);
  const y = groundBefore(frame, NEARER);
  const row = [givers[0], ...receivers, givers[1]].filter((each) => each !== undefined);
  return placements.map((each) => {
    const place = row.indexOf(each);
    const isGiver = givers.includes(each);
    if (place < 0 && !isGiver) return each;
    const own = adult * heightAmongPeople(each, cast, HEIGHTS);
    const spare = givers.indexOf(each);
    // The third one helps from behind.
    const x = place < 0 ? 0.3 + 0.4 * (spare % 2) : placeInRow(place, row.length, givers.length);
    const isLeft = place < row.length / 2;
    return {
      ...each,
      x,
      y: place < 0 ? y - 0.08 : y,
      size: own,
      airborne: false,
      facing: (givers.length === 1 ? isGiver : isGiver === isLeft) ? 'right' : 'left',
      order: place < 0 ? 48 : 52,
      pose: isGiver ? 'give' : place === 1 || place === row.length - 2 ? 'take' : 'idle',
    };
  });
}
