import type { PromptSpec } from '../language/spec.ts';
import { withChanged } from './spec-changes.ts';

/** "a tired man asleep at his desk": who sleeps already has closed eyes. */
export const closeEyesOfSleepers = (spec: PromptSpec): PromptSpec =>
  withChanged(spec, ({ motion, expression }) => motion === 'sleep' && expression === 'sleepy', {
    expression: 'asleep',
  });
