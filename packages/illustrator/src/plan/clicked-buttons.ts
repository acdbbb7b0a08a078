import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { showInLoops, showWords, withChanged } from './spec-changes.ts';

const CLICKS =
  /\b(?:click(?:s|ed|ing)?|press(?:es|ed|ing)?|tap(?:s|ped|ping)?|push(?:es|ed|ing)|hit(?:s|ting)?|cursor|mouse)\b/iu;
const OF_CLICKS = /^(?:being )?(?:click|press|tap|push|hit)(?:s|es|ed|ing|ped|ping|ting)?$/iu;
const OF_CURSOR = /^(?:mouse )?(?:cursor|pointer|finger|hand|mouse)$/iu;

/** "subscribe button being clicked": a hand clicks it, and it gives way. */
export function clickedButtons(spec: PromptSpec): PromptSpec {
  const isClicked = ({ glyph }: Subject): boolean => /^@(?:web|push)button$/.test(glyph);
  if (!spec.subjects.some(isClicked) || !CLICKS.test(spec.prompt)) return spec;
  const clicked = withChanged(spec, isClicked, { motion: 'click' });
  return showWords(showInLoops(clicked, OF_CLICKS), OF_CURSOR);
}
