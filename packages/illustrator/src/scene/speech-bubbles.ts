import { directionOf } from '@loopwright/studio/lettering';
import type { Canvas, Canvas2D } from '../canvas.ts';
import { headlineRoom } from '../layout/headline-room.ts';
import { type Colour, css } from '../math/colour.ts';
import { clamp, TAU, wave } from '../math/periodic.ts';
import { paintOnce } from '../painting.ts';
import { fitLines, LINE_HEIGHT } from '../stage/fit-lines.ts';
import type { SpeakerPlace, Stage } from '../stage/stage.ts';
import { mannerOfSpeech } from './manner-of-speech.ts';

const PAPER: Colour = [0.995, 0.004, 90];
const INK: Colour = [0.24, 0.03, 285];
const SHOUT: Colour = [0.93, 0.15, 98];
/** Of the width of the picture, for all bubbles together. */
const WIDEST = 0.84;
/** Letters in a bubble are somewhat smaller than a headline. */
const SMALLER = 0.72;
const PADDING = 0.62;
const MARGIN = 0.03;
const SPIKES = 15;
/** Room that a bubble takes above a head at the top of the picture, of the shorter side. */
const LEAST_ROOM = 0.12;
/** Length of the tail, in thousandths of the shorter side. */
const TAIL = 60;

/** The part of the picture's width that a bubble has. */
interface Slot {
  readonly middle: number;
  readonly share: number;
}

/** A rectangle of pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly tall: number;
}

/** The outline of a bubble around a box, with its tail to a point. */
function traceBubble(
  context: Canvas2D,
  { left, top, wide, tall }: Box,
  tip: [number, number],
): void {
  const radius = Math.min(wide, tall) * 0.42;
  const root = clamp(tip[0], left + radius * 1.3, left + wide - radius * 1.3);
  const half = Math.min(radius * 0.5, wide * 0.08);
  context.beginPath();
  context.roundRect(left, top, wide, tall, radius);
  context.moveTo(root - half, top + tall - 1);
  context.quadraticCurveTo(root, top + tall, tip[0], tip[1]);
  context.quadraticCurveTo(root + half, top + tall, root + half * 1.4, top + tall - 1);
  context.closePath();
}

/** A star with many points around a box, for what is shouted. */
function traceBurst(context: Canvas2D, { left, top, wide, tall }: Box): void {
  const [x, y] = [left + wide / 2, top + tall / 2];
  context.beginPath();
  for (let i = 0; i < SPIKES * 2; i++) {
    const reach = i % 2 === 0 ? 0.86 : 0.62;
    const angle = (i / (SPIKES * 2)) * TAU - TAU / 4;
    const point = [x + Math.cos(angle) * wide * reach, y + Math.sin(angle) * tall * reach] as const;
    if (i === 0) context.moveTo(...point);
    else context.lineTo(...point);
  }
  context.closePath();
}

/** Fills and outlines what is traced, the outline below the fill so that parts join. */
function paintOutlined(context: Canvas2D, colour: Colour, line: number): void {
  context.lineJoin = 'round';
  context.strokeStyle = css(INK);
  context.lineWidth = line * 2;
  context.stroke();
  context.fillStyle = css(colour);
  context.fill();
}

/** Three small clouds that lead from a thought to a head. */
function paintThoughtTrail(context: Canvas2D, box: Box, tip: [number, number], line: number): void {
  const from = [
    clamp(tip[0], box.left + box.wide * 0.2, box.left + box.wide * 0.8),
    box.top + box.tall,
  ] as const;
  for (const [along, size] of [
    [0.25, 0.11],
    [0.6, 0.075],
    [0.95, 0.05],
  ] as const) {
    context.beginPath();
    context.arc(
      from[0] + (tip[0] - from[0]) * along,
      from[1] + (tip[1] - from[1]) * along,
      size * Math.min(box.tall, box.wide),
      0,
      TAU,
    );
    paintOutlined(context, PAPER, line);
  }
}

interface SetText {
  readonly lines: readonly string[];
  readonly fontPx: number;
  readonly families: string;
  readonly box: Box;
}

