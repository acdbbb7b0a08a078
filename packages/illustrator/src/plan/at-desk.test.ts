import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

/** What lies before the first one on a table. */
function workOf(prompt: string): readonly string[] {
  const { subjects, relations } = planOf(prompt);
  return relations.flatMap(({ from, to, kind }) =>
    from === 0 && kind === 'work' ? [subjects[to]?.glyph ?? ''] : [],
  );
}

describe('people at desks', () => {
  it.each([
    ['a girl studying at her desk', ['@table', 'open-book']],
    ['a man asleep on his keyboard', ['keyboard']],
    ['a student falling asleep on her books', ['books']],
    ['a student asleep at the library', ['books']],
    ['a woman sleeping at her desk', ['@table']],
    ['a student staring at a pile of homework', ['@paperstack', 'books']],
    ['exam week panic student', ['page-facing-up']],
    ['a woman sleeping on a sofa', []],
    ['a cat asleep at the library', []],
    ['a typing monkey on a typewriter', ['@typewriter']],
    ['a cat typing at a desk', ['@openlaptop', '@table']],
    ['an owl at a desk with papers', ['@paperstack', '@table']],
  ])('have it before them: %s', (prompt, work) => {
    expect(workOf(prompt).toSorted()).toEqual([...work].toSorted());
  });

  it('work where their trade has its desks', () => {
    expect(planOf('a teacher grading papers at a desk').setting).toBe('classroom');
  });

  it('do homework in their room', () => {
    const { setting, subjects } = planOf('a boy doing homework at a desk');
    expect(setting).toBe('bedroom');
    expect(subjects.map(({ glyph }) => glyph)).toContain('open-book');
  });
});

describe('formulas', () => {
  it('are in the air around a head', () => {
    const { subjects } = planOf('a confused woman with math formulas floating around her head');
    expect(subjects.map(({ glyph, headMarks }) => [glyph, headMarks])).toEqual([
      ['woman', 'formulas'],
    ]);
  });

  it('are a thing where nobody is', () => {
    expect(planOf('math formulas').subjects.map(({ glyph }) => glyph)).toEqual(['@formulas']);
  });
});

it('lets an animal that sleeps at a desk curl up on it', () => {
  const { subjects, relations } = planOf('a kitten falling asleep at a desk');
  expect(relations).toMatchObject([{ from: 0, kind: 'on' }]);
  expect(subjects[relations[0]!.to]?.glyph).toBe('@table');
});
