import type { Canvas, Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { saw, wave } from '../math/periodic.ts';
import { linearGradient, paintOnce, radialGradient } from '../painting.ts';
import type { HeroPlace, Stage } from '../stage/stage.ts';
import { createMotes, type Mote } from './bands.ts';

const SIZE = 64;

function paintHeart(context: Canvas2D, colour: Colour): void {
  context.fillStyle = linearGradient(
    context,
    [0, -0.8, 0, 0.9],
    [
      [0, shift(colour, 0.09)],
      [1, shift(colour, -0.06)],
    ],
  );
  context.beginPath();
  context.moveTo(0, 0.85);
  context.bezierCurveTo(-1.5, -0.2, -0.75, -1.2, 0, -0.45);
  context.bezierCurveTo(0.75, -1.2, 1.5, -0.2, 0, 0.85);
  context.fill();
  context.fillStyle = css([1, 0, 0], 0.55);
  context.beginPath();
  context.ellipse(-0.42, -0.42, 0.18, 0.1, -0.7, 0, Math.PI * 2);
  context.fill();
}

function paintNote(context: Canvas2D, colour: Colour, pair: boolean): void {
  context.fillStyle = css(colour);
  context.strokeStyle = css(colour);
  context.lineWidth = 0.16;
  context.lineCap = 'round';
  const stems = pair ? [-0.55, 0.45] : [0];
  for (const x of stems) {
    context.beginPath();
    context.ellipse(x - 0.18, 0.62, 0.3, 0.22, -0.35, 0, Math.PI * 2);
    context.fill();
    context.beginPath();
    context.moveTo(x + 0.06, 0.6);
    context.lineTo(x + 0.06, -0.75 - 0.1 * (x > 0 ? 1 : 0));
    context.stroke();
  }
  context.lineWidth = pair ? 0.26 : 0.2;
  context.beginPath();
  if (pair) {
    context.moveTo(-0.46, -0.7);
    context.lineTo(0.5, -0.8);
  } else {
    context.moveTo(0.08, -0.72);
    context.quadraticCurveTo(0.55, -0.5, 0.42, -0.05);
  }
  context.stroke();
}

const piece = (stage: Stage, paint: (context: Canvas2D) => void): Canvas =>
  paintOnce(stage.environment, SIZE, SIZE, (context) => {
    context.translate(SIZE / 2, SIZE / 2);
    context.scale(SIZE * 0.42, SIZE * 0.42);
    paint(context);
  });

/** Where the hero is, or would be. */
const heroOf = (stage: Stage): HeroPlace => stage.hero ?? { x: 0.5, y: 0.5, size: 0.3 };

/** Where a thing that rises from a place is, in pixels. */
function riseFrom(
  { x, y, size }: HeroPlace,
  { width, height }: Stage,
  phase: number,
  mote: Mote,
  rise: { readonly spread: number; readonly start: number; readonly climb: number },
): { readonly x: number; readonly y: number; readonly time: number } {
  const shorter = Math.min(width, height);
  const time = saw(phase, 1, mote.offset);
  return {
    x:
      x * width +
      ((mote.x - 0.5) * size * rise.spread + 0.03 * wave(phase, 1, mote.a) * time) * shorter,
    y: y * height - (size * rise.start + time * rise.climb) * shorter,
    time,
  };
}

const PATH = { spread: 1.4, start: 0.2, climb: 0.38 };

/** Hearts or notes that rise from the subject and fade. */
export function addRising(stage: Stage, kind: 'hearts' | 'notes', amount: number): void {
  const { unit } = stage;
  const pieces =
    kind === 'hearts'
      ? [
          piece(stage, (context) => paintHeart(context, [0.66, 0.23, 15])),
          piece(stage, (context) => paintHeart(context, [0.75, 0.17, 350])),
        ]
      : [
          piece(stage, (context) => paintNote(context, [0.95, 0.08, 90], false)),
          piece(stage, (context) => paintNote(context, [0.88, 0.11, 330], true)),
        ];
  const motes = createMotes(stage, 16 * amount, 7);
  stage.addLayer(56, 0.8, (context, phase) => {
    for (const mote of motes) {
      const sprite = pieces[mote.index % 2];
      const { x, y, time } = riseFrom(heroOf(stage), stage, phase, mote, PATH);
      if (!sprite) continue;
      const radius = (17 + 12 * mote.b) * unit * (0.6 + 0.4 * Math.min(1, time * 4));
      context.save();
      context.translate(x, y);
      context.rotate(0.3 * wave(phase, 1, mote.b));
      context.globalAlpha = Math.sin(time * Math.PI) ** 0.7 * 0.95;
      context.drawImage(sprite, -radius, -radius, radius * 2, radius * 2);
      context.restore();
    }
  });
}

const WISPS = 4;
const WISP_POINTS = 64;

/** Ribbons that curl upwards: they can be told from a haze. */
function drawWisps(
  context: Canvas2D,
  { width, height, unit }: Stage,
  { x, y, size }: HeroPlace,
  { puff, strength }: { readonly puff: Canvas; readonly strength: number },
  phase: number,
): void {
  const shorter = Math.min(width, height);
  for (let wisp = 0; wisp < WISPS; wisp++) {
    const at = x * width + ((wisp + 0.5) / WISPS - 0.5) * size * 0.6 * shorter;
    const tall = size * (0.62 + 0.16 * Math.sin(wisp * 2.3)) * shorter;
    for (let i = 0; i < WISP_POINTS; i++) {
      const up = i / (WISP_POINTS - 1);
      const curl = size * shorter * 0.075 * (0.35 + up) * wave(phase, 1, wisp * 0.31 - up * 1.1);
      const top = y * height - size * 0.2 * shorter - up * tall;
      const radius = (size * 0.035 + size * 0.05 * up) * shorter + 3 * unit;
      drawGlow(context, puff, at + curl, top, radius, strength * Math.sin(up ** 0.7 * Math.PI));
    }
  }
}

/** They smoke in clouds, not in curls. */
const SMOKING =
  /car$|automobile|truck|locomotive|train|motor|cabin|house|volcano|ship|rocket|dragon/;

const PLUME = { spread: 0.25, start: 0.42, climb: 0.26 };

/** How far the mouth of the chimney is from the middle of the house, in its sizes. */
const CHIMNEYS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  '@cabin': { x: 0.25, y: 0.29 },
  '@mushroomhouse': { x: 0.21, y: 0.44 },
  '@hobbithouse': { x: 0.235, y: 0.3 },
  house: { x: -0.27, y: 0.32 },
  'house-with-garden': { x: -0.165, y: 0.29 },
  '@thatchedcottage': { x: 0.245, y: 0.38 },
  '@farmhouse': { x: 0.295, y: 0.34 },
  'derelict-house': { x: -0.3, y: 0.36 },
  factory: { x: -0.3, y: 0.36 },
};

