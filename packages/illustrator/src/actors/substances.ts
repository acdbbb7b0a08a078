import type { Canvas2D } from '../canvas.ts';
import type { SubstanceName } from '../language/subject.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import type { Random } from '../math/random.ts';
import { fillCircle, fillPolygon, linearGradient, radialGradient } from '../painting.ts';
import { paintPattern } from '../stage/surface-pattern.ts';

export interface SubstanceLook {
  /** Fills or overlays the unit square. */
  readonly paint: (context: Canvas2D, random: Random, colour: Colour | null) => void;
  /** How much of the light and shade of the thing shows through, 0–1. */
  readonly shade: number;
  /** Over the thing's own colors. */
  readonly isOverlay?: true;
  readonly alpha?: number;
  /** Its edge is brighter: it is clear, and thicker there to look through. */
  readonly hasRim?: true;
}

function fill(context: Canvas2D, top: Colour, bottom: Colour): void {
  context.fillStyle = linearGradient(
    context,
    [0, 0, 0, 1],
    [
      [0, top],
      [1, bottom],
    ],
  );
  context.fillRect(0, 0, 1, 1);
}

/** Rows of stitches, each a pair of slanted loops. */
function paintStitches(context: Canvas2D): void {
  const [wide, tall] = [1 / 20, 1 / 25];
  context.lineCap = 'round';
  for (let row = 0; row < 26; row++) {
    for (let column = 0; column < 21; column++) {
      const [x, y] = [(column + 0.5) * wide, row * tall];
      for (const side of [-1, 1]) {
        for (const [width, ink] of [
          [0.025, css([0.2, 0.04, 40], 0.3)],
          [0.015, css([1, 0.02, 80], 0.3)],
        ] as const) {
          context.strokeStyle = ink;
          context.lineWidth = width;
          context.beginPath();
          context.moveTo(x + side * wide * 0.36, y);
          context.quadraticCurveTo(x + side * wide * 0.3, y + tall * 0.6, x, y + tall);
          context.stroke();
        }
      }
    }
  }
}

/** Triangles of lighter and darker tones. */
function paintFacets(context: Canvas2D, random: Random, colour: Colour, strength: number): void {
  const cells = 9;
  const corner = (column: number, row: number): [number, number] => {
    const wobble = Math.sin(column * 12.9 + row * 78.2) * 0.35;
    return [(column + wobble) / cells, (row + Math.cos(column * 3.7 + row * 9.1) * 0.35) / cells];
  };
  for (let row = -1; row <= cells; row++) {
    for (let column = -1; column <= cells; column++) {
      const [a, b] = [corner(column, row), corner(column + 1, row)];
      const [c, d] = [corner(column, row + 1), corner(column + 1, row + 1)];
      for (const corners of [
        [a, b, c],
        [b, c, d],
      ]) {
        context.fillStyle = css(shift(colour, (random() - 0.45) * strength), 0.8);
        fillPolygon(context, corners);
        context.strokeStyle = css(shift(colour, 0.16), 0.5);
        context.lineWidth = 0.004;
        context.stroke();
      }
    }
  }
}

function paintWater(context: Canvas2D, random: Random, colour: Colour | null): void {
  const blue = colour ?? [0.68, 0.13, 232];
  fill(context, shift(blue, 0.16), shift(blue, -0.14));
  context.lineCap = 'round';
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random(), random()];
    const wide = 0.05 + 0.12 * random();
    context.strokeStyle = css(shift(blue, random() < 0.6 ? 0.26 : -0.16), 0.6);
    context.lineWidth = 0.006 + 0.012 * random();
    context.beginPath();
    context.moveTo(x - wide, y);
    context.bezierCurveTo(x - wide / 3, y - 0.05, x + wide / 3, y + 0.05, x + wide, y - 0.01);
    context.stroke();
  }
  for (let i = 0; i < 34; i++) {
    const radius = 0.006 + 0.014 * random();
    const [x, y] = [random(), random()];
    context.fillStyle = css([0.97, 0.03, 220], 0.55);
    fillCircle(context, x, y, radius);
  }
}

