import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

describe('those who are on their way', () => {
  it('walk one way in a caravan', () => {
    const camel = planOf('a caravan of camels crossing the dunes').subjects[0];
    expect(camel).toMatchObject({ glyph: 'camel', motion: 'walk' });
  });

  it('sit on a horse when they are called riders', () => {
    const { subjects, relations } = planOf('a lone rider in the desert');
    const ride = relations.find(({ kind }) => kind === 'ride');
    expect(subjects[ride?.to ?? -1]?.glyph).toBe('horse');
    expect(planOf('a rider on a dragon').subjects.map(({ glyph }) => glyph)).not.toContain('horse');
  });
});

describe('a palette', () => {
  it('that is dark makes night, unless paper is one of its colors', () => {
    expect(planOf('art deco skyline of a city, gold on black').time).toBe('night');
    expect(planOf('navy and cream poster of a heron').time).not.toBe('night');
  });

  it('is the ground of geometric figures', () => {
    const { setting, backdrop } = planOf('geometric owl, bauhaus style, red blue yellow');
    expect([setting, backdrop]).toEqual(['abstract', 'red']);
  });
});