/** Grey puffs out of a chimney, larger and paler the higher they are. */
function addChimneySmoke(stage: Stage): void {
  const { width, height, environment } = stage;
  const shorter = Math.min(width, height);
  const { x, y, size } = heroOf(stage);
  const grey: Colour = [0.66, 0.015, 265];
  const puff = paintOnce(environment, SIZE * 2, SIZE * 2, (context) => {
    context.fillStyle = radialGradient(context, SIZE, SIZE, SIZE, [
      [0, grey, 0.9],
      [0.55, grey, 0.7],
      [1, grey, 0],
    ]);
    context.fillRect(0, 0, SIZE * 2, SIZE * 2);
  });
  const chimney = CHIMNEYS[stage.plan.subjects[0]?.glyph ?? ''] ?? { x: 0, y: 0.4 };
  stage.addLayer(49, 0.8, (context, phase) => {
    for (let i = 0; i < 9; i++) {
      const t = saw(phase, 1, i / 9);
      const drift = (0.04 * wave(t, 1, i * 0.2) + 0.16 * t) * size;
      const radius = (0.06 + 0.17 * t) * size * shorter;
      const left = x * width + (chimney.x * size + drift) * shorter - radius;
      const top = y * height - (chimney.y + 0.6 * t) * size * shorter - radius;
      context.globalAlpha = 0.9 * Math.min(1, 0.5 + 6 * t) * (1 - t) ** 0.6;
      context.drawImage(puff, left, top, radius * 2, radius * 2);
    }
    context.globalAlpha = 1;
  });
}

/** Steam that curls up from the top of the subject, or smoke out of its chimney. */
export function addSteam(stage: Stage, amount: number): void {
  const { unit, environment } = stage;
  const hero = stage.plan.subjects[0]?.glyph ?? '';
  if (hero in CHIMNEYS) return addChimneySmoke(stage);
  const puff = glowSprite(environment, [0.98, 0.01, 80]);
  const motes = createMotes(stage, 16 * amount, 8);
  // Over a bright dish that is seen from above.
  const strength = stage.plan.setting === 'flatlay' ? 0.42 : 0.2;
  const curls = !SMOKING.test(stage.plan.subjects[0]?.glyph ?? '');
  stage.addLayer(56, 0.8, (context, phase) => {
    for (const place of stage.steaming ?? [heroOf(stage)]) {
      for (const mote of motes) {
        const { x, y, time } = riseFrom(place, stage, phase, mote, PLUME);
        const curl = 14 * unit * wave(time, 1, mote.b) * time;
        const radius = (44 + 80 * time) * unit;
        drawGlow(context, puff, x + curl, y, radius, 0.34 * Math.sin(time * Math.PI));
      }
      if (curls) drawWisps(context, stage, place, { puff, strength }, phase);
    }
  });
}
