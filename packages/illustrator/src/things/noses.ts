/** Which way the noses of vehicles point in their pictures. */
const NOSES: readonly (readonly [glyphs: RegExp, x: number, y: number])[] = [
  [/^(rocket|airplane|airplane-departure)$/, 0.72, -0.69],
  [/^@launchingrocket$/, 0, -1],
];

/** Where the nose of a picture points, a vector of length 1; without a row, to the side that it faces. */
export function noseOf(
  glyph: string,
  facing: 'left' | 'right',
): { readonly x: number; readonly y: number } {
  const nose = NOSES.find(([glyphs]) => glyphs.test(glyph));
  return nose ? { x: nose[1], y: nose[2] } : { x: facing === 'right' ? 1 : -1, y: 0 };
}