function paintGalaxy(context: Canvas2D, random: Random): void {
  fill(context, [0.3, 0.13, 290], [0.22, 0.1, 265]);
  for (let i = 0; i < 18; i++) {
    const [x, y, radius] = [random(), random(), 0.1 + 0.2 * random()];
    const hue = [330, 300, 250, 200][i % 4]!;
    context.fillStyle = radialGradient(context, x, y, radius, [
      [0, [0.65, 0.19, hue], 0.6],
      [1, [0.5, 0.17, hue], 0],
    ]);
    fillCircle(context, x, y, radius);
  }
  for (let i = 0; i < 170; i++) {
    context.fillStyle = css([0.99, 0.02, 90], 0.5 + 0.5 * random());
    fillCircle(context, random(), random(), 0.0016 + 0.0045 * random() ** 3);
  }
}

function paintStone(context: Canvas2D, random: Random, colour: Colour | null): void {
  const grey = colour ?? [0.64, 0.012, 80];
  fill(context, shift(grey, 0.08), shift(grey, -0.08));
  for (let i = 0; i < 420; i++) {
    context.fillStyle = css(shift(grey, (random() - 0.5) * 0.4), 0.4);
    fillCircle(context, random(), random(), 0.003 + 0.008 * random());
  }
  for (let i = 0; i < 14; i++) {
    let [x, y] = [random(), random()];
    context.strokeStyle = css(shift(grey, -0.32), 0.7);
    context.lineWidth = 0.004 + 0.004 * random();
    context.beginPath();
    context.moveTo(x, y);
    for (let step = 0; step < 4; step++) {
      x += (random() - 0.5) * 0.1;
      y += (random() - 0.3) * 0.08;
      context.lineTo(x, y);
    }
    context.stroke();
  }
}

function paintMetal(context: Canvas2D, random: Random, colour: Colour | null): void {
  const steel = colour ?? [0.74, 0.012, 250];
  context.fillStyle = linearGradient(
    context,
    [0, 0, 0.25, 1],
    Array.from({ length: 9 }, (_, i) => [i / 8, shift(steel, i % 2 === 0 ? 0.2 : -0.24)] as const),
  );
  context.fillRect(0, 0, 1, 1);
  for (let i = 0; i < 60; i++) {
    const [x, y] = [random(), random()];
    context.fillStyle = css(shift(steel, -0.3), 0.5);
    fillCircle(context, x, y, 0.008);
    context.fillStyle = css(shift(steel, 0.2), 0.8);
    fillCircle(context, x - 0.002, y - 0.002, 0.005);
  }
}

function paintCheese(context: Canvas2D, random: Random): void {
  const yellow: Colour = [0.86, 0.15, 88];
  fill(context, shift(yellow, 0.05), shift(yellow, -0.06));
  for (let i = 0; i < 40; i++) {
    const [x, y, radius] = [random(), random(), 0.012 + 0.035 * random()];
    context.fillStyle = css(shift(yellow, -0.17), 0.9);
    fillCircle(context, x, y, radius);
    context.fillStyle = css(shift(yellow, -0.09), 0.9);
    fillCircle(context, x + radius * 0.15, y + radius * 0.2, radius * 0.85);
  }
}

function paintChocolate(context: Canvas2D, random: Random): void {
  const brown: Colour = [0.38, 0.075, 45];
  fill(context, shift(brown, 0.06), shift(brown, -0.07));
  context.lineCap = 'round';
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random(), random()];
    context.strokeStyle = css(shift(brown, 0.3), 0.4);
    context.lineWidth = 0.008;
    context.beginPath();
    context.arc(x, y, 0.03 + 0.06 * random(), 3.6, 4.8);
    context.stroke();
  }
}

