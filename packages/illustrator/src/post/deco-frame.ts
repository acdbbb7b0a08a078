import type { Canvas, Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import type { Stage } from '../stage/stage.ts';

const GROUND: Colour = [0.2, 0.015, 280];
const GOLD: Colour = [0.78, 0.11, 84];
/** In thousandths of the shorter side. */
const BORDER = 58;
const STEP = 26;
const STEPS = 3;
const FAN_RAYS = 9;
const FAN = 74;

const ART_DECO = /\bart[- ]deco\b/iu;
/** Said of a building, a room or a thing, and not of the picture. */
const OF_THINGS =
  /\b(?:photo\w*|interior|lobby|hallway|sofa|chair|lamp|mirror|furniture|product|rings?|jewel\w*|necklace|earrings|hotel|cinema|theat(?:er|re)|(?:living|dining|bed)? ?room|kitchen)\b/iu;

/** Whether a prompt asks for a picture in the manner of the twenties. */
export const isArtDeco = (prompt: string): boolean =>
  ART_DECO.test(prompt) && !OF_THINGS.test(prompt);

/** A window whose corners go in by steps, so far inside of the picture. */
function traceStepped(context: Canvas2D, { width, height, unit }: Stage, inset: number): void {
  const step = STEP * unit;
  const corner = (x: number, y: number, across: number, down: number, isUp: boolean): void => {
    const stairs = Array.from({ length: STEPS }, (_, i) => i);
    for (const i of isUp ? stairs : stairs.toReversed()) {
      const [far, near] = [(STEPS - i) * step, (STEPS - 1 - i) * step];
      const [out, inn] = [i * step, (i + 1) * step];
      const points = [
        [x + across * out, y + down * far],
        [x + across * inn, y + down * far],
        [x + across * inn, y + down * near],
      ] as const;
      for (const [px, py] of isUp ? points : points.toReversed()) context.lineTo(px, py);
    }
  };
  const [left, right] = [inset, width - inset];
  const [top, bottom] = [inset, height - inset];
  context.beginPath();
  corner(left, top, 1, 1, true);
  corner(right, top, -1, 1, false);
  corner(right, bottom, -1, -1, true);
  corner(left, bottom, 1, -1, false);
  context.closePath();
}

function strokeGold(context: Canvas2D, lineWidth: number): void {
  context.strokeStyle = css(GOLD);
  context.lineWidth = lineWidth;
  context.stroke();
}

/** Rays like a fan, its hinge at a place on an edge. */
function layFan(context: Canvas2D, x: number, y: number, up: number, reach: number): void {
  context.fillStyle = css(GROUND);
  context.beginPath();
  context.arc(x, y, reach, up < 0 ? Math.PI : 0, up < 0 ? Math.PI * 2 : Math.PI);
  context.closePath();
  context.fill();
  strokeGold(context, reach * 0.05);
  for (let i = 0; i < FAN_RAYS; i++) {
    const turn = (Math.PI * (i + 0.5)) / FAN_RAYS;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(turn) * reach, y + up * Math.sin(turn) * reach);
    strokeGold(context, reach * 0.035);
  }
  context.fillStyle = css(GOLD);
  context.beginPath();
  context.arc(x, y, reach * 0.24, up < 0 ? Math.PI : 0, up < 0 ? Math.PI * 2 : Math.PI);
  context.fill();
}

/** The picture in a black frame with golden lines, stepped corners and a fan above and below. */
export function layDeco(context: Canvas2D, stage: Stage, picture: Canvas): void {
  const { width, height, unit } = stage;
  const border = BORDER * unit;
  context.fillStyle = css(GROUND);
  context.fillRect(0, 0, width, height);
  context.save();
  traceStepped(context, stage, border);
  context.clip();
  context.drawImage(picture, 0, 0);
  context.restore();
  for (const [inset, line] of [
    [border, 7],
    [border - 15 * unit, 2.5],
    [border - 25 * unit, 2.5],
    [16 * unit, 4],
  ] as const) {
    traceStepped(context, stage, inset);
    strokeGold(context, line * unit);
  }
  layFan(context, width / 2, height - border * 0.5, -1, FAN * unit);
  layFan(context, width / 2, border * 0.5, 1, FAN * unit);
}
