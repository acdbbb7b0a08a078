import { expect, it } from 'vitest';
import { asTyped } from './as-typed.ts';

it.each([
  ['gato con ojos verdes', 'verdes ojos', ['ojos verdes']],
  ['piñata de estrella colgada', 'estrella piñata', ['piñata de estrella']],
  ['海で遊ぶ犬', '遊ぶ で', ['遊ぶ']],
  ['駅に立つ女の子', 'に', []],
  ['vestido, y un gato rojo', 'rojo vestido', ['rojo vestido']],
  ['mesero que lleva una charola', 'lleva una', ['lleva']],
  ['sign', '“OPEN”', ['“OPEN”']],
])('reports words of "%s" as they were typed: %s', (prompt, word, expected) => {
  expect(asTyped({ drawn: [], standIns: [], notDrawn: [word] }, prompt).notDrawn).toEqual(expected);
});
