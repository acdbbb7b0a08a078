import { foreignGenreIn } from './foreign/foreign-genres.ts';
import { capitalized, inSentenceCase } from './sentence-case.ts';
import type { TakenText } from './taken-text.ts';

/** What the covers of a kind of book show where the prompt names nothing else. The first that fits. */
const GENRES: readonly (readonly [names: string, scene: string])[] = [
  [
    'crime|murder mystery|detective|noir|thriller|spy|suspense',
    'a detective under a street lamp at night, fog',
  ],
  ['horror|ghost|haunted house|gothic', 'an old house on a hill at night, full moon'],
  ['mystery', 'an old house on a hill at night, fog'],
  ['romance|romantic|love', 'a couple kissing on the beach at sunset'],
  ['(?:epic |high |ya )?fantasy|dragon', 'a castle on a mountain with a dragon'],
  ['sci-?fi|science fiction|space opera|space', 'a spaceship over a red planet, stars'],
  ['adventure|pirate', 'a pirate ship on the sea at sunset'],
  ['western|cowboy', 'a cowboy on a horse in the desert at sunset'],
  ['historical(?: fiction)?|history', 'a castle on a hill at sunset'],
];
const BOOK = '(?:novels?|stor(?:y|ies)|books?|fiction|tales?|romance|thrillers?|myster(?:y|ies))';
const sceneOf = (genre: string): string =>
  GENRES.find(([names]) => new RegExp(`^(?:${names})$`, 'iu').test(genre))?.[1] ?? '';
const KINDS = GENRES.map(([names, scene]) => ({
  scene,
  cover: new RegExp(
    String.raw`^\s*(?:(?:an?|my|the|design|create|make) )*(?:(?:book|novel|e-?book|kindle|paperback) covers?(?: designs?)? (?:for|of) (?:an?|my|the) (?<title>(?:${names})(?: ${BOOK})?)|(?<before>(?:${names})(?: ${BOOK})?) (?:book )?covers?(?: design)?)(?=\s*(?:$|[,.;]|with\b))(?<behind>.*)$`,
    'iu',
  ),
}));
const COVER = /\bcovers?\b/iu;
/** What stands on a cover is a title, and no wish about the sheet. */
const NAMES_THINGS = /^\s*(?:,\s*)?(?:with|showing|featuring)\s+(?<things>\p{L}.*)$/iu;

/** "book cover for a crime novel": its kind as a title over what such covers show, unless the prompt names things. */
export function takeGenreCover(prompt: string): TakenText | null {
  const abroad = foreignGenreIn(prompt);
  if (abroad !== null) return { caption: capitalized(abroad.kind), rest: sceneOf(abroad.english) };
  if (!COVER.test(prompt)) return null;
  for (const { cover, scene } of KINDS) {
    const { title, before, behind = '' } = cover.exec(prompt)?.groups ?? {};
    const kind = title ?? before;
    if (kind === undefined) continue;
    const things = NAMES_THINGS.exec(behind)?.groups?.['things'];
    const isBook = new RegExp(`${BOOK}$`, 'iu').test(kind);
    return {
      caption: inSentenceCase(isBook ? `a ${kind}` : `a ${kind} novel`),
      rest: things ?? `${scene} ${behind}`,
    };
  }
  return null;
}
