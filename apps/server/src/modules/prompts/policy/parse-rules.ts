import { comparable, wordsOf } from './readings.ts';
import type { Phrase, Rule, Rules } from './rules.ts';

const LINE = /^(?:(list|refuse)\s+([a-z][a-z0-9-]*)|(allow))\s*:\s*(\S.*)$/u;

/** A rules file has a mistake; the message names the line. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
}

/**
 * Reads the format that docs/prompt-rules.md describes.
 * @throws RulesError
 */
export function parseRules(text: string): Rules {
  const lists = new Map<string, Phrase[]>();
  const allowed: Phrase[] = [];
  const rules: Rule[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, raw] of lines.entries()) {
    const line = raw.replace(/#.*$/, '').trim();
    if (line === '') continue;
    const fail = (message: string): never => {
      throw new RulesError(`line ${index + 1}: ${message}`);
    };
    const [, verb, name = '', allow, said = ''] = LINE.exec(line) ?? [];
    const entries = said.split(',').map((entry) => entry.trim());
    if (allow === 'allow') allowed.push(...entries.map((entry) => parsePhrase(entry, fail)));
    else if (verb === 'list') {
      const phrases = entries.map((entry) => parsePhrase(entry, fail));
      lists.set(name, [...(lists.get(name) ?? []), ...phrases]);
    } else if (verb === 'refuse') {
      const rulesOfLine = entries.map((entry) => parseRule(name, entry, lists, fail));
      rules.push(...rulesOfLine);
    } else fail('expected "list name: …", "allow: …" or "refuse kind: …"');
  }
  if (rules.length === 0) throw new RulesError('nothing is refused: no line begins with "refuse"');
  return { allowed, rules };
}

function parseRule(
  kind: string,
  entry: string,
  lists: ReadonlyMap<string, readonly Phrase[]>,
  fail: (message: string) => never,
): Rule {
  const parts = entry.split('+').map((part): readonly Phrase[] => {
    const said = part.trim();
    if (!said.startsWith('@')) return [parsePhrase(said, fail)];
    return lists.get(said.slice(1)) ?? fail(`there is no list "${said.slice(1)}" above`);
  });
  return { kind, parts };
}

function parsePhrase(entry: string, fail: (message: string) => never): Phrase {
  const pieces = comparable(entry).split(/\s+/);
  const words = pieces.flatMap((piece) => {
    const isBeginning = piece.endsWith('*');
    const { words, unspaced } = wordsOf(piece);
    if (unspaced !== '') return [{ text: unspaced, isBeginning, isUnspaced: true }];
    return words.map((text, index) => ({
      text,
      isBeginning: isBeginning && index === words.length - 1,
      isUnspaced: false,
    }));
  });
  const [first] = words;
  if (first === undefined) return fail(`"${entry}" has no word`);
  if (first.isUnspaced && words.length === 1 && !first.isBeginning) return { unspaced: first.text };
  if (words.some(({ isUnspaced }) => isUnspaced)) {
    return fail(`"${entry}" mixes words with a script that has no spaces, or ends it with *`);
  }
  if (/[@+*]/u.test(entry.replace(/\*(?=\s|$)/gu, ''))) return fail(`"${entry}" is not understood`);
  return { words: words.map(({ text, isBeginning }) => ({ text, isBeginning })) };
}
