import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { readMeme } from './memes.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const read = (prompt: string) => parsePrompt(prompt, vocabulary);

describe('memes', () => {
  it.each([
    ['me when its monday', 'Me when its Monday', 'sleepy'],
    ['when you see a spider, funny meme', 'When you see a spider', 'scared'],
    ['when the wifi goes out', 'When the wifi goes out', 'surprised'],
    ['pov you forgot your homework', 'Pov you forgot your homework', 'scared'],
  ])('letter their joke and show who feels so: %s', (prompt, caption, expression) => {
    const { subjects, ...spec } = read(prompt);
    expect(spec.caption).toBe(caption);
    expect(subjects[0]).toMatchObject({ glyph: 'person', expression });
  });

  it('put another actor into a picture that everybody knows', () => {
    expect(read('confused math lady meme but a dog').subjects[0]?.glyph).toBe('dog');
    expect(read('this is fine dog but in an office')).toMatchObject({
      caption: 'This is fine',
      setting: 'office',
    });
  });

  it('show who pretends to work at the desk', () => {
    const { caption, subjects } = read('me pretending to work when my boss walks by');
    expect(caption).toBe('Me pretending to work when my boss walks by');
    expect(subjects.map(({ glyph }) => glyph)).toContain('laptop');
  });

  it.each(['my cat at night', 'when the sun sets over the sea', 'me walking my dog'])(
    'are not found in: %s',
    (prompt) => {
      expect(read(prompt).caption).toBeNull();
    },
  );
});

describe('wishes', () => {
  it.each(['sending you a virtual hug', 'finally weekend', 'follow us on instagram sticker'])(
    'are lettered and show something: %s',
    (prompt) => {
      const { caption, subjects, words } = read(prompt);
      expect(caption).not.toBeNull();
      expect(subjects.length).toBeGreaterThan(0);
      expect(words.notDrawn).toEqual([]);
    },
  );

  it('are lettered to their end, and as they should be written', () => {
    expect(read('happy thanksgiving from our family to yours').caption).toBe(
      'Happy Thanksgiving from our family to yours',
    );
    expect(read('good mornign sunshine').caption).toBe('Good morning');
  });
});

describe('travel posters', () => {
  it('have the destination as their title and show a landmark', () => {
    const { caption, format, subjects } = read('vintage travel poster of egypt');
    expect({ caption, format }).toEqual({ caption: 'Egypt', format: 'poster' });
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['@pyramid']);
  });
});

it.each([
  ['me waiting for the weekend', 'Me waiting for the weekend', /bored/],
  ['me explaining my job to grandma', 'Me explaining my job to grandma', /confused/],
])('reads the joke of "%s"', (prompt, caption, feeling) => {
  expect(readMeme(prompt)).toMatchObject({ caption });
  expect(readMeme(prompt)?.rest).toMatch(feeling);
});

it('is no joke where somebody only tells what they do', () => {
  expect(readMeme('me riding a bike at the beach')).toBeNull();
});
