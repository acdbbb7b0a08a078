import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

/** What the prompt says, as "man ~pour; man work @coffee". */
function readingOf(prompt: string): string {
  const { subjects, relations } = parsePrompt(prompt, vocabulary);
  const name = (index: number): string => subjects[index]?.glyph ?? '?';
  const deeds = subjects.flatMap(({ glyph, motion }) => (motion ? [`${glyph} ~${motion}`] : []));
  const ties = relations.map(({ from, to, kind }) => `${name(from)} ${kind} ${name(to)}`);
  return [...deeds, ...ties].join('; ');
}

describe('what verbs do to their objects', () => {
  it.each([
    // The candles are on the cake, not the woman.
    ['a woman blowing out candles on a birthday cake', 'woman ~blow; woman work birthday-cake'],
    ['a man pouring milk into a bowl', 'man ~pour; man work @bowl; man hold @jug'],
    ['a barista pouring coffee', 'person ~pour; person hold @jug; person work @coffee'],
    ['a rabbit hiding eggs', 'rabbit ~crouch; rabbit beside egg'],
    ['a rabbit hiding', 'rabbit ~idle'],
    ['a dragon guarding a treasure chest', 'dragon ~idle; dragon behind @chest'],
    [
      'a knight guarding a castle',
      'man ~idle; man front castle; man hold @knighthelm; man hold dagger',
    ],
    ['a woman singing into a microphone', 'woman ~sing; woman hold microphone'],
    ['a sloth hanging from a branch', 'sloth ~hang; sloth under @branch'],
    ['a man fishing', 'man ~fish; man hold fishing-pole'],
  ])('"%s"', (prompt, reading) => {
    const parts = new Set(readingOf(prompt).split('; '));
    for (const part of reading.split('; ')) expect(parts).toContain(part);
  });

  it('puts people at what they cannot sit on, and a phone into their hands', () => {
    expect(readingOf('a man on a laptop')).toContain('man work laptop');
    expect(readingOf('a man looking at his phone')).toContain('man hold mobile-phone');
    expect(readingOf('a woman on a cake')).toContain('woman beside');
    expect(readingOf('a woman on a sofa')).toContain('woman on @sofa');
    expect(readingOf('a mouse on a cake')).toContain('mouse on');
  });

  it('fells trees and slices carrots', () => {
    expect(readingOf('a man chopping a tree')).toContain('man ~strike; man beside deciduous-tree');
    expect(readingOf('a man chopping carrots')).toContain('man ~chop');
    expect(parsePrompt('a man chopping a tree', vocabulary).words.notDrawn).toEqual([]);
  });

  it('gives a cup to who has hands, and no tools to things', () => {
    expect(readingOf('a bear drinking')).toContain('hold cup-with-straw');
    expect(readingOf('a deer drinking')).not.toContain('cup-with-straw');
    expect(readingOf('pouring cream over a cake')).not.toContain('@jug');
  });

  it('lets people do what they are named by, unless the prompt says something else', () => {
    expect(readingOf('a runner')).toContain('person ~run');
    expect(readingOf('a runner sleeping')).toContain('person ~sleep');
  });

  it('takes a painting for a thing where somebody looks at it', () => {
    const { style, subjects } = parsePrompt('a girl looking at a painting', vocabulary);
    expect(style).toBeNull();
    expect(subjects.map(({ glyph }) => glyph)).toContain('@painting');
    expect(parsePrompt('a girl, oil painting', vocabulary).style).not.toBeNull();
  });
});

describe('the land of a place', () => {
  it.each([
    ['a fox by a river in the forest', 'forest', ['river']],
    ['a waterfall in the jungle', 'jungle', ['waterfall']],
    ['a girl jumping in puddles in the park', 'park', ['puddles']],
    ['green hills with mountains', 'mountain', []],
    ['a castle on a cliff above the sea', 'cliff', []],
    ['hot air balloons over Cappadocia', 'canyon', []],
    ['a lion in the savanna', 'savanna', []],
    ['a park without a river', 'park', []],
  ])('"%s"', (prompt, setting, landforms) => {
    const spec = parsePrompt(prompt, vocabulary);
    expect([setting, 'lake']).toContain(spec.setting);
    expect(spec.landforms.filter((name) => name !== 'peaks')).toEqual(landforms);
    expect(spec.words.notDrawn).toEqual([]);
  });
});
