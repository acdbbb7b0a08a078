import { has, type Item, senseOf } from './sense.ts';
import type { Cast } from './subjects.ts';
import type { WordAccount } from './word-account.ts';

const WALL = /^(?:wall|brick wall|stone wall|garden wall)$/;

/** "leaning against a yellow wall": the wall that somebody or something leans on has that color. */
export function paintWall(
  sentence: readonly Item[],
  { cast, account }: { readonly cast: Cast; readonly account: WordAccount },
): void {
  const wall = cast.subjects.find(({ glyph, colour }) => glyph === '@wall' && colour === null);
  const item = sentence.find(
    (each, i) => has(each, 'colour') && WALL.test(sentence[i + 1]?.text ?? ''),
  );
  if (wall === undefined || item === undefined) return;
  wall.colour = senseOf(item, 'colour')?.colour ?? null;
  account.draw(item);
}
