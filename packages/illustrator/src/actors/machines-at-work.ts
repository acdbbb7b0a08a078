import { fillBox } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { fract, smoothstep, TAU, wave } from '../math/periodic.ts';
import type { SpriteBox } from './placed-sprite.ts';

/** Draws over a machine what moves in it, in fractions of its box. */
type Work = (context: Canvas2D, phase: number, colour: Colour | null) => void;

const PAPER: Colour = [0.97, 0.008, 90];
const INK: Colour = [0.62, 0.03, 280];
/** Where sheets come out of a printer, how wide and long they are, and where the next one waits. */
const SLOT = { x: 0.305, y: 0.635, wide: 0.39, long: 0.34 } as const;
const FEED = { x: 0.33, y: 0.31, wide: 0.36, long: 0.27 } as const;
/** Sheets that are printed in a loop. */
const SHEETS = 2;

function drawSheet(context: Canvas2D, top: number, alpha: number): void {
  const { x, wide, long } = SLOT;
  context.globalAlpha *= alpha;
  fillBox(context, [x, top, wide, long], 0.02, css(PAPER));
  for (const [line, share] of [0.8, 0.62, 0.8, 0.45].entries())
    fillBox(context, [x + 0.05, top + 0.06 + line * 0.065, wide * share, 0.026], 0.012, css(INK));
}

/** A sheet comes out of the slot line by line and falls out of the tray, while another one is drawn in from above. */
function print(context: Canvas2D, phase: number): void {
  const t = fract(phase * SHEETS);
  const out = smoothstep(0, 0.62, t);
  const fallen = smoothstep(0.7, 1, t);
  context.save();
  context.beginPath();
  context.rect(-1, SLOT.y, 3, 2);
  context.clip();
  drawSheet(context, SLOT.y - SLOT.long * (1 - out) + 0.3 * fallen ** 2, 1 - fallen);
  context.restore();
  context.save();
  context.beginPath();
  context.rect(0, -1, 1, 1 + FEED.y - 0.02);
  context.clip();
  const lower = FEED.long * (smoothstep(0.02, 0.6, t) - smoothstep(0.72, 0.98, t));
  fillBox(context, [FEED.x, FEED.y - FEED.long + lower, FEED.wide, FEED.long], 0.02, css(PAPER));
  context.restore();
}

/** How often the needle of a sewing machine goes down in a loop. */
const STITCHES = 8;
const CLOTH: Colour = [0.72, 0.14, 350];
const THREAD: Colour = [0.98, 0.01, 90];

/** The needle goes up and down, and the cloth with its seam goes on below it. */
function sew(context: Canvas2D, phase: number): void {
  const down = wave(phase, STITCHES);
  fillBox(context, [0.185, 0.62 + 0.05 * down, 0.03, 0.12], 0.01, css([0.62, 0.012, 260]));
  fillBox(context, [0.194, 0.7 + 0.05 * down, 0.012, 0.12], 0.004, css([0.8, 0.012, 250]));
  context.save();
  context.beginPath();
  context.rect(0.02, 0.79, 0.6, 0.08);
  context.clip();
  fillBox(context, [-0.02, 0.815, 0.6, 0.05], 0.02, css(CLOTH));
  const gap = 0.056;
  for (let i = -1; i < 5; i++) {
    const x = 0.2 - (i + fract(phase * STITCHES)) * gap;
    fillBox(context, [x - 0.03, 0.828, 0.03, 0.01], 0.005, css(THREAD));
  }
  context.restore();
  // The hand wheel turns.
  const turn = TAU * 2 * phase;
  for (let i = 0; i < 3; i++) {
    const y = 0.4 + 0.09 * Math.sin(turn + (i * TAU) / 3);
    fillBox(context, [0.875, y - 0.006, 0.07, 0.012], 0.006, css([0.5, 0.015, 260], 0.7));
  }
}

const SMOOTHIE: Colour = [0.72, 0.17, 5];

/** What is in the jug of a blender goes round and throws up waves and pieces. */
function blend(context: Canvas2D, phase: number): void {
  context.save();
  context.beginPath();
  context.moveTo(0.25, 0.16);
  context.lineTo(0.75, 0.16);
  context.lineTo(0.68, 0.65);
  context.lineTo(0.32, 0.65);
  context.closePath();
  context.clip();
  context.fillStyle = css(SMOOTHIE);
  context.beginPath();
  context.moveTo(0.2, 0.5);
  for (let i = 0; i <= 24; i++) {
    const across = i / 24;
    const edge = Math.abs(across - 0.5) * 2;
    const y = 0.35 - 0.09 * edge ** 2 + 0.028 * wave(phase, 3, across * 1.6);
    context.lineTo(0.2 + 0.6 * across, y);
  }
  context.lineTo(0.8, 0.7);
  context.lineTo(0.2, 0.7);
  context.closePath();
  context.fill();
  for (let i = 0; i < 14; i++) {
    const at = TAU * (2 * phase + i * 0.37);
    const x = 0.5 + (0.16 - 0.05 * (i % 3)) * Math.cos(at);
    const y = 0.42 + ((i * 0.618) % 1) * 0.2 + 0.02 * Math.sin(at);
    const isNear = Math.sin(at) > 0;
    context.fillStyle = css(shift(SMOOTHIE, isNear ? 0.14 : -0.1), 0.9);
    context.beginPath();
    context.ellipse(x, y, 0.04, 0.014, 0.1 * Math.cos(at), 0, TAU);
    context.fill();
  }
  context.restore();
}

const EMPTY: Colour = [0.62, 0.02, 280];
const BOLT: Colour = [0.98, 0.06, 100];
/** The room for the charge in a battery, in fractions of its box. */
const CELL = { x: 0.25, y: 0.19, wide: 0.5, tall: 0.685 } as const;

/** The charge rises in a battery from a fifth to the whole, and begins anew. */
function charge(context: Canvas2D, phase: number): void {
  const { x, y, wide, tall } = CELL;
  const level = 0.15 + 0.85 * (smoothstep(0, 0.72, phase) - smoothstep(0.9, 1, phase));
  context.fillStyle = css(EMPTY, 0.9);
  context.fillRect(x, y, wide, tall * (1 - level));
  context.fillStyle = css(BOLT, 0.75 + 0.25 * wave(phase, 3));
  context.beginPath();
  for (const [across, down] of [
    [0.54, 0.36],
    [0.4, 0.56],
    [0.49, 0.56],
    [0.45, 0.71],
    [0.6, 0.5],
    [0.51, 0.5],
  ] as const)
    context.lineTo(across, down);
  context.closePath();
  context.fill();
}

const WORKS: Readonly<Record<string, Work>> = {
  printer: print,
  battery: charge,
  '@sewingmachine': sew,
  '@blender': blend,
};

/** What moves in a machine that works; null for other things. */
export function workDrawing(
  glyph: string,
  box: SpriteBox,
  colour: Colour | null,
): ((context: Canvas2D, phase: number) => void) | null {
  const work = WORKS[glyph];
  if (work === undefined) return null;
  return (context, phase) => {
    context.save();
    context.translate(box.x, box.y);
    context.scale(box.width, box.height);
    work(context, phase, colour);
    context.restore();
  };
}
