import { expect, it } from 'vitest';
import { takeToning } from '../toning.ts';

it.each([
  ['mujer en un mercado, colores vivos, pintura al óleo', 'vivid'],
  ['Frau mit Hut, kräftige Farben', 'vivid'],
  ['femme au chapeau, couleurs vives', 'vivid'],
  ['junge Frau, Aquarell, zarte Farben', 'pastel'],
  ['mujer con flores, acuarela, tonos pastel', 'pastel'],
  ['Landschaft, gedämpfte Farben', 'muted'],
  // A manner of its own without another technique.
  ['mujer con flores, tonos pastel', null],
])('%s is %s', (prompt, toning) => {
  expect(takeToning(prompt).toning).toBe(toning);
});
