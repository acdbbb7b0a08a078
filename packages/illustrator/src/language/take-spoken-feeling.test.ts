import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';
import { faceOfSpokenFeeling, takeSpokenFeeling } from './take-spoken-feeling.ts';

const vocabulary = await readVocabulary();

it.each([
  ['yes yes yes', 'Yes yes yes'],
  ['oh no what happened', 'Oh no what happened'],
  ['hahaha I can’t stop laughing', 'Hahaha I can’t stop laughing'],
  ['happy friday let’s party', 'Happy Friday let’s party'],
  ['got it, saluting bear', 'Got it'],
  ['huh?! surprised face', 'Huh?!'],
  ['please please please puppy eyes', 'Please please please'],
  ["j'ai faim", "J'ai faim"],
  ['jajaja no puedo más de la risa', 'Jajaja no puedo más de la risa'],
  ['ich bin so müde, Panda', 'Ich bin so müde'],
  ['やったー！うさぎ', 'やったー！'],
])('letters what is called out in %j', (prompt, caption) => {
  expect(takeSpokenFeeling(prompt)?.caption).toBe(caption);
});

it.each([
  'very hungry caterpillar',
  'tired cat',
  'no energy drink',
  'please please draw a cat',
  'so happy about my new car',
  'waiting skeleton at a desk',
  '疲れたパンダ',
])('takes %j for what it describes', (prompt) => {
  expect(takeSpokenFeeling(prompt)).toBeNull();
});

it.each([
  ['i am so tired', 'panda', 'yawn'],
  ['monday mood tired', 'panda', 'yawn'],
  ['no energy today', 'panda', 'yawn'],
  ['je suis morte de rire', 'cat', 'joytears'],
  ['endlich Feierabend', 'cat', 'happy'],
  ['お腹すいた', 'dog', null],
])('shows %j by somebody who feels it', (prompt, glyph, expression) => {
  const { subjects, words, caption } = parsePrompt(prompt, vocabulary);
  expect(subjects[0]).toMatchObject({ glyph, expression });
  expect(words).toEqual({ drawn: [`“${caption}”`], standIns: [], notDrawn: [] });
});

it('tells the face of one who says it', () => {
  expect(faceOfSpokenFeeling('Tengo mucho sueño')).toBe('sleepy');
  expect(faceOfSpokenFeeling('Happy birthday')).toBeNull();
});
