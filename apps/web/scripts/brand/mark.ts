import { readFile } from 'node:fs/promises';
import { createCanvas, Path2D, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Tokens } from './tokens.ts';

const COMPONENT = new URL('../../src/ui/loop-mark.tsx', import.meta.url);
/** The path is drawn in a square of so many units. */
const UNITS = 32;

/**
 * The mark's one stroke, from the component that shows it everywhere else.
 * @throws Error when it is not there
 */
export async function readMarkPath(): Promise<string> {
  const path = /MARK_PATH =\s*'([^']+)'/.exec(await readFile(COMPONENT, 'utf8'))?.[1];
  if (path === undefined) throw new Error('loop-mark.tsx has no MARK_PATH.');
  return path;
}

interface Place {
  readonly left: number;
  readonly top: number;
  /** Of the square around it, pixels. */
  readonly sizePx: number;
  /** In units: the mark is 32 wide. */
  readonly strokeWidth: number;
}

/** Draws the mark in the gradient of the logo. */
export function drawMark(context: SKRSContext2D, path: string, place: Place, tokens: Tokens): void {
  const glow = context.createLinearGradient(0, UNITS, UNITS, 0);
  glow.addColorStop(0.1, tokens('accent'));
  glow.addColorStop(1, tokens('accent-warm'));
  strokeMark(context, path, place, glow);
}

/** The mark as a window: its stroke shows what is on the canvas, all else is clear. */
export function cutMark(picture: Canvas, path: string, strokeWidth: number): Canvas {
  const sizePx = picture.width;
  const cut = createCanvas(sizePx, sizePx);
  const context = cut.getContext('2d');
  strokeMark(context, path, { left: 0, top: 0, sizePx, strokeWidth }, '#000');
  context.globalCompositeOperation = 'source-in';
  context.drawImage(picture, 0, 0);
  return cut;
}

function strokeMark(
  context: SKRSContext2D,
  path: string,
  { left, top, sizePx, strokeWidth }: Place,
  style: SKRSContext2D['strokeStyle'],
): void {
  context.save();
  context.translate(left, top);
  context.scale(sizePx / UNITS, sizePx / UNITS);
  context.strokeStyle = style;
  context.lineWidth = strokeWidth;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(path));
  context.restore();
}
