import type { PromptSpec } from '../language/spec.ts';
import { showWords } from './spec-changes.ts';

/** Things out of which something runs in every picture: drops of a faucet, the sand of an hourglass. */
const TRICKLING = /^(@faucet|hourglass-not-done)$/;
const WORDS =
  /^(?:drip|drips|dripping|leaking|leaky|running|running down|running out|trickling|trickles|flowing|falling|pouring|running through)$/i;

/** "a faucet dripping", "an hourglass with sand running down". */
export const trickling = (spec: PromptSpec): PromptSpec =>
  spec.subjects.some(({ glyph }) => TRICKLING.test(glyph)) ? showWords(spec, WORDS) : spec;
