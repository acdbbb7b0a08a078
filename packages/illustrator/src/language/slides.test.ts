import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => layOutPrompt(prompt, vocabulary).plan;

it.each([
  ['title slide for a business presentation about marketing', 'Marketing', 'megaphone'],
  ['powerpoint slide about volcanoes', 'Volcanoes', 'volcano'],
  ['presentation slide with a bar chart', 'Presentation', 'bar-chart'],
  ['thank you slide for a presentation', 'Thank you', undefined],
  ['youtube banner for a gaming channel', 'Gaming channel', 'video-game'],
])('"%s" is a banner titled %s', (prompt, title, glyph) => {
  const { format, caption, subjects } = planOf(prompt);
  expect([format, caption, subjects[0]?.glyph]).toEqual(['banner', title, glyph]);
});

it('plays on a slide', () => {
  expect(planOf('kids on a slide').caption).toBeNull();
});
