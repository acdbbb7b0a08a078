import type { Expression } from '../language/expression-name.ts';
import type { PoseName } from './pose-name.ts';

/** A face that goes with what the body does. */
const faceFor = (pose: PoseName | null): Expression | null =>
  pose === null ? null : (FACES_OF_POSES[pose] ?? null);

/** Faces of those who are tired, with closed or half closed eyes. */
const DOZING: ReadonlySet<Expression> = new Set<Expression>(['sleepy', 'asleep']);

/** The face of a figure: a tired one does not smile behind the palm at its forehead. */
export const faceOf = (
  said: Expression | null,
  pose: PoseName,
  hands: PoseName | null,
): Expression | null =>
  said === null || (pose === 'facepalm' && DOZING.has(said))
    ? (faceFor(pose) ?? faceFor(hands))
    : said;

const FACES_OF_POSES: Readonly<Partial<Record<PoseName, Expression>>> = {
  sleep: 'asleep',
  doze: 'asleep',
  slump: 'asleep',
  yoga: 'calm',
  treepose: 'calm',
  warriorpose: 'calm',
  lotuspose: 'calm',
  pray: 'calm',
  sing: 'laugh',
  fight: 'angry',
  blow: 'blow',
  blowat: 'blow',
  kiss: 'blow',
  snuggle: 'calm',
  facepalm: 'unamused',
  shrug: 'unamused',
  fall: 'scared',
  slip: 'surprised',
};
