import type { PromptSpec } from '../language/spec.ts';
import { withChanged } from './spec-changes.ts';

const HOLDS_HAT =
  /\b(?:hold(?:s|ing)?(?: on to| onto| down)?|touch(?:es|ing)?|tip(?:s|ping)?|clutch(?:es|ing)) (?:her|his|their|my|the) (?:[\w-]+ )?(?:hat|cap|bonnet)s?\b/i;

/** "a woman holding her hat in the wind": the hat is on the head, and a hand at it. */
export const holdingHats = (spec: PromptSpec): PromptSpec =>
  HOLDS_HAT.test(spec.prompt)
    ? withChanged(spec, ({ person, motion }) => person !== null && motion === null, {
        motion: 'salute',
      })
    : spec;
