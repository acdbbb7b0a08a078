import { expect, it } from 'vitest';
import { gifFieldsSchema } from './generation.ts';
import { creationsQuerySchema } from './organizing.ts';
import { wholeNumber } from './whole-number.ts';

it.each([
  ['64', 64],
  ['0', 0],
  ['007', 7],
])('%j is a number', (text, number) => {
  expect(wholeNumber(0, 4096).parse(text)).toBe(number);
});

const WRONG = [
  '0x400',
  '0b11',
  '1e3',
  '+5',
  '-5',
  ' 5',
  '5 ',
  '5.0',
  '1_000',
  'Infinity',
  '٥',
  '',
  '4097',
];

it.each(WRONG)('%j is none', (text) => {
  expect(wholeNumber(0, 4096).safeParse(text).success).toBe(false);
});

it.each(WRONG.filter((text) => text !== ''))('no field of a form takes %j', (text) => {
  for (const field of ['seed', 'size', 'seconds', 'fps']) {
    const isTaken = gifFieldsSchema.safeParse({ prompt: 'a cat', [field]: text }).success;
    expect(isTaken && !(field === 'seed' && text === '4097')).toBe(false);
  }
  expect(creationsQuerySchema.safeParse({ limit: text }).success).toBe(false);
});

it('an absent or empty field is not given', () => {
  expect(gifFieldsSchema.parse({ prompt: 'a cat', size: '', seed: ' ' })).toEqual({
    prompt: 'a cat',
  });
  expect(creationsQuerySchema.parse({})).toEqual({});
});
