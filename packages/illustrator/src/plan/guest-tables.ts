import { isRoomOpen } from '../language/indoors.ts';
import { NUMBERS } from '../language/numbers.ts';
import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isTableThing } from '../language/table-things.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { withWordsShown } from './spec-changes.ts';
import { spelled } from './word-lists.ts';

const GUESTS = /\btables?\b(?: [a-z]+){0,3}? for (?<number>\d|two|four|six)\b/i;
const IS_SET =
  /\btable (?:is )?(?:[a-z]+ly )?(?:set|laid)\b|\b(?:set|laid) (?:dinner |dining |dinning )?table\b/i;
const OTHER_NUMBER = /\bfor (?:\d+|one|three|five|seven|eight|nine|ten|twelve|a dozen|many)\b/i;
const TABLE_WORDS = /\btables?$/i;
const SHOWN = /^(?:(?:dining |dinner )?table|set|laid|for|two|four|six|[246])$/i;
const FORMS: Readonly<Record<number, string>> = {
  2: '@tablefortwo',
  4: '@tableforfour',
  6: '@tableforsix',
};
/** What every place has by itself. */
const OF_PLACES =
  /^(?:@?wine-?glass|@plate|@placesetting|fork-and-knife|fork-and-knife-with-plate|@napkin|chair|spoon)$/;
const FLOWERS =
  /^(?:rose|tulip|blossom|sunflower|hibiscus|bouquet|@peony|@daisy|@lavender|@hydrangea|@lily)$/;
const TONES: Readonly<Record<string, string>> = { rose: 'red', sunflower: 'yellow' };
/** Things along the middle of the table. */
const MOST = 5;
const CANDLES = 2;
const CANDLELIT = /\bcandle ?-?lit\b|\bby candlelight\b/i;
/** It is the picture. */
const LARGE = 1.5;

/** How many a table is set for; null: it is not said to be set. */
function guestsAt(prompt: string): number | null {
  const said = GUESTS.exec(prompt)?.groups?.['number']?.toLowerCase();
  if (said !== undefined) return NUMBERS[said] ?? Number(said);
  return IS_SET.test(prompt) && !OTHER_NUMBER.test(prompt) ? 4 : null;
}

/** What stands in the middle: flowers in one bunch between two candles, each other thing once. */
function inTheMiddle(things: readonly Subject[]): NonNullable<Subject['goods']> {
  const pieces = things
    .filter(({ glyph }) => !OF_PLACES.test(glyph))
    .flatMap(({ glyph, colour }) => {
      const shown = FLOWERS.test(glyph)
        ? { glyph: '@tableflowers', colour: colour ?? TONES[glyph] ?? 'pink' }
        : { glyph, colour };
      return glyph === 'candle' ? Array.from({ length: CANDLES }, () => shown) : [shown];
    });
  const candle = pieces.find(({ glyph }) => glyph === 'candle');
  const others = pieces.filter((each) => each.glyph !== 'candle').slice(0, MOST - CANDLES);
  return candle === undefined ? others : [candle, ...others, candle];
}

/** "a dining table set for four": the whole table with its chairs, plates and glasses. */
export function withGuestTables(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, prompt, format, shot } = spec;
  const form = FORMS[guestsAt(prompt) ?? 0];
  const isTable = ({ glyph, word }: Subject): boolean =>
    glyph === '@table' || (glyph === '@placesetting' && TABLE_WORDS.test(word));
  const table = subjects.find(isTable);
  if (form === undefined || table === undefined || format !== null || shot === 'top') return spec;
  const things = subjects.filter((subject) => !isTable(subject));
  const areSmall = things.every(
    ({ glyph, person }) =>
      person === null &&
      (OF_PLACES.test(glyph) || isTableThing(glyph, vocabulary.categoryOf(glyph) ?? '')),
  );
  if (!areSmall) return spec;
  const lit = CANDLELIT.test(prompt) && !things.some(({ glyph }) => glyph === 'candle');
  const decorations = lit ? [oneOf('candle'), ...things] : things;
  const names = new Set(things.map(spelled));
  return withWordsShown(
    {
      ...spec,
      setting: isRoomOpen(spec.setting) ? 'dining' : spec.setting,
      subjects: [{ ...oneOf(form, table.word), scale: LARGE, goods: inTheMiddle(decorations) }],
      relations: [],
    },
    (word) => SHOWN.test(word) || names.has(word) || word === spelled(table),
  );
}
