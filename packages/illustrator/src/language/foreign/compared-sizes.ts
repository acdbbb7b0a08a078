import { joinedSource, type Token, textAt } from '../tokenize.ts';
import { englishTokens } from './english-tokens.ts';

const MORE = /^(?:más|mas|plus)$/i;
const THAN = /^(?:que|qu|als)$/i;
/** Sizes by their English, which may be of a German comparative. */
const COMPARED: ReadonlyMap<string, string> = new Map([
  ['big', 'bigger'],
  ['large', 'bigger'],
  ['huge', 'bigger'],
  ['tall', 'taller'],
  ['small', 'smaller'],
  ['little', 'smaller'],
]);
/** "größer", "kleiner", whatever a list has for them. */
const GERMAN: readonly (readonly [word: RegExp, english: string])[] = [
  [/^größer$/i, 'bigger'],
  [/^kleiner$/i, 'smaller'],
];
/** Whom something is compared to, where no noun follows. */
const SELF = /^(?:él|el|ella|elle|lui|eux|sie|er|es|ihn|ihm|ihr|sí)$/i;

/** "más grande" is one word less of English. */
function comparativeAt(
  tokens: readonly Token[],
  at: number,
): { readonly english: string; readonly length: number } | null {
  const source = tokens[at]?.source ?? '';
  const german = GERMAN.find(([word]) => word.test(source))?.[1];
  if (german !== undefined) return { english: german, length: 1 };
  const english = COMPARED.get(textAt(tokens, at + 1));
  return MORE.test(source) && english !== undefined ? { english, length: 2 } : null;
}

/** "un queso más grande que él", "ein Käse größer als die Maus": bigger than itself, bigger than the mouse. */
export function comparedSizes(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, i) => comparativeAt(tokens, i) !== null);
  const compared = comparativeAt(tokens, at);
  if (compared === null) return tokens;
  const end = at + compared.length;
  // "der größer ist als sie".
  const than = /^ist$/i.test(tokens[end]?.source ?? '') ? end + 1 : end;
  if (!THAN.test(tokens[than]?.source ?? '')) return tokens;
  const isRelative = /^(?:der|die|das)$/i.test(tokens[at - 1]?.source ?? '');
  const start = isRelative ? at - 1 : at;
  const other = tokens[than + 1];
  const isSelf = SELF.test(other?.source ?? '') && tokens[than + 2]?.kind !== 'word';
  const before = tokens.slice(0, start);
  return [
    ...(before.at(-1)?.kind === 'break' && start < at ? before.slice(0, -1) : before),
    ...englishTokens(compared.english, joinedSource(tokens.slice(at, end))),
    ...englishTokens('than', tokens[than]?.source ?? ''),
    ...(isSelf && other !== undefined ? englishTokens('itself', other.source) : []),
    ...tokens.slice(isSelf ? than + 2 : than + 1),
  ];
}
