import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import type { AbstractMotif } from '../language/abstract-motif.ts';
import { COLOURS } from '../language/colours.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { fract, saw, TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, fillPolygon, radialGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { gears } from './gears-motif.ts';
import { coloursOf, type CreateMotif, inTurn, reachOf } from './motif-colours.ts';
import { code, progress, stripes } from './ruled-motifs.ts';
import { blobs, galaxy, isInWater, smoke } from './soft-motifs.ts';
import { addStrip } from './strip.ts';
import { tunnel } from './tunnel-motif.ts';

const NIGHT: Colour = [0.2, 0.06, 285];
const RINGS = 9;

/** Disks within each other that grow out of the middle without end. */
const rings: CreateMotif = (stage, colours) => {
  const { width, height } = stage;
  const step = (1.15 * reachOf(stage)) / RINGS;
  // The colors are the same again after whole rounds of them.
  const grown = colours.length * Math.max(1, Math.round(4 / colours.length));
  return (context, phase) => {
    const out = grown * phase;
    const beat = 1 + 0.05 * wave(phase, 4);
    for (let i = RINGS; i >= 0; i--) {
      const radius = (i + fract(out)) * step * beat;
      const colour = inTurn(colours, i - Math.floor(out));
      context.fillStyle = radialGradient(context, width / 2, height / 2, Math.max(1, radius), [
        [0, shift(colour, -0.12)],
        [0.86, colour],
        [1, shift(colour, 0.1)],
      ]);
      fillCircle(context, width / 2, height / 2, Math.max(0, radius));
    }
  };
};

/** How many turns an arm of a spiral makes on its way out, and in how many steps it is drawn. */
const TURNS = 1.1;
const STEPS = 46;

/** Arms that wind outwards and turn. */
const spiral: CreateMotif = (stage, colours) => {
  const { width, height } = stage;
  const reach = 1.1 * reachOf(stage);
  const fills = colours.map((colour) => css(colour));
  const arms = colours.length * Math.max(2, Math.round(8 / colours.length));
  const point = (turn: number, along: number): [number, number] => {
    const angle = TAU * (turn + TURNS * along ** 0.7);
    return [
      width / 2 + reach * along * Math.cos(angle),
      height / 2 + reach * along * Math.sin(angle),
    ];
  };
  return (context, phase) => {
    for (let arm = 0; arm < arms; arm++) {
      const turn = arm / arms - phase;
      const side = (from: number) =>
        Array.from({ length: STEPS + 1 }, (_, i) => point(from, (i / STEPS) ** 1.5));
      context.fillStyle = inTurn(fills, arm);
      fillPolygon(context, [...side(turn), ...side(turn + 1.04 / arms).toReversed()]);
    }
  };
};

const PETALS = 12;
const WREATHS = 7;

/** Wreaths of petals around the middle that turn against each other. */
const kaleidoscope: CreateMotif = (stage, colours) => {
  const { width, height } = stage;
  const reach = reachOf(stage);
  const fills = colours.map((colour) => css(colour));
  const hearts = colours.map((colour) => css(shift(colour, 0.12), 0.85));
  return (context, phase) => {
    context.save();
    context.translate(width / 2, height / 2);
    for (let wreath = WREATHS; wreath > 0; wreath--) {
      const out = (reach * wreath) / WREATHS;
      const side = wreath % 2 ? 1 : -1;
      const open = 1 + 0.2 * wave(phase, 2, wreath * 0.19);
      for (let petal = 0; petal < PETALS; petal++) {
        context.save();
        context.rotate(
          (TAU * (petal + (wreath % 2) / 2)) / PETALS + side * ((TAU * 2) / PETALS) * phase,
        );
        context.fillStyle = inTurn(fills, wreath + (petal % 2));
        context.beginPath();
        context.ellipse(out * 0.74, 0, out * 0.36, out * 0.17 * open, 0, 0, TAU);
        context.fill();
        context.fillStyle = inTurn(hearts, wreath + 1);
        fillCircle(context, out * 0.84, 0, out * 0.07 * open);
        context.restore();
      }
    }
    context.restore();
  };
};

const SHAPES = 15;

/** Corners of the shape that the prompt names, or of different ones; 0: a disk. */
function cornersOf(prompt: string, i: number): number {
  if (/\btriangles?\b/i.test(prompt)) return 3;
  if (/\b(?:squares?|diamonds?)\b/i.test(prompt)) return 4;
  if (/\b(?:hexagons?|polygons?)\b/i.test(prompt)) return 6;
  return [3, 4, 0, 6, 5][i % 5] ?? 3;
}

/** Flat shapes that float and turn, with shadows. */
const shapes: CreateMotif = (stage, colours) => {
  const { width, height, plan } = stage;
  const random = createRandom(stage.seed + 11);
  const shorter = Math.min(width, height);
  const all = Array.from({ length: SHAPES }, (_, i) => ({
    x: (0.1 + 0.2 * (i % 5) + 0.08 * (random() - 0.5)) * width,
    y: (0.18 + 0.32 * Math.floor(i / 5) + 0.12 * (random() - 0.5)) * height,
    radius: (0.07 + 0.06 * random()) * shorter,
    turn: i % 2 ? 1 : -1,
    offset: random(),
    corners: cornersOf(plan.prompt, i),
    fill: css(inTurn(colours, i + Math.floor(i / 5))),
  }));
  const shadow = css([0.1, 0.05, 285], 0.28);
  const trace = (context: Canvas2D, corners: number, radius: number): void => {
    if (corners === 0) return fillCircle(context, 0, 0, radius * 0.85);
    fillPolygon(
      context,
      Array.from({ length: corners }, (_, i): [number, number] => [
        radius * Math.sin((TAU * i) / corners),
        -radius * Math.cos((TAU * i) / corners),
      ]),
    );
  };
  return (context, phase) => {
    for (const { x, y, radius, turn, offset, corners, fill } of all) {
      for (const [down, tone] of [
        [0.14, shadow],
        [0, fill],
      ] as const) {
        context.save();
        context.translate(
          x + 0.03 * shorter * wave(phase, 1, offset),
          y + 0.04 * shorter * wave(phase, 1, offset + 0.25) + down * radius,
        );
        context.rotate(TAU * (turn * phase + offset));
        context.fillStyle = tone;
        trace(context, corners, radius);
        context.restore();
      }
    }
  };
};

