import { expect, it } from 'vitest';
import { shapeOf } from './turning-thing.ts';

/** A picture of rows of '#' and ' '. */
function pictureOf(...rows: readonly string[]) {
  const width = rows[0]?.length ?? 0;
  const data = new Uint8ClampedArray(width * rows.length * 4);
  for (const [y, row] of rows.entries())
    for (const [x, sign] of row.split('').entries())
      if (sign === '#') data[(y * width + x) * 4 + 3] = 255;
  return { data, width, height: rows.length };
}

it.each([
  ['a bottle', 'round', ['   ##   ', '  ####  ', ' ###### ', ' ###### ']],
  ['a shoe', 'solid', ['####    ', '#####   ', '########', '########']],
  [
    'a bag',
    'solid',
    ['  ####  ', ' #    # ', ' #    # ', '########', '########', '#######'.padEnd(8)],
  ],
  ['a ring', 'open', ['  ####  ', '##    ##', '##    ##', '  ####  ']],
])('tells by its outline how a thing turns: %s', (_, kind, rows) => {
  expect(shapeOf(pictureOf(...rows)).kind).toBe(kind);
});

it('finds where each row is drawn', () => {
  const { rows, axis } = shapeOf(pictureOf('        ', ' ######  ', '###     '));
  expect(axis).toBe(3.5);
  expect(rows).toEqual([null, { middle: 4, half: 3 }, { middle: 1.5, half: 1.5 }]);
});
