import { expect, it } from 'vitest';
import { faceOf } from './figure-face.ts';

it('gives no smile to a tired face behind a palm', () => {
  expect(faceOf(null, 'facepalm', null)).toBe('unamused');
  expect(faceOf('sleepy', 'facepalm', null)).toBe('unamused');
  expect(faceOf('sad', 'facepalm', null)).toBe('sad');
  expect(faceOf('sleepy', 'sit', null)).toBe('sleepy');
});
