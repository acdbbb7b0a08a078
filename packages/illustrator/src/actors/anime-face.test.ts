import { expect, it } from 'vitest';
import { FACES } from '../language/faces.ts';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { createEmptyStage, paintBoxes } from '../testing/empty-stage.ts';
import { animeFace } from './anime-face.ts';
import { pixelColour } from './pixel-colour.ts';

const { environment } = await createNodeHost();

it('draws large eyes in the color that is said, in anime alone', () => {
  const stage = createEmptyStage({ style: 'anime', width: 100, height: 100 });
  const head = paintBoxes(stage, '#e0b090', []);
  const drawn = animeFace({ ...stage, environment }, head, 'girl', null, { eyes: 'blue' });
  const { centre = 0, eyeY = 0 } = FACES['girl'] ?? {};
  const hue = drawn === null ? null : pixelColour(drawn, centre + 0.165, eyeY + 0.11)[2];
  expect(hue).toBeGreaterThan(220);
  expect(hue).toBeLessThan(290);
  const plain = createEmptyStage({ style: null, width: 100, height: 100 });
  expect(animeFace({ ...plain, environment }, head, 'girl', null, {})).toBe(null);
});

it('is asked for before somebody and as a style', async () => {
  const vocabulary = await readVocabulary();
  for (const prompt of ['anime girl with pink hair', 'a girl with pink hair, anime style']) {
    const { style, subjects, words } = parsePrompt(prompt, vocabulary);
    expect(style).toBe('anime');
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['girl']);
    expect([...words.standIns, ...words.notDrawn]).toEqual([]);
  }
});
