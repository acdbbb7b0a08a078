import type { TimeOfDay, WeatherName } from './place-look.ts';

/** The hour of a scene, what is in its air and who is there, all of which may pass; absent: as in the rest. */
export interface SceneLook {
  readonly time?: TimeOfDay;
  readonly weather?: readonly WeatherName[];
  /** Words of subjects that it does not show. */
  readonly without?: readonly string[];
  /** The word of a subject, with the name of its color or the glyph that it has become. */
  readonly changed?: { readonly word: string; readonly colour?: string; readonly glyph?: string };
}

/** Looks that follow each other. */
export interface PassingLooks {
  /** In the order that the prompt says; two at least. */
  readonly looks: readonly SceneLook[];
  /** Through which a loop comes back from the last to the first. */
  readonly back: readonly SceneLook[];
  /** A still shows all of it at once, as a scene without them. */
  readonly isInLoopsAlone?: true;
}

interface Round {
  /** In the order in which they follow each other, the first after the last. */
  readonly looks: readonly SceneLook[];
  /** For each look the words that name it. */
  readonly names: readonly RegExp[];
}

const HOURS: Round = {
  looks: [{ time: 'sunrise' }, { time: 'day' }, { time: 'sunset' }, { time: 'night' }],
  names: [
    /^(?:sunrise|dawn|daybreak|morning)$/i,
    /^(?:day|daytime|daylight|noon)$/i,
    /^(?:sunset|dusk|evening|twilight)$/i,
    /^(?:night|nighttime|night time|midnight)$/i,
  ],
};

const SEASONS: Round = {
  looks: [
    { time: 'day', weather: ['petals'] },
    { time: 'day', weather: [] },
    { time: 'sunset', weather: ['leaves'] },
    { time: 'day', weather: ['snow'] },
  ],
  names: [/^spring$/i, /^summer$/i, /^(?:autumn|fall)$/i, /^winter$/i],
};

const HOUR =
  'sunrise|dawn|daybreak|morning|day|daytime|daylight|noon|sunset|dusk|evening|twilight|night|nighttime|midnight';
const SEASON = 'spring|summer|autumn|fall|winter';
/** What stands between the first and the last: "turning slowly into", "to". */
const BETWEEN =
  '(?:[ -]+(?:(?:turn|chang|fad|shift|becom|transition|transform|pass|mov|go)(?:e|es|s|ing)?|slowly|gradually|smoothly|(?:in)?to|(?:un)?till?|the|time))';

const FROM_TO = (
  [
    [HOURS, HOUR],
    [SEASONS, SEASON],
  ] as const
).map(([round, name]) => ({
  round,
  pattern: new RegExp(`\\b(${name})(${BETWEEN}{1,5})[ -]+(${name})\\b`, 'i'),
}));
const BECOMES = /\bbecom|\b(?:in)?to\b|\btill?\b|\buntil\b/i;

/** "a day and night cycle", "half day half night". */
const DAY_AND_NIGHT =
  /\bday(?:time)?[ -](?:and[ -])?night(?:time)? (?:cycle|change|transition|time ?lapse|loop)\b|\bhalf (?:day|night),?(?: and)? half (?:day|night)\b/i;
/** "through the four seasons", "the seasons changing". */
const ALL_SEASONS =
  /\b(?:through|throughout|across|during) (?:(?:all|the|four|4|changing|different) )*seasons\b|\bseasons (?:chang|pass|turn|transition)\w*|\bchang(?:e|ing) (?:of )?(?:the )?seasons\b|\bpassing (?:of (?:the )?)?seasons\b|\bseasons? (?:cycle|time ?lapse|loop|transition)\b/i;

/** The looks that pass in a prompt; null: it has one. */
export function readPassingLooks(prompt: string): PassingLooks | null {
  for (const { round, pattern } of FROM_TO) {
    const [, first = '', middle = '', last = ''] = pattern.exec(prompt) ?? [];
    if (BECOMES.test(middle)) return between(round, first, last);
  }
  if (DAY_AND_NIGHT.test(prompt)) return between(HOURS, 'day', 'night');
  return ALL_SEASONS.test(prompt) ? { looks: SEASONS.looks, back: [] } : null;
}

/** From one look forward to another; a loop goes on around where no other day, night or season comes. */
function between({ looks, names }: Round, first: string, last: string): PassingLooks | null {
  const from = names.findIndex((name) => name.test(first));
  const to = names.findIndex((name) => name.test(last));
  if (from === to) return null;
  const around = looks.map((_, step) => (from + step) % looks.length);
  const length = around.indexOf(to) + 1;
  const way = around.slice(0, length).flatMap((at) => looks[at] ?? []);
  const rest = around.slice(length).flatMap((at) => looks[at] ?? []);
  const goesAround = rest.every(({ time }) => time === 'sunrise' || time === 'sunset');
  return { looks: way, back: goesAround ? rest : way.slice(1, -1).toReversed() };
}
