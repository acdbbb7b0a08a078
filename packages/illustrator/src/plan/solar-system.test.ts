import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);

it.each(['solar system with all planets', 'the solar system, sun and planets orbiting'])(
  'is one sheet with all planets: %s',
  (prompt) => {
    const { subjects, words } = planOf(prompt);
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['@solarsystem']);
    expect(words.drawn).toContain('solar system');
  },
);
