import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Canvas } from '../canvas.ts';
import { createRandom } from '../math/random.ts';

export interface Portrait {
  readonly canvas: Canvas;
  /** The eyes in fractions of the width. */
  readonly left: { readonly x: number; readonly y: number };
  readonly right: { readonly x: number; readonly y: number };
}

function disc(context: SKRSContext2D, x: number, y: number, radius: number, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

function paintHead(context: SKRSContext2D): void {
  disc(context, 0, 20, 105, '#b98955');
  for (const side of [-1, 1]) {
    context.fillStyle = '#a87745';
    context.beginPath();
    context.moveTo(side * 98, -20);
    context.lineTo(side * 92, -120);
    context.lineTo(side * 30, -76);
    context.fill();
    disc(context, side * 46, 0, 22, '#2a1c10');
    disc(context, side * 46, 0, 18, '#8a9a3c');
    disc(context, side * 46, 0, 9, '#0c0906');
    disc(context, side * 46 - 6, -6, 3, '#ffffff');
  }
  disc(context, 0, 62, 14, '#7a3b30');
}

/** Grain of a sensor, and hairs. */
function addGrain(context: SKRSContext2D, size: number, seed: number): void {
  const random = createRandom(seed);
  const pixels = context.getImageData(0, 0, size, size);
  for (let i = 0; i < pixels.data.length; i += 4) {
    const change = (random() - 0.5) * 16;
    for (let channel = 0; channel < 3; channel++) {
      pixels.data[i + channel] = (pixels.data[i + channel] ?? 0) + change;
    }
  }
  context.putImageData(pixels, 0, 0);
}

const SIZE = 400;

/** Something like a photograph of a cat: a round head with two eyes before an unsharp room. */
export function paintPortrait({ tilt = 0, seed = 1 } = {}): Portrait {
  const canvas = createCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d');
  const wall = context.createLinearGradient(0, 0, SIZE, SIZE);
  wall.addColorStop(0, '#5f7480');
  wall.addColorStop(1, '#36454f');
  context.fillStyle = wall;
  context.fillRect(0, 0, SIZE, SIZE);
  const middle = { x: 200, y: 190 };
  context.fillStyle = '#b98955';
  context.beginPath();
  context.ellipse(200, 400, 130, 130, 0, 0, Math.PI * 2);
  context.fill();
  context.save();
  context.translate(middle.x, middle.y);
  context.rotate(tilt);
  paintHead(context);
  context.restore();
  addGrain(context, SIZE, seed);
  const eye = (side: number) => ({
    x: (middle.x + side * 46 * Math.cos(tilt)) / SIZE,
    y: (middle.y + side * 46 * Math.sin(tilt)) / SIZE,
  });
  return { canvas: canvas as unknown as Canvas, left: eye(-1), right: eye(1) };
}

/** Hills under a sky, without a subject. */
export function paintLandscape(seed = 2): Canvas {
  const canvas = createCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d');
  const sky = context.createLinearGradient(0, 0, 0, 220);
  sky.addColorStop(0, '#6fa5dd');
  sky.addColorStop(1, '#c6ddf0');
  context.fillStyle = sky;
  context.fillRect(0, 0, SIZE, 220);
  context.fillStyle = '#4b7a3a';
  context.fillRect(0, 200, SIZE, 200);
  addGrain(context, SIZE, seed);
  return canvas as unknown as Canvas;
}
