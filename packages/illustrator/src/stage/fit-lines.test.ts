import { expect, it } from 'vitest';
import type { Canvas2D } from '../canvas.ts';
import { fitLines } from './fit-lines.ts';

/** Each character is half as wide as letters are tall. */
const ruler = {
  font: '',
  measureText: (text: string) => ({ width: text.length * 50 }),
} as unknown as Canvas2D;
const linesOf = (text: string): readonly string[] =>
  fitLines(ruler, text, 'sans-serif', 300, 300).lines;

it('breaks a word with a hyphen behind the hyphen alone', () => {
  expect(linesOf('Vide-grenier')).toEqual(['Vide-', 'grenier']);
  expect(linesOf('Frühjahrsflohmarkt')).toEqual(['Frühjahrsflohmarkt']);
});

it('keeps the spaces around a dash', () => {
  expect(linesOf('Sale - 50% off').join(' ')).toBe('Sale - 50% off');
});

it('breaks scripts without spaces anywhere', () => {
  expect(linesOf('謹賀新年おめでとう').length).toBeGreaterThan(1);
});
