import type { PromptSpec } from '../language/spec.ts';
import { withChanged } from './spec-changes.ts';

const DARK = /\b(?:dark fantasy|grimdark|horror|gothic (?:horror|fantasy|portrait)|sinister)\b/iu;

/** "witch, dark fantasy": those of whose feelings nothing is said do not smile. */
export const withDarkFaces = (spec: PromptSpec): PromptSpec =>
  DARK.test(spec.prompt)
    ? withChanged(
        spec,
        ({ person, expression, motion }) =>
          person !== null && expression === null && motion === null,
        { expression: 'unamused' },
      )
    : spec;
