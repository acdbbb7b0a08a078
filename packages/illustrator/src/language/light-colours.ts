import { COLOURS } from './colours.ts';
import { isIndoors } from './indoors.ts';
import { has, type Item, senseOf } from './sense.ts';
import type { Sentence } from './sentence.ts';
import type { SettingName } from './setting-name.ts';
import type { WordAccount } from './word-account.ts';

const LIGHT =
  /^(light|lights|lighting|glow|glowing light|led light|led lights|leds|neon light|neon lights|neon glow|ambience|ambiance|ambient light|ambient lighting|mood lighting|illumination|hue|hues|tones|haze)$/;
const BETWEEN =
  /^(neon|led|leds|soft|ambient|moody|dim|mood|warm|cool|glowing|bright|deep|light|lights|lighting|glow|cinematic)$/;
/** "bathed in red", "lit in purple". */
const BATHED = /^(bathed|lit|drenched|soaked|illuminated|awash|glowing)$/;
/** The colors of two lights from the two sides. */
const MOST = 2;

const nameOf = (item: Item | undefined): string | null => {
  const colour = senseOf(item, 'colour')?.colour ?? item?.text ?? '';
  return COLOURS[colour] === undefined ? null : colour;
};

/** The colors that end before this word: "teal and magenta". */
function coloursBefore(sentence: Sentence, end: number): readonly Item[] {
  const found: Item[] = [];
  for (let at = end - 1; at >= 0 && found.length < MOST; at--) {
    const item = sentence[at];
    if (item === undefined || item.isBreak) break;
    if (nameOf(item) !== null) found.unshift(item);
    else if (!BETWEEN.test(item.text) && !has(item, 'conjunction')) break;
  }
  return found;
}

/**
 * The colors of the light that is on the whole picture: "purple LED lights", "teal and magenta lighting", "bathed in
 * red". White light has none.
 */
export function readLightColours(sentence: Sentence, account: WordAccount): readonly string[] {
  for (const [i, item] of sentence.entries()) {
    const isBathed = BATHED.test(item.text) && sentence[i + 1]?.text === 'in';
    const colours = LIGHT.test(item.text)
      ? coloursBefore(sentence, i)
      : isBathed
        ? sentence.slice(i + 2, i + 4).filter((each) => nameOf(each) !== null)
        : [];
    const names = colours.flatMap((each) => nameOf(each) ?? []);
    const isColoured = names.some((name) => (COLOURS[name]?.[1] ?? 0) > 0.04);
    if (!isColoured) continue;
    const first = colours[0];
    const from = first === undefined ? i : sentence.indexOf(first);
    account.drawAll(colours);
    account.drawAll(sentence.slice(from, i + 1).filter(({ text }) => BETWEEN.test(text)));
    account.draw(item);
    return names;
  }
  return [];
}

/** "purple lightning": the color of the bolts, and of nothing else. */
export function readBoltColour(sentence: Sentence, account: WordAccount): string | null {
  const at = sentence.findIndex(({ text }) => /^lightning(?: bolts?)?$/.test(text));
  const [colour] = coloursBefore(sentence, Math.max(0, at)).slice(-1);
  if (colour === undefined) return null;
  account.draw(colour);
  return nameOf(colour);
}

const HOUR = /\b(dusk|dawn|sunset|sunrise|twilight|evening|afterglow)$/;

/** "purple dusk": the color is the sky's, and no thing's. */
export const withSkyColours = (sentence: Sentence): Sentence =>
  sentence.map((item, i) =>
    has(item, 'colour') && HOUR.test(sentence[i + 1]?.text ?? '')
      ? { ...item, senses: [{ kind: 'adjective' }] }
      : item,
  );

/** The color that an hour has: of the sky, or in a room of its light. */
export function readHourColour(
  sentence: Sentence,
  setting: SettingName | null,
  account: WordAccount,
): { readonly sky: string | null; readonly light: string | null } {
  const i = sentence.findIndex(
    (item, at) => HOUR.test(item.text) && COLOURS[sentence[at - 1]?.text ?? ''] !== undefined,
  );
  const item = sentence[i - 1];
  if (item === undefined) return { sky: null, light: null };
  account.draw(item);
  const isInside = setting !== null && isIndoors(setting);
  return isInside ? { sky: null, light: item.text } : { sky: item.text, light: null };
}
