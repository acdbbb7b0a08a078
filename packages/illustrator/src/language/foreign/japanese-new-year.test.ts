import { expect, it } from 'vitest';
import { withNewYearCards } from './japanese-new-year.ts';

it.each([
  ['うさぎの年賀状、梅の花', 'うさぎのカード、梅の花、赤い背景'],
  ['午年の年賀状、馬', 'のカード、馬、赤い背景'],
  ['午年の年賀状', '馬のカード、赤い背景'],
  ['年賀状、富士山と鷹', '、富士山と鷹、日の出'],
  ['年賀状、梅の花と初日の出', '、梅の花と初日の出、丘'],
  ['年賀状、だるま、白い背景', 'カード、だるま、白い背景'],
  ['だるま', 'だるま'],
])('%j is read as %j', (text, read) => {
  expect(withNewYearCards(text)).toBe(read);
});
