import type { AskedCell, AskedSheet } from './divided-sheet.ts';
import { escaped } from './escaped.ts';
import { LABELLED_THINGS } from './parts-of-diagrams.ts';
import { capitalized } from './sentence-case.ts';

/** Said of a thing whose parts are named in a picture. */
const OF_PARTS =
  /\b(?:parts of (?:an? |the )?|layers of (?:the )?|anatomy of (?:an? |the )?|cross[- ]sections?(?: of (?:an? |the )?)?|cut in half|cutaway|(?:labell?ed|anatomy) (?:diagram |drawing |picture |illustration )?(?:of (?:an? |the )?)?|(?:diagram|drawing|picture|illustration) of (?:an? |the )?.* (?:with labels|labell?ed)|with labell?ed parts|(?:diagram|structure) with labels|inside (?:of )?(?:an? |the )(?=volcano|earth|plant cell))/i;
const CUT_OPEN = /^(?:cut|cross)/i;
const LABELS = /\b(?:label|parts|diagram|anatomy)/i;
/** What has no other picture than this one. */
const OWN_DIAGRAM =
  /\bplant cell (?:diagram|poster|chart)\b|\b(?:volcano|flower|plant) diagram\b|\b(?:water cycle|photosynthesis)\b(?! (?:song|game|mascot|scene))/i;

/** "parts of a flower, petal, stem and root", "volcano cross section": the thing with lines to the names of its parts. */
export function readPartsDiagram(prompt: string): AskedSheet | null {
  const said = (OF_PARTS.exec(prompt) ?? OWN_DIAGRAM.exec(prompt))?.[0];
  if (said === undefined || /(?<!\bwater )\bcycle\b/i.test(prompt)) return null;
  const thing = LABELLED_THINGS.find(({ names }) => names.test(prompt));
  const name = thing?.names.exec(prompt)?.[0];
  if (thing === undefined || name === undefined) return null;
  // "cutaway of a house": its rooms are wanted, and no names of its walls.
  if (thing.glyph === 'house' && CUT_OPEN.test(said) && !LABELS.test(prompt)) return null;
  const besideName = prompt.replace(name, ' ');
  const parts = thing.parts.map(([names, at]) => {
    const words = names.split(', ');
    return { words, at, said: words.find((word) => isIn(besideName, word)) };
  });
  const named = parts.filter((part) => part.said !== undefined);
  const shown = named.length >= 2 ? named : parts;
  const cells = shown.map(({ words, at, said: own }): AskedCell => {
    return { label: capitalized(own ?? words[0] ?? ''), thing: null, at };
  });
  return {
    title: thing.title,
    arrangement: 'parts',
    thing: thing.glyph,
    cells,
    said: [
      said,
      name,
      ...named.map((part) => part.said ?? ''),
      'labels',
      'labeled',
      'labelled',
      'parts',
    ],
  };
}

const isIn = (text: string, word: string): boolean =>
  new RegExp(String.raw`\b${escaped(word)}\b`, 'i').test(text);
