import type { Expression } from '../language/expression-name.ts';
import type { PoseName } from './pose-name.ts';

const SLEEPING: ReadonlySet<PoseName> = new Set<PoseName>(['sleep', 'doze', 'slump']);

/** A face that goes with what the body does, unless the prompt names another. */
export const faceFor = (pose: PoseName | null): Expression | null =>
  pose === null ? null : SLEEPING.has(pose) ? 'asleep' : (FACES_OF_POSES[pose] ?? null);
const FACES_OF_POSES: Readonly<Partial<Record<PoseName, Expression>>> = {
  yoga: 'calm',
  pray: 'calm',
  sing: 'laugh',
  fight: 'angry',
  blow: 'blow',
  blowat: 'blow',
  kiss: 'blow',
  snuggle: 'calm',
  facepalm: 'asleep',
  shrug: 'unamused',
  fall: 'scared',
  slip: 'surprised',
};
