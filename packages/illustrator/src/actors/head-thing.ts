import { boundsOf } from '../art/bounds.ts';
import type { HeadThing } from '../language/person.ts';
import type { Stage } from '../stage/stage.ts';
import type { DrawFace } from './moving-face.ts';
import { subjectColour } from './subject-colour.ts';

/** Width and height of a thing in place of a head, in widths of the head's box, and where it ends on the neck. */
const SIZE = 1.16;
const BOTTOM = 0.97;

/** Of a bunch: where each is in the head's box, and how large. */
const BUNCH: readonly (readonly [x: number, y: number, size: number])[] = [
  [0.2, 0.34, 0.54],
  [0.8, 0.34, 0.54],
  [0.5, 0.16, 0.58],
  [0.26, 0.68, 0.52],
  [0.75, 0.68, 0.52],
  [0.5, 0.48, 0.6],
];

/** Draws a thing, or a bunch of them, where the head of a person would be. */
export async function drawThingAsHead(
  stage: Stage,
  { glyph, colour, count }: HeadThing,
  headPx: number,
): Promise<DrawFace> {
  const size = Math.ceil(headPx * SIZE * 1.2);
  const plain = await stage.sprite(glyph, size, subjectColour(stage, glyph, colour));
  const picture = stage.lit(plain);
  const { left, top, right, bottom } = boundsOf(plain);
  const longer = Math.max(right - left, bottom - top);
  const drawAt: (...box: readonly [number, number, number]) => DrawFace =
    (middle, end, width) => (context) => {
      const scale = width / longer;
      const x = middle - ((left + right) / 2) * scale;
      context.drawImage(picture, x, end - bottom * scale, scale, scale);
    };
  if (count === 1) return drawAt(0.5, BOTTOM, SIZE);
  const bunch = BUNCH.map(([x, y, part]) => drawAt(x, y + part / 2, part));
  return (context, phase) => {
    for (const draw of bunch) draw(context, phase);
  };
}
