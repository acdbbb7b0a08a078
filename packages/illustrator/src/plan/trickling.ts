import { canShowFeelings } from '../language/faces.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { showInLoops, showWords } from './spec-changes.ts';

/** Things out of which something runs in every picture: drops of a faucet, the sand of an hourglass. */
const TRICKLING = /^(@faucet|hourglass-not-done)$/;
const WORDS =
  /^(?:drip|drips|dripping|leaking|leaky|running|running down|running out|trickling|trickles|flowing|falling|pouring|running through)$/i;

/** What tears do on every face that cries in a loop. */
const OF_TEARS =
  /^(?:drip|dripp|fall|roll|stream|run|flow|trickl|pour)(?:s|ing)?(?: down)?$|^(?:down )?(?:its|his|her|their) (?:face|cheeks?)$/i;

const sheds = ({ expression, person, glyph, hasLimbs }: Subject): boolean =>
  (expression === 'cry' || expression === 'joytears') &&
  (person !== null || hasLimbs === true || canShowFeelings(glyph));

/** "crying with tears dripping": drops fall in every loop. */
export const drippingTears = (spec: PromptSpec): PromptSpec =>
  /\btears?\b/i.test(spec.prompt) && spec.subjects.some(sheds) ? showInLoops(spec, OF_TEARS) : spec;

/** "a faucet dripping", "an hourglass with sand running down". */
export const trickling = (spec: PromptSpec): PromptSpec =>
  spec.subjects.some(({ glyph }) => TRICKLING.test(glyph)) ? showWords(spec, WORDS) : spec;
