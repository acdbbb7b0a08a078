import { COLOURS } from '../language/colours.ts';
import type { Colour } from '../math/colour.ts';

/** Flowers of gardens: their names in prompts, as regular expressions, and their drawings. */
const FLOWERS: readonly (readonly [name: string, glyph: string])[] = [
  ['lavender', '@lavenderbush'],
  ['roses?', 'rose'],
  ['tulips?', 'tulip'],
  ['sunflowers?', 'sunflower'],
  ['hibiscus', 'hibiscus'],
  ['hyacinths?', 'hyacinth'],
  ['peon(?:y|ies)', '@peony'],
  ['dais(?:y|ies)', '@daisy'],
  ['hydrangeas?', '@hydrangea'],
  ['lil(?:y|ies)', '@lily'],
  ['popp(?:y|ies)', '@poppy'],
  ['daffodils?', '@daffodil'],
];

interface GardenFlower {
  readonly glyph: string;
  /** Null where the prompt names none: the flower keeps its own. */
  readonly colour: Colour | null;
}

const MATCHES = FLOWERS.map(([name, glyph]) => ({
  glyph,
  name: new RegExp(`(?:\\b(?<colour>\\w+) )?\\b(?:${name})\\b`, 'i'),
}));

/** The flowers that a prompt names, with their colors: "a garden with pink peonies". */
export const flowersNamed = (prompt: string): readonly GardenFlower[] =>
  MATCHES.flatMap(({ glyph, name }) => {
    const found = name.exec(prompt);
    const colour = COLOURS[found?.groups?.['colour']?.toLowerCase() ?? ''] ?? null;
    return found === null ? [] : [{ glyph, colour }];
  });
