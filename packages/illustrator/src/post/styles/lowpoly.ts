import type { PixelData } from '../../canvas.ts';
import { isFurnishedRoom } from '../../language/furnished-rooms.ts';
import { clamp } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import type { Stage } from '../../stage/stage.ts';
import { changePixels } from '../change-pixels.ts';
import { type Point, triangulate } from '../delaunay.ts';
import { edgesOf } from '../luminance.ts';
import { Mosaic } from '../mosaic.ts';
import { referenceFrame } from '../reference-frame.ts';
import type { StyleFilter } from '../style-filter.ts';

const REFERENCE_PX = 320;
/** Least strength of an edge that a vertex sits on. */
const EDGE = 55;
/** Least distances between vertices, in shares of the shorter side. */
const ON_HERO = 0.0115;
const ON_EDGES = 0.021;
const ELSEWHERE = 0.1;
/** On the border. */
const STEPS = 9;

type Vertex = Point;

/** Takes the next vertex where none is nearer than `apart`. */
function takeIfApart(
  taken: Vertex[],
  [x, y]: Vertex,
  apart: number,
  [wide, tall]: readonly [number, number],
): void {
  const isNear = taken.some(([ox, oy]) => Math.hypot((ox - x) * wide, (oy - y) * tall) < apart);
  if (!isNear) taken.push([x, y]);
}

/** Places in the order of the strength of their edges, the strongest first. */
function edgePlaces({ data, width, height }: PixelData): Vertex[] {
  const edges = edgesOf(data, width, height);
  return [...edges.keys()]
    .filter((i) => edges[i]! > EDGE)
    .toSorted((a, b) => edges[b]! - edges[a]!)
    .map((i) => [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height]);
}

/** Vertices along the edges of the picture, so that shapes keep their outline, and a few between them. */
function vertices(stage: Stage, picture: PixelData): Vertex[] {
  const shorter = Math.min(stage.width, stage.height);
  const frame = [stage.width / shorter, stage.height / shorter] as const;
  const random = createRandom(3);
  const taken: Vertex[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const at = i / STEPS;
    for (const side of [0, 1]) taken.push([at, side]);
    if (i > 0 && i < STEPS) for (const side of [0, 1]) taken.push([side, at]);
  }
  for (const place of edgePlaces(picture)) {
    takeIfApart(taken, place, isOnHero(stage, place) ? ON_HERO : ON_EDGES, frame);
  }
  for (let i = 0; i < 900; i++) {
    const place = [random(), random()] as const;
    takeIfApart(taken, place, isOnHero(stage, place) ? ON_EDGES : ELSEWHERE, frame);
  }
  return taken;
}

type Triangle = readonly [Vertex, Vertex, Vertex];

/** The subject gets a finer mesh, or it would lose its face. */
function isOnHero(stage: Stage, [x, y]: Vertex): boolean {
  if (!stage.hero) return false;
  const shorter = Math.min(stage.width, stage.height);
  const away = Math.hypot((x - stage.hero.x) * stage.width, (y - stage.hero.y) * stage.height);
  return away < 0.62 * stage.hero.size * shorter;
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

/** Of a triangle, the part around its middle that gives it its color: its corners lie on edges. */
const CORE = 0.4;
/** The pixel counts for no triangle. */
const NONE = 65535;

/** The pixels whose mean is the color of each triangle. */
function coresOf(
  triangles: readonly Triangle[],
  [width, height]: readonly [number, number],
): Uint16Array {
  const cores = new Uint16Array(width * height).fill(NONE);
  triangles.forEach((triangle, label) => {
    const x = (triangle[0][0] + triangle[1][0] + triangle[2][0]) / 3;
    const y = (triangle[0][1] + triangle[1][1] + triangle[2][1]) / 3;
    const shrunk = (at: Vertex): Vertex => [x + (at[0] - x) * CORE, y + (at[1] - y) * CORE];
    const [a, b, c] = triangle;
    fillTriangle(cores, [width, height], [shrunk(a), shrunk(b), shrunk(c)], label);
    cores[Math.floor(y * height) * width + Math.floor(x * width)] = label;
  });
  return cores;
}

/** A mesh of triangles, each in the color of what is under its middle. */
export const lowpoly: StyleFilter = (stage, draw) => {
  // Furnished rooms are drawn in facets.
  if (stage.plan.subjects.some(({ glyph }) => isFurnishedRoom(glyph))) return () => {};
  const { width, height } = stage;
  const points = vertices(
    stage,
    referenceFrame(stage, draw, Math.min(REFERENCE_PX, Math.min(width, height))),
  );
  const triangles = triangulate(points).map(
    (corners) => corners.map((corner) => points[corner]!) as unknown as Triangle,
  );
  const labels = new Uint16Array(width * height);
  triangles.forEach((triangle, label) => fillTriangle(labels, [width, height], triangle, label));
  const random = createRandom(5);
  // Facets catch the light, even where the picture is flat.
  const shades = Float32Array.from(triangles, () => 0.93 + 0.14 * random());
  const mosaic = new Mosaic(labels, shades, coresOf(triangles, [width, height]));
  return (canvas) => changePixels(stage, canvas, (data) => mosaic.apply(data, 1.15));
};
