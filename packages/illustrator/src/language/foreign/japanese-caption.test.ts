import { expect, it } from 'vitest';
import { takeCaption } from '../caption.ts';

it.each([
  ['「おはよう」と書かれたひよこ', 'おはよう', 'ひよこ'],
  ['「いつもありがとう」の花束', 'いつもありがとう', '花束'],
  ['「ごめんね」と謝るくま', 'ごめんね', '謝るくま'],
  ['「お疲れ様」の文字とビール', 'お疲れ様', 'ビール'],
  ['ありがとうと言っているうさぎ', 'ありがとう', 'うさぎ'],
  ['がんばれって言ってるネコ', 'がんばれ', 'ネコ'],
  ['SALEと書かれた赤い看板', 'SALE', '赤い看板'],
  ['看板に営業中と書かれたラーメン屋', '営業中', '看板に ラーメン屋'],
  // A feast is read as well.
  ['誕生日おめでとう、ケーキ', '誕生日おめでとう', '誕生日おめでとう、、ケーキ'],
  ['本を読む猫', null, '本を読む猫'],
] as const)('%s', (prompt, caption, rest) => {
  const taken = takeCaption(prompt);
  expect(taken.caption).toBe(caption);
  expect(taken.rest.replaceAll(/[\s,]+/g, ' ').trim()).toBe(rest);
});

it.each([
  ['cartel que diga "Se vende"', 'Se vende', 'cartel'],
  ['una taza con la frase "Mejor papá"', 'Mejor papá', 'una taza'],
  ['un gato con un letrero que dice hola amigos', 'hola amigos', 'un gato con un letrero'],
  ['logo de cafetería llamada La Nube', 'La Nube', 'logo de cafetería'],
] as const)('%s', (prompt, caption, rest) => {
  const taken = takeCaption(prompt);
  expect(taken.caption).toBe(caption);
  expect(taken.rest.replaceAll(/[\s,]+/g, ' ').trim()).toBe(rest);
});
