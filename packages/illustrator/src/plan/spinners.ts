import { oneOf } from '../language/one-of.ts';
import type { PromptSpec, WeatherName } from '../language/spec.ts';
import { SPINNER } from '../language/spinners.ts';
import { showWords } from './spec-changes.ts';

const OF_SPINNERS =
  /^(?:loading|buffering|spinners?|spinning|turning|rotating|circles?|wheel|ring|icon|indicator|symbol|dots|loading (?:spinner|circle|wheel|ring|icon))$/i;
const OF_THE_AIR: Readonly<Partial<Record<WeatherName, string>>> = {
  hearts: 'red-heart',
  stars: 'star',
  snow: 'snowflake',
  bubbles: 'bubbles',
};

/** "loading spinner", "loading spinner made of stars": a ring of dots or of things, the first of them running on. */
export function asSpinner(spec: PromptSpec): PromptSpec {
  const { prompt, subjects, weather, airs, backdrop, colours } = spec;
  // Who is there besides is the subject.
  if (!SPINNER.test(prompt) || subjects.some(({ count }) => count === 1)) return spec;
  const ofAir = weather.flatMap((name) => {
    const glyph = OF_THE_AIR[name];
    const word = airs.find((air) => air.weather === name)?.word ?? name;
    return glyph === undefined ? [] : [{ ...oneOf(glyph), word }];
  });
  return {
    ...showWords(spec, OF_SPINNERS),
    subjects: [],
    relations: [],
    weather: [],
    setting: 'abstract',
    backdrop: backdrop ?? colours[1] ?? 'white',
    spinner: [...subjects, ...ofAir],
  };
}
