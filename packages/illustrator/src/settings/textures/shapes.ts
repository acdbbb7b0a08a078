import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU, wave } from '../../math/periodic.ts';
import { createRandom, type Random } from '../../math/random.ts';
import { fillCircle, fillPolygon } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { coloursOf, cover, fillWith } from './ground.ts';

/** A ground and the shapes on it, where the prompt names no color. */
const SETS: readonly (readonly Colour[])[] = [
  [
    [0.95, 0.02, 80],
    [0.66, 0.12, 45],
    [0.78, 0.11, 80],
    [0.72, 0.06, 150],
    [0.85, 0.06, 40],
  ],
  [
    [0.96, 0.012, 95],
    [0.4, 0.09, 260],
    [0.7, 0.16, 30],
    [0.68, 0.1, 195],
    [0.83, 0.14, 85],
  ],
  [
    [0.96, 0.015, 20],
    [0.6, 0.14, 350],
    [0.77, 0.12, 55],
    [0.62, 0.12, 290],
    [0.86, 0.07, 10],
  ],
];
const PASTELS: readonly Colour[] = [
  [0.97, 0.014, 330],
  [0.87, 0.07, 305],
  [0.89, 0.07, 20],
  [0.91, 0.07, 90],
  [0.89, 0.06, 180],
];

/** The ground, and the colors of the shapes on it: those that the prompt names, the palest below. */
export function coloursOfShapes(stage: Stage): readonly [ground: Colour, ...shapes: Colour[]] {
  const { plan, seed } = stage;
  const own = plan.style === 'pastel' ? PASTELS : (SETS[seed % SETS.length] ?? PASTELS);
  const named = coloursOf(stage).toSorted((a, b) => b[0] - a[0]);
  const [palest] = named;
  const [paper = [0.96, 0.012, 95], ...usual] = own;
  if (palest === undefined) return [paper, ...usual];
  const isGround = palest[0] > 0.84 && named.length > 1;
  const ground: Colour = isGround ? palest : [0.96, Math.min(0.02, palest[1]), palest[2]];
  const shapes = isGround ? named.slice(1) : named;
  const paler = shapes.map((tone) => shift(tone, (0.94 - tone[0]) * 0.5, 0.7));
  return [ground, ...shapes, ...paler];
}

