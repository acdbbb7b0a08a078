import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { fillPolygon } from '../painting.ts';
import { cardLook, isBusinessCard, isCertificate } from '../plan/card-look.ts';
import type { Stage } from '../stage/stage.ts';

/** From the edges of the picture to those of the card, as shares of its sides. */
const CARD = { across: 0.075, down: 0.06 } as const;
/** Its frame: how far from its edge and how thick, in thousandths of the shorter side. */
const LINES = [
  [30, 5],
  [42, 2],
] as const;
/** A border that the prompt names is broad. */
const BROAD = [
  [11, 22],
  [38, 2.5],
] as const;

type Area = readonly [x: number, y: number, width: number, height: number];

function inside([x, y, wide, tall]: Area, by: number): Area {
  return [x + by, y + by, wide - 2 * by, tall - 2 * by];
}

/** A diamond on each corner of an area. */
function paintDiamonds(context: Canvas2D, [x, y, wide, tall]: Area, radius: number): void {
  for (const [left, top] of [
    [x, y],
    [x + wide, y],
    [x, y + tall],
    [x + wide, y + tall],
  ] as const) {
    fillPolygon(context, [
      [left, top - radius],
      [left + radius, top],
      [left, top + radius],
      [left - radius, top],
    ]);
  }
}

/** A medal with two ribbons. */
function paintSeal(context: Canvas2D, x: number, y: number, size: number, tone: Colour): void {
  context.fillStyle = css(shift(tone, -0.14));
  for (const side of [-1, 1]) {
    fillPolygon(context, [
      [x + side * 0.08 * size, y],
      [x + side * 0.52 * size, y + 0.28 * size],
      [x + side * 0.62 * size, y + 1.5 * size],
      [x + side * 0.36 * size, y + 1.28 * size],
      [x + side * 0.1 * size, y + 1.46 * size],
    ]);
  }
  const points = 40;
  context.fillStyle = css(tone);
  fillPolygon(
    context,
    Array.from({ length: points }, (_, i): [number, number] => {
      const radius = (i % 2 === 0 ? 1 : 0.89) * size * 0.78;
      const turn = (TAU * i) / points;
      return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
    }),
  );
  context.strokeStyle = css(shift(tone, 0.16));
  for (const [radius, line] of [
    [0.58, 0.045],
    [0.5, 0.02],
  ] as const) {
    context.lineWidth = line * size;
    context.beginPath();
    context.arc(x, y, radius * size, 0, TAU);
    context.stroke();
  }
  context.fillStyle = css(shift(tone, 0.2));
  fillPolygon(
    context,
    Array.from({ length: 10 }, (_, i): [number, number] => {
      const radius = (i % 2 === 0 ? 0.36 : 0.15) * size;
      const turn = TAU * (i / 10 - 0.25);
      return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
    }),
  );
}

/** Where a certificate has lines for a date and a signature, and its seal: as shares of its sides. */
const SIGNED = { lines: 0.8, seal: 0.765, from: 0.17, to: 0.38 } as const;

/** The seal of a certificate between two lines to sign on. */
function paintSigned(
  context: Canvas2D,
  { width, height, unit }: Stage,
  frame: Colour,
  ink: Colour,
) {
  context.fillStyle = css(ink, 0.7);
  for (const left of [SIGNED.from, 1 - SIGNED.to]) {
    const wide = (SIGNED.to - SIGNED.from) * width;
    context.fillRect(left * width, SIGNED.lines * height, wide, 3 * unit);
  }
  paintSeal(context, width / 2, SIGNED.seal * height, 74 * unit, frame);
}

function highCard({ width, height }: Stage): Area {
  const [x, y] = [CARD.across * width, CARD.down * height];
  return [x, y, width - 2 * x, height - 2 * y];
}

/** Of a business card: the most of the picture that it takes, and how broad it is at most for its height. */
const BROAD_CARD = { across: 0.86, down: 0.6, most: 1.7 } as const;

function broadCard({ width, height }: Stage): Area {
  const { across, down, most } = BROAD_CARD;
  const tall = down * height;
  const wide = Math.min(across * width, most * tall);
  return [(width - wide) / 2, (height - tall) / 2, wide, tall];
}

/** The paper of a card with the lines around what it says. */
export function paintCard(context: Canvas2D, stage: Stage): void {
  const { unit, plan, accents } = stage;
  const { paper, frame, ink } = cardLook(plan, accents);
  const card = isBusinessCard(plan) ? broadCard(stage) : highCard(stage);
  context.save();
  context.shadowColor = css([0.3, 0.04, 280], 0.35);
  context.shadowBlur = 30 * unit;
  context.shadowOffsetY = 12 * unit;
  context.fillStyle = css(paper);
  context.beginPath();
  context.roundRect(...card, 10 * unit);
  context.fill();
  context.restore();
  context.strokeStyle = css(frame);
  context.fillStyle = css(frame);
  for (const [by, line] of plan.frameColour == null ? LINES : BROAD) {
    context.lineWidth = line * unit;
    context.beginPath();
    context.roundRect(...inside(card, by * unit), 4 * unit);
    context.stroke();
  }
  if (!isCertificate(plan)) return;
  paintDiamonds(context, inside(card, 42 * unit), 17 * unit);
  paintSigned(context, stage, frame, ink);
}
