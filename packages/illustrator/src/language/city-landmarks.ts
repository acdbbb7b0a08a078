import type { Item } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import type { Cast } from './subjects.ts';

/** A city is known by a building, which then stands behind everything else. */
const LANDMARKS: Readonly<Record<string, string>> = {
  paris: '@eiffel',
  parisian: '@eiffel',
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
  pisa: '@leaningtower',
  barcelona: '@basilica',
  moscow: '@oniondomes',
  dubai: '@needletower',
  'rio de janeiro': '@spreadstatue',
};

/** Places in the open air that lie in cities as well, with their landmarks behind them. */
export const OPEN_PLACES_OF_CITIES: ReadonlySet<SettingName | null> = new Set<SettingName | null>([
  'beach',
  'park',
  'garden',
]);

/** Whether a word is the name of a city that is known by a building. */
export const isCityWithLandmark = (text: string): boolean => Object.hasOwn(LANDMARKS, text);

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