/** Long highlights on something clear. */
function paintGlass(context: Canvas2D, _: Random, colour: Colour | null): void {
  const clear = colour ?? GLASS;
  fill(context, shift(clear, 0.04), shift(clear, -0.1));
  context.lineCap = 'round';
  for (const [x, width, alpha] of [
    [0.2, 0.09, 0.55],
    [0.34, 0.025, 0.45],
    [0.7, 0.05, 0.35],
  ] as const) {
    context.strokeStyle = css([1, 0, 0], alpha);
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(x + 0.2, -0.1);
    context.lineTo(x - 0.15, 1.1);
    context.stroke();
  }
}

/** Strands over and under each other, in rows that are set off by half a step. */
function paintWicker(context: Canvas2D): void {
  const reed: Colour = [0.7, 0.09, 70];
  fill(context, shift(reed, -0.22), shift(reed, -0.3));
  const [wide, tall] = [1 / 14, 1 / 26];
  context.lineCap = 'round';
  context.lineWidth = tall * 0.78;
  for (let row = 0; row <= 26; row++) {
    for (let column = -1; column <= 14; column++) {
      const x = (column + (row % 2) * 0.5) * wide;
      const y = (row + 0.5) * tall;
      context.strokeStyle = css(shift(reed, ((row * 7 + column * 3) % 5) * 0.03 - 0.03));
      context.beginPath();
      context.moveTo(x + wide * 0.12, y);
      context.quadraticCurveTo(x + wide * 0.5, y - tall * 0.5, x + wide * 0.88, y);
      context.stroke();
    }
  }
}

const ICE: Colour = [0.88, 0.06, 222];
const GLASS: Colour = [0.9, 0.05, 210];

/** How substances look that are no heap of small things. */
export const SUBSTANCE_LOOKS: Readonly<
  Record<Exclude<SubstanceName, 'fire' | 'smoke' | 'bricks'>, SubstanceLook>
> = {
  yarn: { paint: paintStitches, shade: 0, isOverlay: true },
  water: { paint: paintWater, shade: 0.45, alpha: 0.92 },
  galaxy: { paint: paintGalaxy, shade: 0.12 },
  stone: { paint: paintStone, shade: 0.5 },
  metal: { paint: paintMetal, shade: 0.35 },
  cheese: { paint: paintCheese, shade: 0.25 },
  chocolate: { paint: paintChocolate, shade: 0.3 },
  ice: {
    paint: (context, random, colour) => {
      fill(context, shift(colour ?? ICE, 0.06), shift(colour ?? ICE, -0.1));
      paintFacets(context, random, colour ?? ICE, 0.3);
    },
    shade: 0.55,
    alpha: 0.95,
  },
  glass: { paint: paintGlass, shade: 0.4, alpha: 0.5, hasRim: true },
  wicker: { paint: paintWicker, shade: 0.3 },
  crystal: {
    paint: (context, random, colour) => {
      fill(context, colour ?? GLASS, shift(colour ?? GLASS, -0.12));
      paintFacets(context, random, colour ?? GLASS, 0.2);
    },
    shade: 0.55,
    alpha: 0.8,
  },
  wood: {
    paint: (context) => paintPattern(context, 'wood', [0.5, 0.1, 60]),
    shade: 0.4,
  },
  marble: {
    paint: (context) => paintPattern(context, 'marble', [0.5, 0.1, 60]),
    shade: 0.45,
  },
};

/** The small things that the others consist of. */
export const SUBSTANCE_PIECES: Readonly<Record<'fire' | 'smoke' | 'bricks', string>> = {
  fire: '@flametongue',
  smoke: '@smokepuff',
  bricks: '@toybrick',
};

/** A piece stands as it is; others are turned by up to so much, in radians. */
export function turnOfPiece(glyph: string): number {
  if (/^(@flametongue|@smokepuff|@toybrick|cloud|@lightdot|@bubble)$/.test(glyph)) return 0.12;
  return /leaf|petal|rose|blossom|flower|feather|star|hibiscus|snowflake|coin/.test(glyph)
    ? TAU / 2
    : 0.5;
}
