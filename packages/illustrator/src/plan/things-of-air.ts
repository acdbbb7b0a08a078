import { oneOf } from '../language/one-of.ts';
import type { WeatherName } from '../language/place-look.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';

const GLYPHS: Readonly<Partial<Record<WeatherName, string>>> = {
  hearts: 'red-heart',
  bubbles: 'bubbles',
  stars: 'star',
  snow: 'snowflake',
};

/** What hangs in the air, as things by themselves, by the words that the prompt has for them. */
export const thingsOfAir = (
  { weather, airs }: Pick<PromptSpec, 'weather' | 'airs'>,
  names: readonly WeatherName[],
): readonly Subject[] =>
  weather.flatMap((name) => {
    const glyph = names.includes(name) ? GLYPHS[name] : undefined;
    const word = airs.find((air) => air.weather === name)?.word ?? name;
    return glyph === undefined ? [] : [oneOf(glyph, word)];
  });
