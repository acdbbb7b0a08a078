import { colourListFrom } from './listed-colours.ts';
import { FORMAT_OF } from './presentation.ts';
import { has, type Item, senseOf } from './sense.ts';

const isThing = (item: Item | undefined): item is Item =>
  item !== undefined &&
  !item.isBreak &&
  !FORMAT_OF.has(item.text) &&
  !has(item, 'colour') &&
  senseOf(item, 'noun')?.glyph != null;

/** Where the colors right behind a thing end that end a clause; null: there are none. */
function endOfColours(sentence: readonly Item[], from: number): number | null {
  if (!has(sentence[from], 'colour')) return null;
  const { colours, end } = colourListFrom(sentence, from);
  if (colours.some(({ article }) => article !== null)) return null;
  return (sentence[end]?.isBreak ?? true) ? end : null;
}

/** "balloons pink and blue": the colors of a thing that stand behind it are read before it. */
export function withColoursBehind(sentence: readonly Item[]): readonly Item[] {
  const at = sentence.findIndex(
    (item, i) =>
      isThing(item) && !has(sentence[i - 1], 'colour') && endOfColours(sentence, i + 1) !== null,
  );
  const thing = sentence[at];
  const end = endOfColours(sentence, at + 1);
  if (thing === undefined || end === null) return sentence;
  return [...sentence.slice(0, at), ...sentence.slice(at + 1, end), thing, ...sentence.slice(end)];
}
