import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import type { Clip, ClipShape } from '../clip.ts';
import { fractalNoise, hash } from './noise.ts';

const TURN = 2 * Math.PI;
const SQUARE = { width: 480, height: 480, frameCount: 24 } as const;

type Paint = (context: SKRSContext2D, phase: number) => void;

function drawnClip(shape: ClipShape, start: () => Paint): Clip {
  const { width, height } = shape;
  return {
    ...shape,
    start: () => {
      const context = createCanvas(width, height).getContext('2d');
      const paint = start();
      return (phase, pixels) => {
        context.clearRect(0, 0, width, height);
        context.save();
        paint(context, phase);
        context.restore();
        pixels.set(context.getImageData(0, 0, width, height).data);
      };
    },
  };
}

function disc(context: SKRSContext2D, x: number, y: number, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, TURN);
  context.fill();
}

/** Flat shapes on a still ground: a bird, a cloud and a turning mill. */
const flatArt = drawnClip({ name: 'flat-art', ...SQUARE }, () => (context, phase) => {
  context.fillStyle = '#8fd3f4';
  context.fillRect(0, 0, 480, 480);
  disc(context, 380, 100, 46, '#ffd166');
  const cloud = 140 + 24 * Math.sin(TURN * phase);
  for (const [x, y, r] of [
    [0, 0, 30],
    [34, -14, 36],
    [74, 0, 28],
  ]) {
    disc(context, cloud + x!, 120 + y!, r!, '#ffffff');
  }
  for (const [x, y, r, colour] of [
    [120, 560, 260, '#6ab04c'],
    [400, 600, 280, '#57963f'],
  ] as const) {
    disc(context, x, y, r, colour);
  }
  context.fillStyle = '#c44536';
  context.fillRect(300, 260, 44, 110);
  context.translate(322, 262);
  context.rotate((TURN * phase) / 4);
  context.fillStyle = '#f7ede2';
  for (let blade = 0; blade < 4; blade++) {
    context.rotate(TURN / 4);
    context.fillRect(6, -8, 84, 16);
  }
  disc(context, 0, 0, 9, '#5a3d2b');
});

const ROBOT = [
  '.....y.....',
  '.....k.....',
  '..ggggggg..',
  '.gwwwgwwwg.',
  '.gwkwgwkwg.',
  '.gwwwgwwwg.',
  '.ggggggggg.',
  '..gkykykg..',
  '...ggggg...',
  'bbbbbbbbbbb',
  'b.bbbobbb.b',
  'b.bboyobb.b',
  'k.bbbobbb.k',
  '..bbbbbbb..',
  '..gg...gg..',
  '.kkk...kkk.',
] as const;
const INKS: Readonly<Record<string, string>> = {
  g: '#b8c4d8',
  b: '#3a5bd0',
  w: '#f8f8f8',
  k: '#201830',
  o: '#f08030',
  y: '#f8e058',
};

/** Sixteen flat colours in blocks of four pixels. */
const pixelArt = drawnClip({ name: 'pixel-art', ...SQUARE }, () => (context, phase) => {
  const block = (x: number, y: number, wide: number, high: number, colour: string): void => {
    context.fillStyle = colour;
    context.fillRect(Math.round(x) * 4, Math.round(y) * 4, wide * 4, high * 4);
  };
  block(0, 0, 120, 120, '#5c94fc');
  const scroll = Math.round(phase * 24);
  for (let tile = -1; tile < 11; tile++) {
    const x = tile * 12 - (scroll % 12);
    for (const y of [96, 108]) {
      block(x, y, 12, 12, '#c84c0c');
      block(x, y, 12, 1, '#fcbcb0');
      block(x + 11, y, 1, 12, '#301400');
      block(x + 5, y + 5, 2, 2, '#7c2c00');
    }
  }
  for (let hill = 0; hill < 4; hill++) {
    for (let step = 0; step < 12; step++) {
      block(hill * 34 - 6 + step, 95 - step, 28 - step * 2, 1, step % 3 ? '#00a800' : '#80d010');
    }
  }
  const jump = Math.abs(Math.sin(TURN * phase)) * 24;
  ROBOT.forEach((row, down) =>
    Array.from(row).forEach((ink, across) => {
      if (ink !== '.') block(52 + across, 78 - jump + down, 1, 1, INKS[ink]!);
    }),
  );
});

const require = createRequire(import.meta.url);
const FONT = 'Bench Fredoka';

function loadFont(): void {
  const file = require.resolve('@fontsource/fredoka/files/fredoka-latin-700-normal.woff2');
  if (!GlobalFonts.has(FONT)) GlobalFonts.registerFromPath(file, FONT);
}

