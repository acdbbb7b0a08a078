import { invert } from './phrases.ts';
import type { LightName } from './picture-look.ts';
import { has, type Item } from './sense.ts';
import type { WordAccount } from './word-account.ts';

/** Qualities before "light", "mood" or "vibes". */
const QUALITIES = invert<LightName>({
  warm: 'warm, cozy, cosy, homey, snug, soft warm, cozy warm, warm and cozy, golden, candlelit, inviting',
  cool: 'cool, cold, icy, chilly, wintry',
  dramatic: 'dramatic, low key, moody, epic, intense, chiaroscuro',
  soft: 'soft, gentle, diffused, hazy, dreamy, tender, peaceful, calm, serene, relaxing',
  gloomy:
    'gloomy, dim, bleak, somber, ominous, eerie, melancholic, melancholy, dark and moody, sad, lonely',
});

const lightOf = (quality: string): LightName | null => QUALITIES.get(quality)?.[0] ?? null;

/** Said of the whole picture without such a word behind them. */
const ALONE = /^(cozy|cosy|homey|moody)$/;
/** Even light without a word for it. */
const EVEN_LIGHT =
  /^(natural light|natural lighting|window light|studio light|studio lighting|softbox|diffused lighting)$/;
/** The same, but "a dramatic pose" is no light. */
const ALONE_AT_THE_END = /^(dramatic|gloomy|eerie)$/;
/** Right before a place, a building or a word for the picture it is how the whole is lit: "a gloomy beach". */
const OF_SCENES = /^(dramatic|dim|gloomy|eerie|bleak|somber|ominous|melancholic)$/;
const SCENES =
  /^(portraits?( of)?|scenes?|landscapes?|scenery|shots?|sky|skies|clouds|sunsets?|sunrises?|(haunted )?(house|mansion|castle)|church|cathedral|tower|cabin|lighthouse)$/;
const HEADS =
  /^(natural light|natural lighting|daylight|window light|studio light|studio lighting|sunlight|shadow|shadows|light|lights|lighting|glow|mood|vibe|vibes|atmosphere|feeling|ambience|ambiance|tones|colors|colours)$/;
const MOODS = /^(mood|vibe|vibes|atmosphere|feeling|ambience|ambiance)$/;
/** Scanned as one. */
const TOGETHER =
  /^(?<quality>soft|warm|dramatic|cozy) (light|lighting|vibes|glow|mood|tones|colors|colours)$/;

/** What lights a whole picture, or fills it. */
const AIR =
  /^(?:lights?|lighting|haze|mist|fog|sky|skies|horizon|atmosphere|ambience|ambiance|air|edges)$/;

/** "glowing hazy light" is said of the air: nothing glows by itself. */
export const withGlowingAir = (sentence: readonly Item[]): readonly Item[] =>
  sentence.map((item, i) => {
    if (!/^(?:glowing|luminous|radiant|shining)$/.test(item.text)) return item;
    let at = i + 1;
    while (isQuality(sentence[at]) && !AIR.test(sentence[at]?.text ?? '')) at++;
    return AIR.test(sentence[at]?.text ?? '') ? { ...item, senses: [{ kind: 'adjective' }] } : item;
  });

/** Whether the word describes the place, a building or the picture: "a gloomy rainy beach", "dramatic low angle shot". */
function describesScene(sentence: readonly Item[], i: number): boolean {
  let at = i + 1;
  while (!isScene(sentence[at]) && isQuality(sentence[at])) at++;
  return isScene(sentence[at]);
}

const isScene = (item: Item | undefined): boolean =>
  has(item, 'setting') || has(item, 'shot') || SCENES.test(item?.text ?? '');

const isQuality = (item: Item | undefined): boolean =>
  has(item, 'adjective') || has(item, 'weather') || has(item, 'colour') || has(item, 'time');

/** The quality at this word, and how many words after it belong to it. */
function lightAt(
  sentence: readonly Item[],
  i: number,
  isSecond = false,
): { quality: string; behind: number } | null {
  const text = sentence[i]?.text ?? '';
  const together = TOGETHER.exec(text)?.groups?.['quality'];
  if (together !== undefined) return { quality: together, behind: 0 };
  if (EVEN_LIGHT.test(text)) return { quality: 'soft', behind: 0 };
  // "dramatic chiaroscuro light": the second says the same.
  const other = isSecond || lightOf(text) === null ? null : lightAt(sentence, i + 1, true);
  if (other && lightOf(other.quality) === lightOf(text)) {
    return { quality: text, behind: other.behind + 1 };
  }
  // "soft morning light": the hour may stand between.
  const head = has(sentence[i + 1], 'time') ? i + 2 : i + 1;
  if (HEADS.test(sentence[head]?.text ?? '')) return { quality: text, behind: head - i };
  if (has(sentence[i + 1], 'time') && /\blight$/.test(sentence[i + 1]?.text ?? '')) {
    return { quality: text, behind: 1 };
  }
  const next = sentence[i + 1];
  const isEnd = next === undefined || next.isBreak || has(next, 'conjunction');
  const isOfScene = OF_SCENES.test(text) && describesScene(sentence, i);
  return ALONE.test(text) || isOfScene || (isEnd && ALONE_AT_THE_END.test(text))
    ? { quality: text, behind: 0 }
    : null;
}

/** "cozy, dramatic"; soft light and deep shadows are not in one picture. */
const goTogether = (one: LightName, other: LightName): boolean =>
  one === other ||
  ((one === 'dramatic' || other === 'dramatic') && one !== 'soft' && other !== 'soft');

/**
 * The light that the whole picture has: "cozy", "warm light", "dramatic lighting", "a gloomy mood". What does not go
 * together with it is reported, a mood that no light shows together with its noun: "hopeful mood".
 */
export function readLights(sentence: readonly Item[], account: WordAccount): readonly LightName[] {
  const chosen: LightName[] = [];
  for (const [i, item] of sentence.entries()) {
    const found = lightAt(sentence, i);
    if (found === null || item.isBreak) continue;
    const words = sentence.slice(i, i + found.behind + 1);
    const light = QUALITIES.get(found.quality)?.[0];
    const heads = words.filter(({ text }) => HEADS.test(text));
    if (light !== undefined && chosen.every((other) => goTogether(other, light))) {
      if (!chosen.includes(light)) chosen.push(light);
      account.drawAll(
        words.filter(
          (each) => each === item || heads.includes(each) || lightOf(each.text) === light,
        ),
      );
    } else if (account.isDrawn(item)) account.drawAll(heads);
    else if (heads.some(({ text }) => MOODS.test(text))) account.rejectTogether([item, ...heads]);
  }
  return chosen;
}
