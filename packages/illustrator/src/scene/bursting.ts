import type { Actor } from '../actors/actor.ts';
import { drawActor } from '../actors/draw-actor.ts';
import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import type { BurstName } from '../language/subject.ts';
import { type Colour, css } from '../math/colour.ts';
import { fract, smoothstep, TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { softDisc } from '../painting.ts';
import type { DrawLayer, Stage } from '../stage/stage.ts';

/** Shares of the loop after which it flies to pieces, and after which it comes back. */
const BURSTS = 0.45;
const COMES_BACK = 0.86;
/** What a still shows: the pieces on their way. */
const IN_STILLS = 0.57;

const WEDGES = 9;
/** Where the inner pieces end, in radii. */
const INNER = 0.42;
const FIRE: Colour = [0.8, 0.18, 65];
const SIDE = 96;

interface Piece {
  /** In turns. */
  readonly from: number;
  readonly to: number;
  readonly near: number;
  readonly far: number;
  readonly spin: number;
  readonly speed: number;
}

/** Wedges around the middle, each in an inner and an outer part. */
function piecesOf(seed: number): readonly Piece[] {
  const random = createRandom(seed + 613);
  const cuts = Array.from({ length: WEDGES }, (_, i) => (i + 0.6 * (random() - 0.5)) / WEDGES);
  return cuts.flatMap((from, i) => {
    const to = i + 1 < WEDGES ? (cuts[i + 1] ?? 1) : 1 + (cuts[0] ?? 0);
    return [
      [0, INNER],
      [INNER, 1.6],
    ].map(([near = 0, far = 1]) => ({
      from,
      to,
      near,
      far,
      spin: (random() - 0.5) * 2.4,
      speed: 0.7 + 0.6 * random(),
    }));
  });
}

/** How far pieces fly, how far they fall, in radii, and how large they are still at the end. */
const FLIGHTS: Readonly<Record<BurstName, readonly [out: number, down: number, left: number]>> = {
  pop: [0.9, 0.5, 0.3],
  explode: [2.1, 0.2, 0.5],
  shatter: [0.75, 1.3, 0.9],
};

interface Burst {
  readonly actor: Actor;
  readonly name: BurstName;
  readonly pieces: readonly Piece[];
  readonly middle: readonly [x: number, y: number];
  readonly radius: number;
}

/** Draws an actor that is whole, flies to pieces and comes back. */
export function createBurst(actor: Actor, name: BurstName, stage: Stage): DrawLayer {
  const { placement, body } = actor;
  const foot = placement.y * stage.height;
  const burst: Burst = {
    actor,
    name,
    pieces: piecesOf(stage.seed + placement.order),
    middle: [placement.x * stage.width, foot - (placement.airborne ? 0 : body.height / 2)],
    radius: Math.max(body.width, body.height) / 2,
  };
  const drawAround = name === 'explode' ? createFireball(burst, stage) : createSpray(burst);
  return (context, phase) => {
    const at = stage.still ? IN_STILLS : fract(phase + 0.141 + placement.phaseOffset);
    if (at < BURSTS || at > COMES_BACK) return drawWhole(context, burst, stage, phase, at);
    const share = (at - BURSTS) / (COMES_BACK - BURSTS);
    drawPieces(context, burst, stage, phase, share);
    drawAround(context, share);
  };
}

/** It swells or trembles before it bursts, and grows again afterwards. */
function drawWhole(
  context: Canvas2D,
  { actor, name, middle: [x, middleY], radius }: Burst,
  stage: Stage,
  phase: number,
  at: number,
): void {
  const { airborne, y: foot } = actor.placement;
  const y = airborne ? middleY : foot * stage.height;
  const back = at > COMES_BACK ? smoothstep(COMES_BACK, 1, at) : 1;
  const tension = at < BURSTS ? smoothstep(BURSTS - 0.2, BURSTS, at) : 0;
  const swell = 1 + (name === 'shatter' ? 0 : 0.1 * tension);
  const tremble = name === 'pop' ? 0 : 0.03 * radius * tension * wave(phase, 24);
  context.save();
  context.globalAlpha *= back;
  context.translate(x + tremble, y);
  const size = swell * (name === 'shatter' ? 1 : 0.4 + 0.6 * back);
  context.scale(size, size);
  context.translate(-x, -y);
  drawActor(context, actor, stage, phase);
  context.restore();
}

/** Each piece is the whole actor behind a clip. */
function drawPieces(
  context: Canvas2D,
  { actor, name, pieces, middle: [x, y], radius }: Burst,
  stage: Stage,
  phase: number,
  share: number,
): void {
  const [out, down, left] = FLIGHTS[name];
  const away = 1 - (1 - share) ** 2;
  for (const { from, to, near, far, spin, speed } of pieces) {
    const turn = (TAU * (from + to)) / 2;
    const fly = out * speed * away * radius * (near === 0 ? 0.6 : 1);
    const [midX, midY] = [
      x + Math.cos(turn) * radius * Math.min(0.7, (near + far) / 2),
      y + Math.sin(turn) * radius * Math.min(0.7, (near + far) / 2),
    ];
    const size = 1 - (1 - left) * share;
    context.save();
    context.globalAlpha *= 1 - share ** 2;
    context.translate(
      midX + Math.cos(turn) * fly,
      midY + Math.sin(turn) * fly + down * share ** 2 * radius,
    );
    context.rotate(spin * share);
    context.scale(size, size);
    context.translate(-midX, -midY);
    tracePiece(context, [x, y], radius, { from, to, near, far });
    context.clip();
    drawActor(context, actor, stage, phase);
    context.restore();
  }
}

function tracePiece(
  context: Canvas2D,
  [x, y]: Burst['middle'],
  radius: number,
  { from, to, near, far }: Pick<Piece, 'from' | 'to' | 'near' | 'far'>,
): void {
  context.beginPath();
  for (const [turn, reach] of [
    [from, near],
    [from, far],
    [to, far],
    [to, near],
  ] as const)
    context.lineTo(
      x + Math.cos(TAU * turn) * reach * radius,
      y + Math.sin(TAU * turn) * reach * radius,
    );
  context.closePath();
}

type DrawAround = (context: Canvas2D, share: number) => void;

/** Short lines that shoot away from the middle. */
function createSpray({ middle: [x, y], radius, name }: Burst): DrawAround {
  const stroke = css([0.99, 0.01, 240]);
  return (context, share) => {
    if (name === 'shatter' || share > 0.45) return;
    const shot = share / 0.45;
    context.strokeStyle = stroke;
    context.lineCap = 'round';
    context.lineWidth = radius * 0.035 * (1 - shot);
    context.beginPath();
    for (let i = 0; i < 14; i++) {
      const [cos, sin] = [Math.cos((TAU * i) / 14), Math.sin((TAU * i) / 14)];
      const [near, far] = [radius * (0.95 + 0.7 * shot), radius * (1.15 + 0.8 * shot)];
      context.moveTo(x + cos * near, y + sin * near);
      context.lineTo(x + cos * far, y + sin * far);
    }
    context.stroke();
  };
}

const PUFFS = 16;

/** A flash, fire and smoke. */
function createFireball({ middle: [x, y], radius }: Burst, stage: Stage): DrawAround {
  const flash = glowSprite(stage.environment, [0.96, 0.08, 90]);
  const fire = softDisc(stage.environment, SIDE, [
    [0, [0.95, 0.12, 90], 0.95],
    [0.4, FIRE, 0.8],
    [1, [0.55, 0.2, 35], 0],
  ]);
  const smoke = softDisc(stage.environment, SIDE, [
    [0, [0.4, 0.01, 60], 0.7],
    [1, [0.5, 0.01, 60], 0],
  ]);
  const draw = (context: Canvas2D, sprite: typeof fire, out: number, size: number): void => {
    for (let i = 0; i < PUFFS; i++) {
      const reach = radius * out * (0.4 + 0.6 * fract(i * 0.382));
      const [left, top] = [x + Math.cos(i * 2.4) * reach, y + Math.sin(i * 2.4) * reach];
      context.drawImage(sprite, left - size, top - size, size * 2, size * 2);
    }
  };
  return (context, share) => {
    const away = 1 - (1 - share) ** 2;
    context.save();
    context.globalAlpha = Math.min(1, share * 4) * (1 - share) * 0.8;
    draw(context, smoke, 1.9 * away, radius * (0.3 + 0.5 * share));
    context.globalAlpha = Math.max(0, 1 - share * 1.8);
    draw(context, fire, 1.2 * away, radius * (0.45 + 0.5 * share));
    context.restore();
    drawGlow(context, flash, x, y, radius * 3.4, Math.max(0, 1 - share * 3.5));
  };
}