/** A closed soft outline around the origin, of a size of about one. */
function traceBlob(context: Canvas2D, radii: readonly number[]): void {
  const at = (i: number): readonly [number, number] => {
    const angle = (i / radii.length) * TAU;
    const radius = radii[((i % radii.length) + radii.length) % radii.length] ?? 1;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  const between = (i: number): readonly [number, number] => {
    const [[x, y], [nextX, nextY]] = [at(i), at(i + 1)];
    return [(x + nextX) / 2, (y + nextY) / 2];
  };
  context.beginPath();
  context.moveTo(...between(-1));
  for (let i = 0; i < radii.length; i++) context.quadraticCurveTo(...at(i), ...between(i));
  context.closePath();
}

/** Where the blobs are and how large: around the edges, so that the middle has room. */
const PLACES: readonly (readonly [x: number, y: number, size: number])[] = [
  [0.06, 0.04, 0.42],
  [0.97, 0.16, 0.34],
  [0.02, 0.74, 0.28],
  [0.9, 0.95, 0.46],
  [0.3, 1.02, 0.24],
];

const radiiOf = (random: Random): readonly number[] =>
  Array.from({ length: 6 }, () => 0.78 + 0.5 * random());

interface Blob {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly stroke: string;
  readonly radii: readonly number[];
  /** Of the fine line around it. */
  readonly line: readonly number[];
  readonly offset: number;
}

/** Fills a blob and draws its line, a little aside from where it is at rest. */
function paintBlob(
  context: Canvas2D,
  blob: Blob,
  phase: number,
  drift: number,
  line: number,
): void {
  const { x, y, size, fill, stroke, radii, offset } = blob;
  context.save();
  context.translate(x + drift * wave(phase, 1, offset), y + drift * wave(phase, 1, offset + 0.3));
  context.scale(size, size);
  traceBlob(context, radii);
  context.fillStyle = fill;
  context.fill();
  context.rotate(0.12 * wave(phase, 1, offset + 0.6));
  traceBlob(context, blob.line);
  context.strokeStyle = stroke;
  context.lineWidth = line / size;
  context.stroke();
  context.restore();
}

/** Soft shapes that drift a little, each with a fine line around it. */
export function blobs(stage: Stage): void {
  const { width, height, unit } = stage;
  const [ground, ...tones] = coloursOfShapes(stage);
  const side = Math.min(width, height);
  const random = createRandom(stage.seed + 31);
  const shapes = PLACES.map(([x, y, size], i): Blob => {
    const tone = tones[i % tones.length] ?? ground;
    return {
      x: x * width,
      y: y * height,
      size: size * side,
      fill: css(tone),
      stroke: css(shift(tone, -0.3, 1.1), 0.75),
      radii: radiiOf(random),
      line: radiiOf(random),
      offset: random(),
    };
  });
  fillWith(stage, (context) => {
    context.fillStyle = css(ground);
    cover(context, stage);
  });
  stage.addLayer(1, 0.05, (context, phase) => {
    for (const blob of shapes) paintBlob(context, blob, phase, 0.02 * side, 3.4 * unit);
  });
}

/** One tile of the unit square; each turns its shape by quarters. */
const TILES: readonly ((context: Canvas2D) => void)[] = [
  (context) => fillSector(context, 0, 0, 1, 0.25),
  (context) => fillSector(context, 0.5, 0, 0.5, 0.5),
  (context) => fillCircle(context, 0.5, 0.5, 0.36),
  fillTriangle,
  (context) => context.fillRect(0, 0, 0.5, 1),
];

function fillTriangle(context: Canvas2D): void {
  fillPolygon(context, [
    [0, 0],
    [1, 0],
    [0, 1],
  ]);
}

function fillSector(context: Canvas2D, x: number, y: number, radius: number, turns: number): void {
  context.beginPath();
  context.moveTo(x, y);
  context.arc(x, y, radius, 0, turns * TAU);
  context.closePath();
  context.fill();
}

/** Squares with quarters of circles, circles and triangles; what is cut at one border goes on at the other. */
export function geometric(stage: Stage): void {
  const { width, height, plan } = stage;
  const palette = coloursOfShapes(stage);
  const random = createRandom(stage.seed + 37);
  const rows = Math.max(3, Math.round((5 * height) / Math.min(width, height)));
  const tall = height / rows;
  const columns = Math.max(3, Math.round(width / tall));
  const wide = width / columns;
  const shapes = /triang/i.test(plan.prompt) ? [fillTriangle] : TILES;
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const tiles = Array.from({ length: rows * columns }, () => {
    const ground = pick(palette);
    return {
      ground,
      ink: pick(palette.filter((tone) => tone !== ground)),
      shape: pick(shapes),
      turns: Math.floor(random() * 4),
    };
  });
  fillWith(stage, (context) => {
    for (let row = -1; row <= rows; row++) {
      for (let column = -1; column <= columns; column++) {
        const at = ((row + rows) % rows) * columns + ((column + columns) % columns);
        const { ground, ink, shape, turns } = tiles[at]!;
        context.save();
        context.translate((column + 0.5) * wide, (row + 0.5) * tall);
        context.scale(wide * 1.004, tall * 1.004);
        context.rotate((turns * TAU) / 4);
        context.translate(-0.5, -0.5);
        context.fillStyle = css(ground);
        context.fillRect(0, 0, 1, 1);
        context.fillStyle = css(ink);
        shape(context);
        context.restore();
      }
    }
  });
}
