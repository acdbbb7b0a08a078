import type { Canvas, Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { linearGradient } from '../painting.ts';
import { cloth, drawDetail, drawTie, printCloth } from './clothes.ts';
import type { Outfit } from './outfit-parts.ts';

const furShade = (context: Canvas2D, colour: Colour, top: number, bottom: number) =>
  linearGradient(
    context,
    [-0.15, top, 0.12, bottom],
    [
      [0, shift(colour, 0.09)],
      [0.45, colour],
      [1, shift(mix(colour, [0.45, 0.16, 325], 0.22), -0.08)],
    ],
  );

/** In the puppet's units: from the neck at y 0.7 to the hips at 1.4. */
export function paintTorso(
  context: Canvas2D,
  main: Colour,
  belly: Colour | null,
  {
    robot = false,
    bones = false,
    isBandaged = false,
    spots,
  }: {
    readonly robot?: boolean;
    readonly bones?: boolean;
    readonly isBandaged?: boolean;
    readonly spots?: Colour;
  },
): void {
  if (bones) return paintBones(context, main);
  paintFur(context, main, belly);
  if (isBandaged) paintBandages(context, main);
  if (spots) paintSpots(context, spots);
  if (robot) paintPanel(context);
}

/** The edges of strips of linen across the trunk. */
function paintBandages(context: Canvas2D, colour: Colour): void {
  context.save();
  torsoPath(context);
  context.clip();
  context.strokeStyle = css(shift(colour, -0.16, 1.3));
  context.lineWidth = 0.017;
  context.beginPath();
  for (const [left, right] of [
    [0.84, 0.78],
    [0.86, 0.95],
    [1.02, 0.94],
    [1.04, 1.12],
    [1.2, 1.1],
    [1.2, 1.3],
    [1.34, 1.24],
  ] as const) {
    context.moveTo(-0.36, left);
    context.quadraticCurveTo(0, (left + right) / 2 + 0.05, 0.36, right);
  }
  context.stroke();
  context.restore();
}

/** Spine, ribs and pelvis. */
function paintBones(context: Canvas2D, colour: Colour): void {
  context.lineCap = 'round';
  const stroke = (width: number, trace: () => void): void => {
    for (const [shade, share] of [
      [-0.25, 1],
      [0, 0.7],
    ] as const) {
      context.strokeStyle = css(shift(colour, shade));
      context.lineWidth = width * share;
      context.beginPath();
      trace();
      context.stroke();
    }
  };
  stroke(0.085, () => {
    context.moveTo(0, 0.74);
    context.lineTo(0, 1.3);
  });
  for (const [i, y] of [0.84, 0.94, 1.04, 1.13].entries()) {
    const wide = [0.25, 0.26, 0.23, 0.17][i] ?? 0.2;
    stroke(0.062, () => {
      context.moveTo(-wide, y + 0.05);
      context.quadraticCurveTo(0, y - 0.05, wide, y + 0.05);
    });
  }
  stroke(0.11, () => {
    context.moveTo(-0.14, 1.27);
    context.quadraticCurveTo(0, 1.36, 0.14, 1.27);
  });
}

function paintFur(context: Canvas2D, main: Colour, belly: Colour | null): void {
  context.fillStyle = furShade(context, main, 0.75, 1.4);
  torsoPath(context);
  context.fill();
  if (!belly) return;
  context.fillStyle = furShade(context, belly, 0.8, 1.4);
  context.beginPath();
  context.ellipse(0, 1.12, 0.19, 0.21, 0, 0, Math.PI * 2);
  context.fill();
}

function torsoPath(context: Canvas2D): void {
  context.beginPath();
  context.moveTo(0, 0.72);
  context.bezierCurveTo(-0.22, 0.72, -0.33, 1.02, -0.3, 1.2);
  context.bezierCurveTo(-0.27, 1.42, 0.27, 1.42, 0.3, 1.2);
  context.bezierCurveTo(0.33, 1.02, 0.22, 0.72, 0, 0.72);
}

/** Of a figure's torso, for which clothes are drawn, in the puppet's units. */
const FIGURE_TORSO = { top: 0.605, neck: 0.72, wide: 1.4, tall: 1.24 } as const;
const WAIST = 1.2;

/** Worn over the chest without anything below. */
const OVER_FUR: ReadonlySet<Outfit['detail']> = new Set<Outfit['detail']>(['bib', 'apron']);

/** Clothes over the fur: what an outfit has more than fur. */
export function paintClothes(context: Canvas2D, outfit: Outfit, fur: Colour): void {
  const hasTop = outfit.top !== fur;
  const bottom = outfit.skirt ?? outfit.bottom;
  const hasSkirt = outfit.hem > 0 && bottom !== fur;
  if (hasSkirt && !isTutu(outfit)) paintSkirt(context, outfit, bottom);
  context.save();
  torsoPath(context);
  context.clip();
  if (hasTop) {
    context.fillStyle = furShade(context, outfit.top, 0.75, 1.4);
    context.fillRect(-0.5, 0.6, 1, 1);
  }
  if (bottom !== fur) {
    context.fillStyle = furShade(context, bottom, 0.9, 1.5);
    context.fillRect(-0.5, WAIST, 1, 0.4);
  }
  const { top, neck, wide, tall } = FIGURE_TORSO;
  context.translate(0, neck);
  context.scale(wide, tall);
  context.translate(0, -top);
  if (hasTop) printCloth(context, outfit, 'top', [-0.3, 0.55, 0.6]);
  if (hasTop || OVER_FUR.has(outfit.detail)) drawDetail(context, outfit);
  else if (outfit.tie) drawTie(context, outfit.tie);
  context.restore();
  if (hasSkirt && isTutu(outfit)) paintTutu(context, bottom);
}

const SKIRT = { half: 0.29, lowest: 1.52 } as const;

/** How a tutu stands out from the waist: half of its width, and where its layers end. */
const TUTU = { half: 0.55, top: 1.08, ends: [1.27, 1.23, 1.19], frills: 7 } as const;

/** A skirt that is short and wide is of stiff tulle. */
const isTutu = ({ hem, flare, detail }: Outfit): boolean =>
  hem > 0 && hem <= 0.2 && flare >= 0.2 && detail === 'none';

/** Layers of frills, the upper ones lighter. */
function paintTutu(context: Canvas2D, colour: Colour): void {
  const { half, top, ends, frills } = TUTU;
  ends.forEach((end, layer) => {
    const wide = half - layer * 0.05;
    const step = (2 * wide) / frills;
    context.fillStyle = css(shift(colour, layer * 0.06 - 0.04), 0.92);
    context.beginPath();
    context.moveTo(-0.2, top);
    context.lineTo(-wide, end - 0.04);
    for (let i = 0; i < frills; i++) {
      const x = -wide + i * step;
      context.quadraticCurveTo(x + step / 2, end + 0.05, x + step, end - 0.04);
    }
    context.lineTo(0.2, top);
    context.fill();
  });
}

function paintSkirt(context: Canvas2D, outfit: Outfit, colour: Colour): void {
  const end = Math.min(SKIRT.lowest, WAIST + 0.06 + outfit.hem * 0.26);
  const half = SKIRT.half + outfit.flare;
  context.fillStyle = cloth(context, colour, 1, end);
  context.beginPath();
  context.moveTo(-SKIRT.half, 1.1);
  context.lineTo(-half, end);
  context.quadraticCurveTo(0, end + 0.06, half, end);
  context.lineTo(SKIRT.half, 1.1);
  context.fill();
  context.save();
  context.clip();
  printCloth(context, outfit, 'bottom', [-0.45, 0.95, 0.9]);
  context.restore();
}

const SPOTS = [
  [-0.2, 0.92, 0.035],
  [0.18, 0.88, 0.03],
  [-0.25, 1.12, 0.034],
  [0.25, 1.06, 0.038],
  [0.2, 1.25, 0.03],
  [-0.19, 1.28, 0.036],
  [0.02, 0.84, 0.024],
] as const;

function paintSpots(context: Canvas2D, colour: Colour): void {
  context.fillStyle = css(colour);
  for (const [x, y, radius] of SPOTS) {
    context.beginPath();
    context.ellipse(x, y, radius, radius * 0.85, x * 9, 0, Math.PI * 2);
    context.fill();
  }
}

/** Where a bust is cut at the lowest: below the collar, above the shade along its flat edge. */
const LOWEST_SEAM = 0.905;
const EDGE_SHADE = 0.03;

/** Not every bust fills its box. */
function seamOf(bust: Canvas): number {
  const x = Math.floor(bust.width * 0.36);
  const { data } = bust.getContext('2d').getImageData(x, 0, 1, bust.height);
  let bottom = bust.height - 1;
  while (bottom > 0 && (data[bottom * 4 + 3] ?? 0) < 220) bottom--;
  return Math.min(LOWEST_SEAM, bottom / bust.height - EDGE_SHADE);
}
/** Left of it a bust shows no raised hand. */
const BEFORE_HAND = 0.69;
const STRIPS = 48;
const HIPS = { y: 1.27, width: 0.7 } as const;

export interface BustOptions {
  /** The glyph shows a raised hand on its right; its left half serves for both sides below. */
  readonly mirrored: boolean;
  /** Fills what is below when the lowest row of the glyph is no garment, null otherwise. */
  readonly plain: Colour | null;
}

/**
 * A bust and the garment below it as one picture, so that they take the light as one. In the
 * puppet's units; the glyph's box is 1 wide from (-0.5, -0.06).
 */
export function paintBust(context: Canvas2D, bust: Canvas, { mirrored, plain }: BustOptions): void {
  const seam = seamOf(bust);
  const top = seam - 0.06;
  context.save();
  context.beginPath();
  context.moveTo(-0.6, top - 0.02);
  context.lineTo(-0.6, HIPS.y - 0.12);
  context.quadraticCurveTo(0, HIPS.y + 0.12, 0.6, HIPS.y - 0.12);
  context.lineTo(0.6, top - 0.02);
  context.clip();
  const step = (HIPS.y - top) / STRIPS;
  for (let i = 0; i < STRIPS; i++) {
    const t = i / (STRIPS - 1);
    const width = 1 - (1 - HIPS.width) * t ** 1.4;
    const y = top + i * step;
    if (plain) {
      context.fillStyle = css(plain);
      context.fillRect(-0.26 * width, y, 0.52 * width, step * 1.6);
    } else drawGarmentRow(context, bust, { mirrored, seam, width, y, height: step * 1.6 });
  }
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = linearGradient(
    context,
    [0, 0.95, 0, HIPS.y],
    [
      [0, [0.25, 0.1, 300], 0],
      [1, [0.25, 0.1, 300], 0.4],
    ],
  );
  context.fillRect(-1, 0, 2, 2);
  context.restore();
  context.save();
  context.beginPath();
  context.rect(-0.5, -0.1, 1, (plain ? 1 : seam) + 0.044);
  if (mirrored) context.rect(BEFORE_HAND - 0.5, -0.1, 0.5, 1.2);
  context.clip();
  context.drawImage(bust, -0.5, -0.06, 1, 1);
  context.restore();
}

interface GarmentRow {
  readonly mirrored: boolean;
  readonly seam: number;
  readonly width: number;
  readonly y: number;
  readonly height: number;
}

/** One row of the bust goes on downwards, narrower and narrower. */
function drawGarmentRow(
  context: Canvas2D,
  bust: Canvas,
  { mirrored, seam, width, y, height }: GarmentRow,
): void {
  const row = Math.floor(bust.height * seam) - 1;
  if (!mirrored) {
    context.drawImage(bust, 0, row, bust.width, 1, -0.5 * width, y, width, height);
    return;
  }
  for (const side of [1, -1]) {
    context.save();
    context.scale(side, 1);
    const half = 0.5 * width;
    context.drawImage(bust, 0, row, bust.width * 0.5, 1, -half, y, half + 0.004, height);
    context.restore();
  }
}

function paintPanel(context: Canvas2D): void {
  context.fillStyle = css([0.35, 0.06, 285]);
  context.beginPath();
  context.roundRect(-0.14, 1, 0.28, 0.17, 0.05);
  context.fill();
  context.fillStyle = css([0.8, 0.15, 210]);
  for (const x of [-0.07, 0, 0.07]) {
    context.beginPath();
    context.arc(x, 1.085, 0.022, 0, Math.PI * 2);
    context.fill();
  }
}
