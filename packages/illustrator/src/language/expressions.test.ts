import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const read = (prompt: string) => parsePrompt(prompt, vocabulary);
const facesOf = (prompt: string) => read(prompt).subjects.map(({ expression }) => expression);

describe('faces', () => {
  it.each([
    ['a sad boy', 'sad'],
    ['a smiling woman', 'happy'],
    ['an angry old man', 'angry'],
    ['a boy who is sad', 'sad'],
    ['a surprised cat', 'surprised'],
    ['a crying panda', 'cry'],
    ['a man laughing', 'laugh'],
    ['a yawning cat', 'yawn'],
    ['a sleepy moon yawning', 'yawn'],
    ['a woman rolling her eyes', 'eyeroll'],
    ['a cat rolling its eyes', 'eyeroll'],
    ['an unimpressed man', 'unamused'],
    ['a blushing girl', 'shy'],
    ['a girl crying happy tears', 'joytears'],
    ['a man in shock', 'surprised'],
    ['a sad girl crying', 'cry'],
    ['eine traurige Frau', 'sad'],
    ['a girl with a big smile on her face', 'happy'],
    ['a woman with tears in her eyes', 'cry'],
    ['a girl crying with streams of tears', 'cry'],
    ['a dog with a huge grin', 'happy'],
    ['dad holding a frying pan, desperate face', 'panic'],
    ['a teacher with an annoyed look', 'angry'],
    ['a man looking shocked', 'surprised'],
    ['a kid making a funny face', 'tongue'],
    ['un loro indignado', 'angry'],
    ['un papa désespéré', 'panic'],
  ])('show what is said: %s', (prompt, expression) => {
    expect(facesOf(prompt)[0]).toBe(expression);
    expect(read(prompt).words.notDrawn).toEqual([]);
  });

  it('are reported where nothing can show them', () => {
    expect(facesOf('a sad snake')).toEqual([null]);
    expect(read('a sad snake').words.notDrawn).toEqual(['sad']);
    expect(read('a happy table').words.notDrawn).toEqual(['happy']);
    expect(read('a crying snake').words.notDrawn).toEqual(['crying']);
  });
});

describe('gestures', () => {
  it.each([
    ['a woman doing yoga', 'yoga'],
    ['a man pointing at a car', 'point'],
    ['a crowd cheering', 'cheer'],
    ['a boy kicking a ball', 'kick'],
    ['a robot clapping', 'clap'],
    ['a man shaking his head', 'refuse'],
    ['a woman nodding', 'nod'],
    ['a shy girl hiding her face', 'hideface'],
    ['a girl blowing a kiss', 'blowkiss'],
    ['a woman panicking', 'panic'],
    ['a man spitting out coffee', 'spit'],
    ['a boy with arms crossed', 'crossarms'],
    ['a girl making a peace sign', 'peace'],
  ])('are made: %s', (prompt, motion) => {
    const { subjects, words } = read(prompt);
    expect(subjects[0]?.motion).toBe(motion);
    expect(words.notDrawn).toEqual([]);
  });

  it('are made by two', () => {
    const { subjects, relations } = read('two friends high fiving');
    expect(subjects.map(({ motion, count }) => [motion, count])).toEqual([
      ['highfive', 1],
      ['highfive', 1],
    ]);
    expect(relations).toEqual([{ from: 0, to: 1, kind: 'hug' }]);
  });

  it('leave no room for the things of a trade', () => {
    expect(read('a businessman panicking').relations).toEqual([]);
  });

  it('are reported of those without hands', () => {
    expect(read('a jellyfish doing yoga').words.notDrawn).toEqual(['doing yoga']);
  });
});

it.each([
  'crying with laughter tomato',
  'a banana laughing so hard it cries',
  'sticker de aguacate llorando de risa',
])('sheds tears of laughter: %s', (prompt) => {
  expect(parsePrompt(prompt, vocabulary).subjects[0]?.expression).toBe('joytears');
});

it.each([
  ['avocado toast sticker with a smiley face', 'happy'],
  ['coffee cup with an angry face sticker', 'angry'],
  ['kawaii toast sticker with smiley face', 'happy'],
])('gives the thing itself a face: %s', (prompt, expression) => {
  const { subjects } = parsePrompt(prompt, vocabulary);
  expect(subjects.map((subject) => subject.expression)).toEqual([expression]);
});

it('lets who cries cry although the prompt calls them sad as well', () => {
  const { subjects } = parsePrompt('crying frog with tears, sad', vocabulary);
  expect(subjects[0]?.expression).toBe('cry');
});

it.each(['a woman clapping, reaction', 'a man clapping his hands', 'applause'])(
  'claps in "%s"',
  (prompt) => {
    expect(parsePrompt(prompt, vocabulary).subjects[0]?.motion).toBe('clap');
  },
);
