import { has, type Item } from './sense.ts';

/** A stretch between commas that ends so says how the picture is made. */
const MANNER_HEADS =
  /^(?:textures?|palettes?|tones?|colou?rs|hues|photography|photograph|photo|shots?|lens|lenses|quality|renders?|rendering|realism|magazine|editorial|advertising|advertisement|campaign|illustrations?|artwork|art|drawing|linework|layout|composition|perspective|geometry|symmetry|contrast|grain|edges|lines|brushwork|strokes|details?|focus|blur|grading|exposure|finish|effects?|animation|motion|resolution|angle|framing|proportions|shading|shadows|page|encyclopedia)$/;
/** Words that are things in such a stretch, and then belong to it. */
const LONGEST = 4;

/**
 * "textured washi paper, eye level shot, interior magazine": what stretches behind the first one say of the manner is no thing of the picture
 * and no place. Their words of style, color and hour stay.
 */
export function withoutThingsOfManner(sentence: readonly Item[]): readonly Item[] {
  const ends = sentence.flatMap((item, i) => (item.isBreak ? [i] : []));
  const manner = new Set<Item>();
  for (const [n, start] of ends.entries()) {
    const stretch = sentence.slice(start + 1, ends[n + 1]);
    const head = stretch.at(-1);
    if (head === undefined || stretch.length > LONGEST || !MANNER_HEADS.test(lastWord(head)))
      continue;
    // "a girl in a photo", "reading a magazine" are things.
    const isScene = stretch.some(
      (item) =>
        has(item, 'determiner') ||
        has(item, 'relation') ||
        has(item, 'verb') ||
        has(item, 'number'),
    );
    if (!isScene) for (const item of stretch) manner.add(item);
  }
  if (manner.size === 0) return sentence;
  return sentence.map((item) =>
    manner.has(item)
      ? {
          ...item,
          senses: item.senses
            .filter(isOfManner)
            .concat(item.senses.some(isOfManner) ? [] : [{ kind: 'adjective' }]),
        }
      : item,
  );
}

const isOfManner = ({ kind }: Item['senses'][number]): boolean =>
  kind !== 'noun' && kind !== 'setting' && kind !== 'gathering';

const lastWord = ({ text }: Item): string => text.split(' ').at(-1) ?? '';
