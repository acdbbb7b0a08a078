import type { PixelData } from '../../canvas.ts';
import { clamp } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import type { Stage } from '../../stage/stage.ts';
import { changePixels } from '../change-pixels.ts';
import { edgesOf } from '../luminance.ts';
import { Mosaic } from '../mosaic.ts';
import { referenceFrame } from '../reference-frame.ts';
import type { StyleFilter } from '../style-filter.ts';

/** Cells along the shorter side; each holds two triangles, or eight around the subject. */
const CELLS = 30;
const REFERENCE_PX = 230;

type Vertex = readonly [x: number, y: number];

/** A grid whose vertices slide to the strongest edge nearby, so that shapes keep their outline. */
function vertices(picture: PixelData, columns: number, rows: number): Vertex[] {
  const { width, height } = picture;
  const edges = edgesOf(picture.data, width, height);
  const random = createRandom(3);
  const cellX = width / columns;
  const cellY = height / rows;
  const points: Vertex[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const onSide = column === 0 || column === columns;
      const onTop = row === 0 || row === rows;
      let x = column * cellX + (onSide ? 0 : (random() - 0.5) * 0.6 * cellX);
      let y = row * cellY + (onTop ? 0 : (random() - 0.5) * 0.6 * cellY);
      if (!onSide && !onTop) {
        let strongest = 60;
        const [fromX, fromY] = [x, y];
        for (let dy = -2; dy <= 2; dy++) {
          for (let dx = -2; dx <= 2; dx++) {
            const px = clamp(Math.round(fromX + dx * 0.16 * cellX), 0, width - 1);
            const py = clamp(Math.round(fromY + dy * 0.16 * cellY), 0, height - 1);
            const strength = edges[py * width + px] ?? 0;
            if (strength > strongest) {
              strongest = strength;
              x = px;
              y = py;
            }
          }
        }
      }
      points.push([x / width, y / height]);
    }
  }
  return points;
}

type Triangle = readonly [Vertex, Vertex, Vertex];

const between = (a: Vertex, b: Vertex): Vertex => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

function quarter([a, b, c]: Triangle): Triangle[] {
  const ab = between(a, b);
  const bc = between(b, c);
  const ca = between(c, a);
  return [
    [a, ab, ca],
    [ab, b, bc],
    [ca, bc, c],
    [ab, bc, ca],
  ];
}

/** The subject gets a finer mesh, or it would lose its face. */
function isOnHero(stage: Stage, [x, y]: Vertex): boolean {
  if (!stage.hero) return false;
  const shorter = Math.min(stage.width, stage.height);
  const away = Math.hypot((x - stage.hero.x) * stage.width, (y - stage.hero.y) * stage.height);
  return away < 0.55 * stage.hero.size * shorter;
}

function fillTriangle(
  labels: Uint16Array,
  [width, height]: readonly [number, number],
  corners: Triangle,
  label: number,
): void {
  const sorted = corners
    .map(([x, y]): Vertex => [x * width, y * height])
    .sort((a, b) => a[1] - b[1]);
  const [a, b, c] = sorted;
  if (!a || !b || !c) return;
  const along = (from: Vertex, to: Vertex, y: number): number =>
    from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1] || 1);
  const last = Math.min(height - 1, Math.ceil(c[1]));
  for (let y = Math.max(0, Math.floor(a[1])); y <= last; y++) {
    const at = clamp(y + 0.5, a[1], c[1]);
    const long = along(a, c, at);
    const short = at < b[1] ? along(a, b, at) : along(b, c, at);
    const left = Math.max(0, Math.round(Math.min(long, short)));
    const right = Math.min(width, Math.round(Math.max(long, short)));
    labels.fill(label, y * width + left, y * width + right);
  }
}

/** A mesh of triangles, each in the mean colour of what is under it. */
export const lowpoly: StyleFilter = (stage) => {
  const { width, height } = stage;
  const shorter = Math.min(width, height);
  const columns = Math.round((CELLS * width) / shorter);
  const rows = Math.round((CELLS * height) / shorter);
  const points = vertices(referenceFrame(stage, Math.min(REFERENCE_PX, shorter)), columns, rows);
  const triangles: Triangle[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const first = row * (columns + 1) + column;
      const a = points[first] ?? [0, 0];
      const b = points[first + 1] ?? [0, 0];
      const c = points[first + columns + 1] ?? [0, 0];
      const d = points[first + columns + 2] ?? [0, 0];
      const halves: readonly Triangle[] =
        (row + column) % 2
          ? [
              [a, b, c],
              [b, d, c],
            ]
          : [
              [a, b, d],
              [a, d, c],
            ];
      for (const half of halves) {
        if (isOnHero(stage, half[0])) triangles.push(...quarter(half));
        else triangles.push(half);
      }
    }
  }
  const labels = new Uint16Array(width * height);
  triangles.forEach((triangle, label) => fillTriangle(labels, [width, height], triangle, label));
  const random = createRandom(5);
  // A little of facet shading even where the picture is flat.
  const shades = Float32Array.from(triangles, () => 0.94 + 0.12 * random());
  const mosaic = new Mosaic(labels, shades);
  return (canvas) => changePixels(stage, canvas, (data) => mosaic.apply(data, 1.12));
};
