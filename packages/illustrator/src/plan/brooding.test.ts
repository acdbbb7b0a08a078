import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();

it.each(['a hen sitting on her eggs', 'a hen sitting on eggs in a nest'])(
  'puts a bird that broods into one nest: %s',
  (prompt) => {
    const { subjects, relations } = direct(parsePrompt(prompt, art), art);
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['@hen', 'nest-with-eggs']);
    expect(relations).toMatchObject([{ from: 0, to: 1, kind: 'on' }]);
  },
);