const ORBS = 46;

/** Lights that rise through the dark and sway. */
const orbs: CreateMotif = (stage, colours) => {
  const { width, height, environment } = stage;
  const random = createRandom(stage.seed + 7);
  const shorter = Math.min(width, height);
  const sprites = colours.map((colour) => glowSprite(environment, colour));
  const all = Array.from({ length: ORBS }, (_, i) => ({
    x: random(),
    start: random(),
    radius: (0.006 + 0.02 * random() ** 2) * shorter,
    rises: 1 + (i % 2),
    sprite: inTurn(sprites, i),
    fill: css(shift(inTurn(colours, i), 0.16)),
  }));
  return (context, phase) => {
    for (const { x, start, radius, rises, sprite, fill } of all) {
      const t = saw(phase, rises, start);
      const left = (x + 0.05 * wave(phase, 1, start)) * width;
      const top = (1.12 - 1.24 * t) * height;
      drawGlow(context, sprite, left, top, radius * 5, 0.75);
      context.fillStyle = fill;
      fillCircle(context, left, top, radius);
    }
  };
};

const BARS = 21;

/** Bars that jump up and down about the middle, as music makes them. */
const bars: CreateMotif = (stage, colours) => {
  const { width, height } = stage;
  const wide = (0.86 * width) / BARS;
  const fills = Array.from({ length: BARS }, (_, i) =>
    css(mix(inTurn(colours, 0), inTurn(colours, 1), i / (BARS - 1))),
  );
  return (context, phase) => {
    for (const [i, fill] of fills.entries()) {
      const bulk = 0.35 + 0.65 * Math.sin((Math.PI * (i + 0.5)) / BARS);
      const beat = 0.5 + 0.28 * wave(phase, 4, i * 0.23) + 0.22 * wave(phase, 6, i * 0.37);
      const tall = height * 0.62 * bulk * (0.1 + 0.9 * beat);
      context.fillStyle = fill;
      context.beginPath();
      context.roundRect(
        0.07 * width + (i + 0.2) * wide,
        (height - tall) / 2,
        wide * 0.6,
        tall,
        wide * 0.3,
      );
      context.fill();
    }
  };
};

const LINES = 13;

/** Shining lines that wave across the picture. */
const lines: CreateMotif = (stage, colours) => {
  const { width, height, unit } = stage;
  const strokes = colours.map(
    (colour) =>
      [
        [16, css(colour, 0.22)],
        [5, css(shift(colour, 0.1))],
      ] as const,
  );
  return (context, phase) => {
    context.lineCap = 'round';
    for (let line = 0; line < LINES; line++) {
      for (const [thick, fill] of inTurn(strokes, line)) {
        context.strokeStyle = fill;
        context.lineWidth = thick * unit;
        context.beginPath();
        for (let i = 0; i <= 60; i++) {
          const x = i / 60;
          const swell = 0.11 * Math.sin(TAU * (1.2 * x - phase + line * 0.035));
          const ripple = 0.035 * Math.sin(TAU * (2.6 * x + 2 * phase + line * 0.06));
          context.lineTo(
            x * 1.1 * width - 0.05 * width,
            (0.2 + 0.05 * line + swell + ripple) * height,
          );
        }
        context.stroke();
      }
    }
  };
};

const MOTIFS: Readonly<Record<AbstractMotif, CreateMotif>> = {
  rings,
  spiral,
  kaleidoscope,
  shapes,
  orbs,
  bars,
  lines,
  smoke,
  blobs,
  galaxy,
  stripes,
  code,
  gears,
  progress,
  tunnel,
};

/** They shine, or are seen against the dark. */
const ON_DARK: ReadonlySet<AbstractMotif> = new Set<AbstractMotif>([
  'orbs',
  'bars',
  'lines',
  'smoke',
  'galaxy',
  'code',
  'gears',
  'progress',
  'tunnel',
]);

/** A pattern of shapes that move, on a plain ground. */
export function motif(stage: Stage, name: AbstractMotif): void {
  const { width, height, backdrop, plan } = stage;
  const colours = coloursOf(stage);
  const usual =
    ON_DARK.has(name) && !isInWater(stage)
      ? NIGHT
      : mix(inTurn(colours, 0), [0.96, 0.02, 90], 0.82);
  const ground = backdrop ?? COLOURS[plan.backdrop ?? ''] ?? usual;
  addStrip(stage, { order: 0, depth: 0.05, top: -0.1, bottom: 1.1 }, (context) => {
    context.fillStyle = radialGradient(context, width / 2, height / 2, reachOf(stage) * 1.2, [
      [0, shift(ground, 0.05)],
      [1, shift(ground, -0.06)],
    ]);
    context.fillRect(-width, -height, 3 * width, 3 * height);
  });
  stage.addLayer(4, 0.1, MOTIFS[name](stage, colours));
}
