import { expect, it } from 'vitest';
import { withClosedQuotations } from './quotation-marks.ts';

it.each([
  ['Karte mit dem Text „Alles Liebe"', 'Karte mit dem Text „Alles Liebe“'],
  ['Karte mit dem Text „Alles Liebe“ und Rosen', 'Karte mit dem Text „Alles Liebe“ und Rosen'],
  ["Tasse mit ,,Bester Papa''", 'Tasse mit „Bester Papa“'],
  ['Schild ‚Geöffnet‘ an der Tür', 'Schild „Geöffnet“ an der Tür'],
  ['Poster »Sommerfest« mit Lampions', 'Poster „Sommerfest“ mit Lampions'],
  ['affiche « Fête » et « Bal »', 'affiche « Fête » et « Bal »'],
  ['red, blue and ‘open’ sign', 'red, blue and ‘open’ sign'],
])('closes the quotations of %s', (prompt, expected) => {
  expect(withClosedQuotations(prompt)).toBe(expected);
});
