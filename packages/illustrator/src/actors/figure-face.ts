import type { Expression } from '../language/expression-name.ts';
import type { PoseName } from './pose-name.ts';

/** A face that goes with what the body does, unless the prompt names another. */
export const faceFor = (pose: PoseName | null): Expression | null =>
  pose === null ? null : (FACES_OF_POSES[pose] ?? null);

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
  facepalm: 'asleep',
  shrug: 'unamused',
  fall: 'scared',
  slip: 'surprised',
};
