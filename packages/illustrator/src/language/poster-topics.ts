import { nameOf } from './glyph-name.ts';
import type { Item } from './sense.ts';
import type { Cast } from './subjects.ts';
import type { WordAccount } from './word-account.ts';

/** What shows what an evening is about that is announced without a thing to be seen. */
const TOPICS: readonly (readonly [words: RegExp, glyph: string])[] = [
  [/^(?:jazz|blues|swing|big band)$/, 'saxophone'],
  [/^(?:karaoke|open mic|comedy|stand ?up|poetry|talent)$/, 'microphone'],
  [/^(?:rock|metal|punk|indie|folk|country|acoustic)$/, 'guitar'],
  [/^(?:techno|rave|house music|edm|electronic|hip hop|dj)$/, 'headphone'],
  [/^(?:classical|choir|orchestra|symphony|recital|opera)$/, 'violin'],
  [/^(?:movie|movies|film|films|cinema|short film)$/, 'popcorn'],
  [/^(?:board game|board games|bingo|tabletop)$/, 'game-die'],
  [/^(?:game|games|gaming|esports|lan party|video game)$/, 'video-game'],
  [/^(?:book|books|reading|literature|poetry slam)$/, 'books'],
  [/^(?:quiz|trivia|pub quiz)$/, 'light-bulb'],
  [/^(?:dance|disco|salsa|prom)$/, 'mirror-ball'],
  [/^(?:art|painting|craft|crafts)$/, 'artist-palette'],
  [/^(?:graduation|graduate|grad|commencement)$/, 'graduation-cap'],
  [/^(?:science|chemistry|stem)$/, 'test-tube'],
];
const ANNOUNCED =
  /\b(?:posters?|flyers?|fliers?|invitations?|invites?|banners?|tickets?|cards?|announcements?|plakat|einladung|cartel|invitación|affiche|carte)\b|ポスター|招待状/iu;

/** "poster for a jazz night": without a thing, the poster shows what the evening is about. */
export function showTopic(
  {
    prompt,
    caption,
    sentence,
  }: {
    readonly prompt: string;
    readonly caption: string | null;
    readonly sentence: readonly Item[];
  },
  cast: Cast,
  account: WordAccount,
): void {
  if (cast.subjects.length > 0 || !ANNOUNCED.test(prompt)) return;
  const lettered = (caption ?? '').toLowerCase().split(/\s+/).map(asItem);
  for (const item of [...sentence, ...lettered]) {
    const glyph = TOPICS.find(([words]) => words.test(item.text))?.[1];
    if (glyph === undefined) continue;
    cast.addOne(glyph, item);
    if (sentence.includes(item)) account.draw(item, nameOf(glyph));
    return;
  }
}

const asItem = (text: string): Item => ({
  text,
  source: text,
  senses: [],
  isBreak: false,
  isPlural: false,
});
