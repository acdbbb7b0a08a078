import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';
import type { ScenePlan } from './plan.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

const plan = (prompt: string): ScenePlan => direct(parsePrompt(prompt, art), art);

describe('machines at work', () => {
  it.each([
    ['a tractor ploughing at golden hour', '@ploughingtractor', 'soil'],
    ['a combine harvester', '@combine', 'wheat'],
    ['ein Mähdrescher bei der Ernte', '@combine', 'wheat'],
  ])('are on their field: %s', (prompt, glyph, crop) => {
    const { subjects, crop: field } = plan(prompt);
    expect(subjects[0]?.glyph).toBe(glyph);
    expect(field?.name).toBe(crop);
  });

  it('lets a tractor that does not plough drive on a meadow', () => {
    expect(plan('a red tractor').crop).toBeNull();
  });

  it('hangs what a drone carries below it', () => {
    const { relations, subjects } = plan('a delivery drone carrying a package');
    expect(relations).toEqual([expect.objectContaining({ from: 1, to: 0, kind: 'on' })]);
    expect(subjects[1]?.motion).toBe('hang');
  });
});

describe('a blanket that is seen from above', () => {
  it('lies below the others', () => {
    expect(plan('blue picnic blanket from above, watermelon and books')).toMatchObject({
      setting: 'flatlay',
      surface: 'blanket',
      tableColour: 'blue',
      subjects: [{ glyph: 'watermelon' }, { glyph: 'books' }],
    });
  });
});

describe('pumpkins with faces', () => {
  it('are carved and lit', () => {
    const { subjects, words, time } = plan('three pumpkins with flickering faces on a porch');
    expect(subjects).toMatchObject([{ glyph: 'jack-o-lantern', count: 3, isGlowing: true }]);
    expect(words.notDrawn).toEqual([]);
    expect(time).toBe('night');
  });
});

describe('a cone that melts', () => {
  it('keeps its shape', () => {
    const [cone] = plan('a melting ice cream cone').subjects;
    expect(cone).toMatchObject({ condition: 'melting', motion: 'drip' });
  });
});

describe('two things with a comma between', () => {
  it('lets the second fall alone', () => {
    const { subjects } = plan('tacos, a pineapple falling');
    expect(subjects.map(({ motion }) => motion)).toEqual([null, 'fall']);
    expect(plan('a burger and fries falling').subjects.map(({ motion }) => motion)).toEqual([
      'fall',
      'fall',
    ]);
  });
});
