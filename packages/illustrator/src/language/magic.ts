import type { MagicName } from './person.ts';
import { has, type Item, senseOf } from './sense.ts';
import type { Cast } from './subjects.ts';
import type { WordAccount } from './word-account.ts';

const KINDS: readonly (readonly [words: RegExp, kind: MagicName])[] = [
  [/lightning|thunder|electric|bolt/, 'lightning'],
  [/\b(fire|flames?|fireballs?|fire balls?|inferno)\b/, 'fire'],
  [/\b(ice|frost|snow|icicles?)\b/, 'ice'],
];
const OF_MAGIC = /\b(spells?|magic|magical|energy|sorcery|incantation|orb)\b/;

/** What somebody conjures, and its color: "casting a spell of blue lightning". */
export function readMagic(sentence: readonly Item[], cast: Cast, account: WordAccount): void {
  const caster = cast.subjects.findIndex(({ motion }) => motion === 'cast');
  if (caster < 0) return;
  const at = sentence.findIndex((item) => senseOf(item, 'verb')?.verb.motion === 'cast');
  const end = sentence.findIndex(({ isBreak }, i) => i > at && isBreak);
  const said = sentence.slice(at, end < 0 ? undefined : end);
  const kind = KINDS.find(([words]) => said.some(({ text }) => words.test(text)))?.[1] ?? null;
  if (kind === null && !said.some(({ text }) => OF_MAGIC.test(text))) return;
  const colour = said.flatMap((item) => senseOf(item, 'colour')?.colour ?? [])[0] ?? null;
  cast.conjure(caster, { kind, colour });
  account.drawAll(
    said.filter(
      (item) =>
        has(item, 'colour') ||
        OF_MAGIC.test(item.text) ||
        KINDS.some(([words]) => words.test(item.text)),
    ),
  );
}
