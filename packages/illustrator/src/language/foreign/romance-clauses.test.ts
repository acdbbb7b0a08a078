import { beforeAll, expect, it } from 'vitest';
import { readVocabulary } from '../../node/read-art-pack.ts';
import { textOf } from '../tokenize.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { readText } from './translate.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

it.each([
  // What happens on somebody is what they have.
  ['mujer a la que el viento le despeina el cabello', 'woman with the wind blowing the hair'],
  ['une fille à qui un papillon se pose sur le nez', 'a girl with a butterfly perched on its nose'],
  ['niña a la que se le cayó el helado', 'girl while dropping the ice cream'],
  // Who does something stands behind the one named first.
  ['le chat que la fille caresse', 'the girl petting the cat'],
  ['la fille que son père porte sur les épaules', 'his father carrying the girl on his shoulders'],
  ['el gato que la niña abraza', 'the girl hugging the cat'],
  ['un chat qui dort sur le lit', 'a cat who sleeping on bed'],
  // Whose something is.
  ["une dame dont le chapeau s'envole", 'a woman whose the hat flying off'],
  ['un señor cuyo sombrero vuela', 'a man whose hat flying'],
  // People who are called by what they do, and those who are old.
  ['vétérinaire soignant un chaton', 'veterinarian treating a kitten'],
  ['un anciano pescador', 'a old fisherman'],
  // Words that are known only together.
  ['daumen hoch emoji', 'giving a thumbs up emoji'],
])('%s is %s', (prompt, english) => {
  expect(textOf(readText(prompt, vocabulary).tokens)).toBe(english);
});
