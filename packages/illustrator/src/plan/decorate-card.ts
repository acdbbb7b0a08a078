import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import { isCertificate } from './card-look.ts';
import { pricedLines } from './priced-lines.ts';

/** What an invitation is to, or a card for, that is no holiday of its own. */
const PARTY =
  /\b(?:(?:baby|bridal) shower|party|gender reveal|graduat\w+|congrat\w+|retirement|housewarming|sleepover|anniversary|well done|you did it|invited)\b/iu;
const ROMANTIC = /\b(?:wedding|save the date|engagement|love|married)\b|&/iu;

/** What a menu has takes the room of flowers. */
const hasLines = (caption: string): boolean => pricedLines(caption).length > 0;

/**
 * Cards that are no holiday's: bunting over the picture of a party, and around words alone party poppers with
 * confetti, flowers or leaves.
 */
export function decorateCard(spec: PromptSpec): PromptSpec {
  const { caption, festival, format, garlands = [], subjects, setting } = spec;
  if (format !== 'card' || festival !== null || caption === null) return spec;
  const isParty = PARTY.test(caption);
  const decorated =
    isParty && garlands.length === 0 ? { ...spec, garlands: ['bunting' as const] } : spec;
  if (subjects.length > 0 || setting !== null || isCertificate(spec) || hasLines(caption))
    return decorated;
  const isRomantic = ROMANTIC.test(caption);
  if (isParty && !isRomantic)
    return {
      ...decorated,
      subjects: [oneOf('party-popper', 'party poppers')],
      weather: ['confetti'],
    };
  return { ...decorated, subjects: [oneOf(isRomantic ? '@peony' : 'herb', 'flowers')] };
}
