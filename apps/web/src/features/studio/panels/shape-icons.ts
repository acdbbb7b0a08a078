import type { ShapeName } from '@loopwright/studio';

const point = (index: number, count: number, radius: number): string => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return `${(16 + radius * Math.cos(angle)).toFixed(2)} ${(16 + radius * Math.sin(angle)).toFixed(2)}`;
};

const star = (points: number, outer: number, inner: number): string => {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    point(index, points * 2, index % 2 === 0 ? outer : inner),
  );
  return `M${corners.join('L')}Z`;
};

/** Small pictures of the shapes, 32 × 32. */
export const SHAPE_ICONS: Readonly<Record<ShapeName, string>> = {
  rectangle: 'M4 7H28V25H4Z',
  'rounded-rectangle':
    'M9 7H23A5 5 0 0 1 28 12V20A5 5 0 0 1 23 25H9A5 5 0 0 1 4 20V12A5 5 0 0 1 9 7Z',
  ellipse: 'M16 4A12 12 0 1 1 15.99 4Z',
  triangle: 'M16 4L29 27H3Z',
  star: star(5, 13, 5.6),
  burst: star(12, 13, 9.5),
  heart: 'M16 28C6 20 3 15 3 10.5A6.5 6.5 0 0 1 16 8A6.5 6.5 0 0 1 29 10.5C29 15 26 20 16 28Z',
  arrow: 'M3 12H17V6L29 16L17 26V20H3Z',
  line: 'M3 16H29',
  'speech-bubble':
    'M8 4H24A5 5 0 0 1 29 9V17A5 5 0 0 1 24 22H15L8 28V22A5 5 0 0 1 3 17V9A5 5 0 0 1 8 4Z',
  sparkle:
    'M16 3C17.5 11 21 14.5 29 16C21 17.5 17.5 21 16 29C14.5 21 11 17.5 3 16C11 14.5 14.5 11 16 3Z',
  ring: 'M16 3A13 13 0 1 1 15.99 3ZM16 9A7 7 0 1 0 16.01 9Z',
};