/** Where the lines of a text are above the head that says it, inside of the picture. */
function setText(
  stage: Stage,
  text: string,
  tip: readonly [x: number, y: number],
  { middle, share }: Slot,
  isShouted: boolean,
): SetText {
  const { width, height, unit, environment } = stage;
  const { families } = isShouted
    ? environment.fontOf(text, 'bangers', 400)
    : environment.fontOf(text, 'fredoka', 600);
  const short = 1000 * unit;
  const ruler = environment.createCanvas(1, 1).getContext('2d');
  const above = Math.max(tip[1] - (TAIL * unit + MARGIN * height), LEAST_ROOM * short);
  const { lines, fontPx } = fitLines(
    ruler,
    text,
    families,
    share * width * (isShouted ? 0.48 : 0.84),
    above * (isShouted ? 0.42 : 0.72),
    headlineRoom(text).largest * short * (isShouted ? 1.05 : SMALLER),
  );
  ruler.font = `${fontPx}px ${families}`;
  const widest = Math.max(...lines.map((line) => ruler.measureText(line).width));
  const wide = widest + 2 * PADDING * fontPx;
  const tall = lines.length * fontPx * LINE_HEIGHT + PADDING * fontPx;
  // The points of a burst reach beyond its box.
  const edge = Math.min(MARGIN * width + (isShouted ? wide * 0.36 : 0), (width - wide) / 2);
  const left = clamp(middle * width - wide / 2, edge, width - edge - wide);
  const burst = isShouted ? tall * 0.36 : 0;
  const top = clamp(tip[1] - TAIL * unit - tall - burst, MARGIN * height + burst, height - tall);
  return { lines, fontPx, families, box: { left, top, wide, tall } };
}

/** One bubble in a picture of the stage's size. */
function paintBubble(stage: Stage, { x, y, text }: SpeakerPlace, slot: Slot): Canvas {
  const { width, height, unit, environment, plan, speakers } = stage;
  const others = speakers.map((each) => each.text).filter((each) => each !== text);
  const manner = mannerOfSpeech(plan.prompt, text, others);
  const isShouted = manner === 'shouted';
  const tip: [number, number] = [x * width, y * height - 8 * unit];
  const { lines, fontPx, families, box } = setText(stage, text, tip, slot, isShouted);
  return paintOnce(environment, width, height, (context) => {
    const line = 4.5 * unit;
    if (isShouted) traceBurst(context, box);
    else if (manner === 'thought') {
      paintThoughtTrail(context, box, tip, line);
      context.beginPath();
      context.roundRect(box.left, box.top, box.wide, box.tall, Math.min(box.wide, box.tall) / 2);
    } else traceBubble(context, box, tip);
    paintOutlined(context, isShouted ? SHOUT : PAPER, line);
    context.font = `${fontPx}px ${families}`;
    context.direction = directionOf(text);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = css(INK);
    lines.forEach((row, i) => {
      const middle = box.top + box.tall / 2 + (i - (lines.length - 1) / 2) * fontPx * LINE_HEIGHT;
      context.fillText(row, box.left + box.wide / 2, middle);
    });
  });
}

/**
 * What somebody in the picture says, in bubbles above the heads.
 * @returns draws them at a phase, gently moving; null where no one speaks
 */
export function createSpeechBubbles(
  stage: Stage,
): ((context: Canvas2D, phase: number) => void) | null {
  const { speakers, unit } = stage;
  if (speakers.length === 0) return null;
  const share = WIDEST / speakers.length;
  const inRow = speakers.toSorted((a, b) => a.x - b.x);
  const bubbles = inRow.map((speaker, i) => {
    const own = (1 - WIDEST) / 2 + share * (i + 0.5);
    const middle = speakers.length === 1 ? 0.5 + (speaker.x - 0.5) * 0.6 : own;
    return paintBubble(stage, speaker, { middle, share });
  });
  return (context, phase) =>
    bubbles.forEach((picture, i) => {
      context.drawImage(picture, 0, 4 * unit * wave(phase, 1, i * 0.3));
    });
}
