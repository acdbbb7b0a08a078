import type { AskedSheet } from './divided-sheet.ts';
import { numberSaid } from './numbers.ts';

const CUT =
  /\b(?:pizza|pie|cake|circle)\b.*?\b(?:cut|divided|split|sliced) (?:in|into) (\w+)(?: (?:equal )?(?:slices?|pieces?|parts?))?\b/iu;
const MISSING =
  /\b(\w+) (?:(?:slices?|pieces?|parts?|of them) )?(?:are |is )?(?:missing|gone|eaten|taken|removed)\b/iu;
const LEFT =
  /\b(\w+) (?:(?:slices?|pieces?|parts?) )?(?:are |is )?(?:left|shaded|colou?red|remaining)\b/iu;
/** "3/4 of a pizza", "pizza showing 3/4". */
const WRITTEN = /\b(\d{1,2})\/(\d{1,2})\b/u;
const [FEWEST, MOST] = [2, 12] as const;

/** "cut into a heart" says no number. */
const numberOf = (word = ''): number | null => (word === 'a' ? null : numberSaid(word));

/** "fractions: a pizza cut into eight slices, three missing": a pizza from above with the fraction beside it. */
export function readFraction(prompt: string): AskedSheet | null {
  const fraction = /\bfractions?\b/i.exec(prompt)?.[0];
  const written = fraction === undefined ? null : WRITTEN.exec(prompt);
  const cut = CUT.exec(prompt);
  const all = numberOf(written?.[2] ?? cut?.[1]);
  const missing = MISSING.exec(prompt);
  const left = LEFT.exec(prompt);
  if (all === null || all < FEWEST || all > MOST || !/\b(?:pizza|pie)\b/i.test(prompt)) return null;
  const rest = numberOf(written?.[1] ?? left?.[1]) ?? all - (numberOf(missing?.[1]) ?? 0);
  if (rest < 1 || rest > all || (rest === all && fraction === undefined)) return null;
  const cells = Array.from({ length: all }, (_, i) => ({
    label: null,
    thing: null,
    copies: i < rest ? 1 : 0,
  }));
  const said = [fraction, written?.[0], cut?.[0], missing?.[0], left?.[0], 'pizza'];
  return {
    title: `${rest}/${all}`,
    arrangement: 'slices',
    cells,
    said: said.map((part) => part ?? ''),
  };
}
