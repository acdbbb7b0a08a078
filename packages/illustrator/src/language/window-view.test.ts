import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

/** What is outside: "bird | mountain | snow", the things, the place and the weather of the picture. */
function viewOf(prompt: string): string {
  const { subjects, otherPlace, weather } = parsePrompt(prompt, vocabulary);
  const outside = subjects.filter(({ isOutside }) => isOutside).map(({ glyph }) => glyph);
  return [outside.join(' '), otherPlace ?? '', weather.join(' ')].join('|');
}

describe('the view through a window', () => {
  it.each([
    ['a worker asleep at his desk, night city behind the window', '|city|'],
    ['a panda on a train while snowy mountains pass by outside the window', '|mountain|'],
    ['a student with a cat on the desk and the moon outside the window', '@moon||'],
    ['a dog waiting at the door, snow falling outside', '||snow'],
    ['a cat sitting on a windowsill watching birds outside', 'bird||'],
    ['a dog looking out of the window at a snowman', '@snowman||'],
    ['a cat on a sofa, rain and thunder outside', '||rain storm'],
    ['a woman in her living room, palm trees and the beach outside', 'palm-tree|beach|'],
    ['a girl in a cafe while people with umbrellas walk by outside', 'person umbrella||'],
    ['a farmhouse seen through an open window', '@farmhouse||'],
    ['the eiffel tower seen through a rainy window', '@eiffel||rain'],
    ['a robot in a kitchen with a view of the ocean', '|ocean|'],
  ])('%s: %s', (prompt, view) => {
    expect(viewOf(prompt)).toBe(view);
  });

  it.each([
    // Out of doors everything is in one place.
    'a fox sleeping in a hollow tree in the forest with snow falling outside',
    'a dog waiting outside a bakery',
    'a girl playing outside in the rain',
    'a bird outside the window',
  ])('%s: none', (prompt) => {
    expect(viewOf(prompt)).toMatch(/^\|/);
  });

  it('keeps relations apart, and reports what a room without a window cannot show', () => {
    const { subjects, relations } = parsePrompt(
      'a boy on a bed while a knight rides a horse outside the window',
      vocabulary,
    );
    const nameOf = (index: number): string | undefined => subjects[index]?.glyph;
    const said = relations.map(({ from, to, kind }) => `${nameOf(from)} ${kind} ${nameOf(to)}`);
    expect(said).toEqual(expect.arrayContaining(['boy on bed', 'man ride horse']));
  });
});
