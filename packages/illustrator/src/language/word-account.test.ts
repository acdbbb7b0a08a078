import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { promptsOfUsers } from '../testing/prompts-of-users.ts';
import { takeCaption } from './caption.ts';
import { parsePrompt } from './parse.ts';
import { takeRequest } from './request-words.ts';
import { tokenize } from './tokenize.ts';

const vocabulary = await readVocabulary();

/** Grammar, numbers, praise and words about the request: they need no place in a list. */
const SILENT =
  /^(an?|the|his|her|its|their|that|with|and|or|as|of|on|in|at|to|into|by|for|from|over|under|above|inside|around|made|poster|card|along|near|next|between|behind|front|during|while|it|up|off|no|without|is|doing|style|gif|loop|product|photo|logo|brand|banner|design|background|down|out|together|mid|a|one|greeting|cute|funny|8k|through|top|colou?rs|close|changing|like|ad|render|image|picture|head|back|surrounded|looking|infinite|art|outside)$/i;

const wordsOf = (text: string): string[] =>
  tokenize(text).flatMap(({ kind, source }) => (kind === 'word' ? source.split(/[\s-]+/) : []));

function listsOf(prompt: string): readonly string[][] {
  const { drawn, standIns, notDrawn } = parsePrompt(prompt, vocabulary).words;
  return [[...drawn], standIns.map(({ word }) => word), [...notDrawn]];
}

it('counts a word as drawn whose noun is drawn', () => {
  const { drawn, notDrawn } = parsePrompt('gato callejero sobre una barda', vocabulary).words;
  expect(drawn).toContain('gato callejero');
  expect(notDrawn).toEqual([]);
  // A sports day is more than a day.
  expect(parsePrompt('運動会の子供たち', vocabulary).words.notDrawn).toEqual(['運動会']);
});

describe.each(['tuned', 'kept'] as const)('the words of the %s half', (half) => {
  const english = promptsOfUsers(half).filter(({ language }) => language === 'en');

  it.each(english)('all end in a list: $prompt', ({ prompt }) => {
    const listed = new Set(listsOf(prompt).flat().flatMap(wordsOf));
    const dropped = wordsOf(takeRequest(takeCaption(prompt).rest).rest).filter(
      (word) => !listed.has(word) && !SILENT.test(word),
    );
    expect(dropped).toEqual([]);
  });

  it.each(promptsOfUsers(half))('are in one list alone: $prompt', ({ prompt }) => {
    const all = listsOf(prompt).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});
