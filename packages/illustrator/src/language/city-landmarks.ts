import type { Item } from './sense.ts';
import type { Cast } from './subjects.ts';

/** A city is known by a building, which then stands behind everything else. */
const LANDMARKS: Readonly<Record<string, string>> = {
  paris: '@eiffel',
  london: '@clocktower',
  rome: '@colosseum',
  sydney: '@operahouse',
  berlin: '@columngate',
  'new york': '@liberty',
  'new york city': '@liberty',
  nyc: '@liberty',
  manhattan: '@liberty',
  tokyo: 'tokyo-tower',
  asakusa: '@kaminarimon',
  kamakura: '@greatbuddha',
  egypt: '@pyramid',
  cairo: '@pyramid',
  agra: '@tajmahal',
  india: '@tajmahal',
  'san francisco': '@goldengate',
  rio: '@spreadstatue',
  'rio de janeiro': '@spreadstatue',
};

const STATUES: ReadonlySet<string> = new Set(['@liberty', '@spreadstatue']);

/** @returns the words of the prompt that named a city whose landmark is now in the cast */
export function showLandmarks(sentence: readonly Item[], cast: Cast): readonly Item[] {
  return sentence.filter((item) => {
    const glyph = LANDMARKS[item.text];
    if (glyph === undefined) return false;
    if (cast.subjects.some((subject) => subject.glyph === glyph)) return true;
    // "rio with the statue" means the statue of the city.
    if (STATUES.has(glyph) && cast.subjects.some((subject) => subject.glyph === '@statue')) {
      cast.reshapeAll('@statue', glyph);
      return true;
    }
    return cast.addOne(glyph, item).length > 0;
  });
}
