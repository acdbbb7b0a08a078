import { expect, it } from 'vitest';
import { HISTORIC_PEOPLE } from '../language/nouns/historic-people.ts';
import { parsePrompt } from '../language/parse.ts';
import { phrases } from '../language/phrases.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { HISTORIC_WARDROBE } from './historic-wardrobe.ts';

it('has clothes for all that count as drawn, and for no others', () => {
  const known = Object.values(HISTORIC_PEOPLE).map((words) => words.split(' | '));
  const drawn = known.flatMap(([words = '']) => phrases(words));
  const standIns = known.flatMap(([, words = '']) => phrases(words));
  for (const name of drawn) expect(HISTORIC_WARDROBE).toHaveProperty([name]);
  for (const name of Object.keys(HISTORIC_WARDROBE))
    expect([...drawn, ...standIns]).toContain(name);
});

it('is of people who are named with something else', async () => {
  const vocabulary = await readVocabulary();
  const { subjects, words } = parsePrompt('napoleon on a horse', vocabulary);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['man', 'horse']);
  expect(words.drawn).toContain('napoleon');
  expect(subjects[0]?.person?.skin).toEqual(['light', 'medium-light']);
});
