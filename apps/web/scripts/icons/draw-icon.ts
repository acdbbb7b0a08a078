import { createCanvas } from '@napi-rs/canvas';
import { drawMark } from '../brand/mark.ts';
import type { Tokens } from '../brand/tokens.ts';

export interface IconShape {
  readonly sizePx: number;
  /** round: a tile with clear corners. full: the system cuts its own shape. bare: the mark alone. */
  readonly ground: 'round' | 'full' | 'bare';
  /** Of the mark, as a share of the icon. */
  readonly share: number;
  /** See `drawMark`. */
  readonly strokeWidth: number;
}

/** The mark on its paper, as PNG. */
export async function drawIcon(
  { sizePx, ground, share, strokeWidth }: IconShape,
  markPath: string,
  tokens: Tokens,
): Promise<Buffer> {
  const canvas = createCanvas(sizePx, sizePx);
  const context = canvas.getContext('2d');
  if (ground !== 'bare') {
    context.fillStyle = tokens('canvas');
    context.beginPath();
    context.roundRect(0, 0, sizePx, sizePx, ground === 'round' ? sizePx * 0.22 : 0);
    context.fill();
  }
  const edge = (sizePx * (1 - share)) / 2;
  const place = { left: edge, top: edge, sizePx: sizePx * share, strokeWidth };
  drawMark(context, markPath, place, tokens);
  return canvas.encode('png');
}