/** A reaction loop: a caption in white with a dark edge over a blurred room. */
const captions = drawnClip({ name: 'captions', ...SQUARE }, () => {
  loadFont();
  return (context, phase) => {
    const room = context.createLinearGradient(0, 0, 480, 480);
    room.addColorStop(0, '#3b4a5a');
    room.addColorStop(1, '#a47e62');
    context.fillStyle = room;
    context.fillRect(0, 0, 480, 480);
    for (let lamp = 0; lamp < 14; lamp++) {
      const [x, y, radius] = [hash(lamp, 1) * 480, hash(lamp, 2) * 480, 20 + hash(lamp, 3) * 50];
      const drift = 10 * Math.sin(TURN * (phase + hash(lamp, 4)));
      const light = context.createRadialGradient(x + drift, y, 0, x + drift, y, radius);
      light.addColorStop(0, `hsla(${hash(lamp, 5) * 60}, 70%, 70%, 0.5)`);
      light.addColorStop(1, 'hsla(40, 70%, 70%, 0)');
      context.fillStyle = light;
      context.fillRect(0, 0, 480, 480);
    }
    context.textAlign = 'center';
    context.lineJoin = 'round';
    const bounce = 1 + 0.04 * Math.sin(TURN * phase * 2);
    const lines = [
      ['WHEN THE LOOP', 60, 52],
      ['IS PERFECT', 420, 64],
      ['and nobody sees the seam', 458, 26],
    ] as const;
    for (const [text, y, size] of lines) {
      context.font = `${size * bounce}px "${FONT}"`;
      context.lineWidth = size / 6;
      context.strokeStyle = '#101010';
      context.strokeText(text, 240, y);
      context.fillStyle = '#ffffff';
      context.fillText(text, 240, y);
    }
  };
});

/** A screen recording: small text that scrolls beside a still panel. */
const screen = drawnClip({ name: 'screen', ...SQUARE }, () => {
  loadFont();
  return (context, phase) => {
    context.fillStyle = '#f6f7f9';
    context.fillRect(0, 0, 480, 480);
    context.font = `13px "${FONT}"`;
    const words = ['loop', 'palette', 'frame', 'delay', 'colour', 'dither', 'seam', 'worker'];
    for (let line = 0; line < 40; line++) {
      const y = 20 + line * 20 - Math.round(phase * 24) * 10;
      const text = Array.from({ length: 6 }, (_, i) => words[Math.floor(hash(line % 12, i) * 8)]);
      context.fillStyle = line % 4 ? '#2a3140' : '#1663c7';
      context.fillText(text.join(' '), 130, y);
    }
    context.fillStyle = '#20242e';
    context.fillRect(0, 0, 116, 480);
    for (let item = 0; item < 9; item++) {
      context.fillStyle = item === 3 ? '#ffffff' : '#9aa4b8';
      context.fillText(words[item % 8]!, 18, 40 + item * 34);
    }
  };
});

/** A sticker: a shaded star that turns on nothing, with soft edges. */
const sticker = drawnClip(
  { name: 'transparent', width: 320, height: 320, frameCount: 24 },
  () => (context, phase) => {
    context.translate(160, 160 + 8 * Math.sin(TURN * phase));
    context.rotate(0.35 * Math.sin(TURN * phase));
    const shine = context.createRadialGradient(-30, -40, 10, 0, 0, 130);
    shine.addColorStop(0, '#fff3b0');
    shine.addColorStop(0.5, '#ffb703');
    shine.addColorStop(1, '#e4572e');
    context.fillStyle = shine;
    context.beginPath();
    for (let point = 0; point < 10; point++) {
      const [angle, radius] = [(TURN * point) / 10, point % 2 ? 62 : 130];
      context.lineTo(radius * Math.sin(angle), -radius * Math.cos(angle));
    }
    context.closePath();
    context.fill();
    disc(context, -24, -10, 9, '#2b2118');
    disc(context, 24, -10, 9, '#2b2118');
    context.strokeStyle = '#2b2118';
    context.lineWidth = 5;
    context.beginPath();
    context.arc(0, 12, 22, 0.2 * Math.PI, 0.8 * Math.PI);
    context.stroke();
  },
);

/** Paper grain under a still drawing whose line alone moves: most of a frame does not change. */
const paper: Clip = {
  name: 'still-paper',
  ...SQUARE,
  start: () => {
    const ground = new Uint8Array(480 * 480 * 4);
    for (let i = 0; i < 480 * 480; i++) {
      const [x, y] = [i % 480, Math.floor(i / 480)];
      const tone = 222 + 22 * fractalNoise(x / 40, y / 40, 64, 5) + 10 * (hash(x, y) - 0.5);
      ground.set([tone, tone - 8, tone - 26, 255], i * 4);
    }
    const context = createCanvas(480, 480).getContext('2d');
    const image = context.createImageData(480, 480);
    image.data.set(ground);
    return (phase, pixels) => {
      context.putImageData(image, 0, 0);
      context.strokeStyle = '#27404f';
      context.lineWidth = 7;
      context.lineCap = 'round';
      context.beginPath();
      for (let step = 0; step <= 60; step++) {
        const height = 60 * Math.sin(TURN * (step / 30 + phase)) * Math.sin((Math.PI * step) / 60);
        context.lineTo(60 + step * 6, 240 + height);
      }
      context.stroke();
      pixels.set(context.getImageData(0, 0, 480, 480).data);
    };
  },
};

export const drawnClips: readonly Clip[] = [flatArt, pixelArt, captions, screen, sticker, paper];
