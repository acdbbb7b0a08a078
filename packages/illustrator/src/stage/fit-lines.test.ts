import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import type { Canvas2D } from '../canvas.ts';
import { fitLines } from './fit-lines.ts';

const ruler = createCanvas(8, 8).getContext('2d') as unknown as Canvas2D;
const linesOf = (text: string): readonly string[] =>
  fitLines(ruler, text, 'sans-serif', 300, 300).lines;

it('breaks a word with a hyphen behind the hyphen alone', () => {
  expect(linesOf('Vide-grenier')).toEqual(['Vide-', 'grenier']);
  expect(linesOf('Frühjahrsflohmarkt')).toEqual(['Frühjahrsflohmarkt']);
});

it('breaks scripts without spaces anywhere', () => {
  expect(linesOf('謹賀新年おめでとう').length).toBeGreaterThan(1);
});
