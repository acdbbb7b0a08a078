import { clings } from './clingers.ts';
import type { WallBehind } from './picture-look.ts';
import { has, type Item, senseOf } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import type { Cast } from './subjects.ts';
import type { WordAccount } from './word-account.ts';

const WALL = /^(?:(?:red )?brick wall|stone wall|garden wall|old wall|wall)$/;

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

/** Words that put somebody or something before a wall. */
const BEFORE = /^(?:against|leaning against|leans against|in front of|before|up against)$/;
/** Words that put what clings to a wall onto it. */
const ONTO = /^(?:on|up|across|along|climbing|climbing up|crawling|crawling up|crawling on)$/;
/** Two wheels stand as if they leaned; of other things one would see that they do not. */
const ON_WHEELS = /bicycle|scooter|motorcycle/;
const LEANING = /^lean/;
/** Between such a word and the wall stand an article, adjectives and a color. */
const REACH = 4;

/**
 * "a dog in front of a pink wall", "a scooter against a brick wall": the wall is all that is behind them. Who leans
 * with the shoulder stands beside the end of a wall instead.
 * @param setting the place that the prompt names; a wall alone is one of a room
 */
export function readWallBehind(
  sentence: readonly Item[],
  {
    cast,
    account,
    setting,
  }: {
    readonly cast: Cast;
    readonly account: WordAccount;
    readonly setting: SettingName | null;
  },
): WallBehind | null {
  const at = sentence.findIndex(({ text }) => WALL.test(text));
  const wall = sentence[at];
  const phrase = sentence.slice(Math.max(0, at - REACH), at);
  const things = cast.subjects.filter(({ glyph }) => glyph !== '@wall');
  const cling = things.every(({ glyph }) => clings(glyph));
  const start = phrase.findLastIndex(({ text }) => BEFORE.test(text) || (cling && ONTO.test(text)));
  const isElsewhere = setting !== null && setting !== 'room';
  if (wall === undefined || start < 0 || isElsewhere) return null;
  const leans = things.some(({ person, motion }) => person !== null && motion === 'lean');
  const coloured = phrase.slice(start).find((each) => has(each, 'colour'));
  const colour = senseOf(coloured, 'colour')?.colour ?? null;
  const kind = kindOf(wall.text);
  if (things.length === 0 || leans || (kind === 'plaster' && colour === null && !cling))
    return null;
  account.drawAll([wall, ...(coloured === undefined ? [] : [coloured])]);
  if (!things.some(({ glyph }) => ON_WHEELS.test(glyph)))
    account.rejectTogether(sentence.filter(({ text }) => LEANING.test(text)));
  return { kind, colour };
}

const kindOf = (word: string): WallBehind['kind'] =>
  word.includes('brick') ? 'brick' : word === 'wall' ? 'plaster' : 'stone';
