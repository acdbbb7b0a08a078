import { colourOf } from './grounds.ts';
import type { WeatherName } from './place-look.ts';
import { type Item, senseOf } from './sense.ts';

/** What tumbles down in pieces that have a color. */
const IN_PIECES: ReadonlySet<WeatherName> = new Set<WeatherName>(['confetti', 'petals', 'leaves']);
/** Said between the color and the pieces: "gold falling confetti". */
const MOVED = /^(?:falling|flying|floating|raining|sparkling|shiny)$/;

/** The color right before what is in the air: "gold confetti"; null: it has its own. */
export function colourOfAir(
  sentence: readonly Item[],
  { value, item }: { readonly value: WeatherName; readonly item: Item },
): Item | null {
  if (!IN_PIECES.has(value)) return null;
  const at = sentence.indexOf(item);
  const before = sentence[MOVED.test(sentence[at - 1]?.text ?? '') ? at - 2 : at - 1];
  return before === undefined || before.isBreak || senseOf(before, 'colour') === undefined
    ? null
    : before;
}

/** The name of that color. */
export function colourNameOfAir(
  sentence: readonly Item[],
  air: { readonly value: WeatherName; readonly item: Item },
): string | null {
  const colour = colourOfAir(sentence, air);
  return colour && colourOf(colour);
}
