import type { PromptSpec } from '../language/spec.ts';
import { SPINNER } from '../language/spinners.ts';
import { showWords } from './spec-changes.ts';
import { thingsOfAir } from './things-of-air.ts';

const OF_SPINNERS =
  /^(?:loading|buffering|spinners?|spinning|turning|rotating|circles?|wheel|ring|icon|indicator|symbol|dots|loading (?:spinner|circle|wheel|ring|icon))$/i;

/** "with colorful dots", "rainbow loading spinner". */
const ALL_COLOURS = /\b(?:colou?rful|multi-?colou?red|multicolou?r|rainbow)\b/i;
const RAINBOW = ['red', 'orange', 'gold', 'green', 'teal', 'blue', 'purple', 'pink'];

/** "loading spinner", "loading spinner made of stars": a ring of dots or of things, the first of them running on. */
export function asSpinner(spec: PromptSpec): PromptSpec {
  const { prompt, backdrop, colours } = spec;
  if (!SPINNER.test(prompt)) return spec;
  // The reader adds a doer for "loading", who is not in the picture.
  const subjects = spec.subjects.filter(({ word }) => word !== 'somebody');
  const isOfAllColours = ALL_COLOURS.test(prompt);
  const others = isOfAllColours ? subjects.filter(({ glyph }) => glyph !== '@rainbow') : subjects;
  // A ring has several things; a single one is a subject of its own.
  if (others.some(({ count }) => count === 1)) return spec;
  const ofAir = thingsOfAir(spec, ['hearts', 'stars', 'snow', 'bubbles']);
  return {
    ...showWords(showWords(spec, OF_SPINNERS), isOfAllColours ? ALL_COLOURS : OF_SPINNERS),
    colours: isOfAllColours ? RAINBOW : colours,
    subjects: [],
    relations: [],
    weather: [],
    setting: 'abstract',
    backdrop: backdrop ?? colours[1] ?? 'white',
    spinner: [...others, ...ofAir],
  };
}
