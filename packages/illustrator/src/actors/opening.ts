import type { Canvas, Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { lerp, smoothstep, wave } from '../math/periodic.ts';
import { linearGradient, paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import type { Box, Opening } from '../things/openable.ts';
import type { Body } from './body.ts';
import type { PlacedSprite } from './placed-sprite.ts';

/** Draws a thing in the box of its picture, whose left upper corner is the origin. */
type Draw = (context: Canvas2D, open: number) => void;

/** 0 is closed, 1 is open: once open and once closed in a loop, with a rest at both. */
const openAt = (phase: number): number =>
  // Loops begin while it opens.
  smoothstep(0.08, 0.92, (1 - wave(phase + 0.2, 1, 0.25)) / 2);

/** Left, top, width and height of a box in pixels of a picture. */
const inPixels = ({ width, height }: Canvas, [x, y, wide, tall]: Box): Box => [
  x * width,
  y * height,
  wide * width,
  tall * height,
];

/** The picture without the part that moves. */
const without = (stage: Stage, whole: Canvas, box: Box): Canvas =>
  paintOnce(stage.environment, whole.width, whole.height, (context) => {
    context.drawImage(whole, 0, 0);
    context.clearRect(...inPixels(whole, box));
  });

/** The silhouette of the picture in one color: a part that is turned over, or what is behind it. */
function silhouette(stage: Stage, whole: Canvas, box: Box, colour: Colour): Canvas {
  const { width, height } = whole;
  const [, y, , tall] = inPixels(whole, box);
  return paintOnce(stage.environment, width, height, (context) => {
    context.drawImage(whole, 0, 0);
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = linearGradient(
      context,
      [0, y, 0, y + tall],
      [
        [0, shift(colour, 0.05)],
        [1, shift(colour, -0.08)],
      ],
    );
    context.fillRect(0, 0, width, height);
  });
}

/** Draws a part of a picture at its place, within the transformation of the context. */
function drawPart(context: Canvas2D, picture: Canvas, box: Box): void {
  const [x, y, wide, tall] = inPixels(picture, box);
  context.drawImage(picture, x, y, wide, tall, x, y, wide, tall);
}

/** A leaf that turns towards the viewer: it gets narrower, and taller at its free edge. */
function door(stage: Stage, whole: Canvas, how: Opening & { kind: 'door' }): Draw {
  const { box, hinge, inside } = how;
  const [rest, back] = [without(stage, whole, box), silhouette(stage, whole, box, inside)];
  const { width, height } = whole;
  const strips = 24;
  return (context, open) => {
    context.drawImage(rest, 0, 0);
    drawPart(context, back, box);
    const narrow = Math.cos(open * 1.25);
    const edge = (hinge === 'left' ? box[0] : box[0] + box[2]) * width;
    for (let i = 0; i < strips; i++) {
      const at = hinge === 'left' ? i / strips : 1 - (i + 1) / strips;
      const out = (i + 0.5) / strips;
      const taller = 1 + 0.16 * Math.sin(open * 1.25) * out;
      const from = (box[0] + at * box[2]) * width;
      const wide = (box[2] * width) / strips;
      const left = edge + (from - edge) * narrow;
      const tall = box[3] * height;
      context.drawImage(
        whole,
        from,
        box[1] * height,
        wide,
        tall,
        left,
        box[1] * height - (tall * (taller - 1)) / 2,
        wide * narrow + 0.6,
        tall * taller,
      );
    }
  };
}

function lid(stage: Stage, whole: Canvas, how: Opening & { kind: 'lid' }): Draw {
  const { at, box, inside } = how;
  const top: Box = [0, 0, 1, at];
  const rest = without(stage, whole, top);
  const { width, height } = whole;
  return (context, open) => {
    context.drawImage(rest, 0, 0);
    if (open > 0) {
      context.fillStyle = css(inside);
      context.beginPath();
      context.ellipse(
        (box[0] + box[2] / 2) * width,
        box[1] * height,
        (box[2] / 2) * width,
        box[3] * height * 0.8 * Math.min(1, open * 3),
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    context.translate(box[0] * width, (at - 0.12 * open) * height);
    context.rotate(-0.62 * open);
    context.translate(-box[0] * width, -at * height);
    drawPart(context, whole, top);
  };
}

function flap(stage: Stage, whole: Canvas, how: Opening & { kind: 'flap' }): Draw {
  const { box, shut, inside } = how;
  const rest = without(stage, whole, box);
  const back = how.back === null ? whole : silhouette(stage, whole, box, how.back);
  const hollow = inside && silhouette(stage, whole, box, inside);
  const edge = (box[1] + box[3]) * whole.height;
  return (context, open) => {
    const tall = lerp(shut, how.open, open);
    context.drawImage(rest, 0, 0);
    if (hollow) drawPart(context, hollow, box);
    context.translate(0, edge);
    context.scale(1, tall);
    context.translate(0, -edge);
    drawPart(context, tall < 0 ? back : whole, box);
  };
}

function cover(whole: Canvas, how: Opening & { kind: 'cover' }): Draw {
  const [left, top, wide, tall] = how.box;
  const { width, height } = whole;
  return (context, open) => {
    const start = lerp(top + 0.08, top, open);
    const end = lerp(how.shut, top + tall, open);
    context.save();
    context.beginPath();
    context.rect(0, (start + tall * 0.9) * height, width, height);
    context.clip();
    context.drawImage(whole, 0, 0);
    context.restore();
    context.drawImage(
      whole,
      left * width,
      top * height,
      wide * width,
      tall * height,
      left * width,
      start * height,
      wide * width,
      (end - start) * height,
    );
  };
}

/** The left half turns over onto the right half and becomes the cover of the closed book. */
function pages(stage: Stage, whole: Canvas, how: Opening & { kind: 'pages' }): Draw {
  const { spine, back: colour } = how;
  const left: Box = [0, 0, spine, 1];
  const [rest, back] = [without(stage, whole, left), silhouette(stage, whole, left, colour)];
  const { width } = whole;
  const edge = spine * width;
  return (context, open) => {
    const turn = Math.cos((1 - open) * Math.PI);
    // The closed half is in the middle.
    context.translate(-(1 - open) * 0.24 * width, 0);
    context.drawImage(rest, 0, 0);
    context.translate(edge, 0);
    // The page that stands up comes towards the viewer.
    context.transform(turn, -0.18 * Math.sqrt(1 - turn * turn), 0, 1, 0, 0);
    context.translate(-edge, 0);
    drawPart(context, turn < 0 ? back : whole, left);
  };
}

function canopy(stage: Stage, whole: Canvas, how: Opening & { kind: 'canopy' }): Draw {
  const { box, middle } = how;
  const rest = without(stage, whole, box);
  const { width, height } = whole;
  return (context, open) => {
    context.drawImage(rest, 0, 0);
    context.translate(middle * width, box[1] * height);
    context.scale(lerp(0.2, 1, open), lerp(1.35, 1, open));
    context.translate(-middle * width, -box[1] * height);
    drawPart(context, whole, box);
  };
}

/** Two flaps that lie on a box, or stand up at its sides. */
function leaves(stage: Stage, whole: Canvas, how: Opening & { kind: 'leaves' }): Draw {
  const { box, colour } = how;
  const { width, height } = whole;
  const [left, right] = [box[0], box[0] + box[2]];
  const [back, front] = [box[1], box[1] + box[3]];
  // Without the flaps of the open box.
  const body = paintOnce(stage.environment, width, height, (context) => {
    context.drawImage(whole, 0, 0);
    context.clearRect(0, 0, left * width, height);
    context.clearRect(right * width, 0, width, height);
  });
  const drawLeaf = (context: Canvas2D, side: 1 | -1, open: number): void => {
    const angle = open * 2.2;
    const [hinge, inner] = side === 1 ? [left, left + 0.09] : [right, right - 0.09];
    const [reach, up] = [Math.cos(angle) * side, Math.sin(angle) * 0.3];
    context.fillStyle = css(shift(colour, -0.06 * open + (side === 1 ? 0.02 : 0)));
    context.beginPath();
    context.moveTo(hinge * width, front * height);
    context.lineTo(inner * width, back * height);
    context.lineTo((inner + reach * 0.31) * width, (back - up) * height);
    context.lineTo((hinge + reach * 0.4) * width, (front - up) * height);
    context.closePath();
    context.fill();
  };
  return (context, open) => {
    context.drawImage(body, 0, 0);
    drawLeaf(context, 1, open);
    drawLeaf(context, -1, open);
  };
}

function drawingOf(stage: Stage, whole: Canvas, how: Opening): Draw {
  if (how.kind === 'door') return door(stage, whole, how);
  if (how.kind === 'lid') return lid(stage, whole, how);
  if (how.kind === 'flap') return flap(stage, whole, how);
  if (how.kind === 'cover') return cover(whole, how);
  if (how.kind === 'pages') return pages(stage, whole, how);
  if (how.kind === 'canopy') return canopy(stage, whole, how);
  return leaves(stage, whole, how);
}

/** A thing that opens and closes once in a loop. */
export function openingDrawing(
  stage: Stage,
  { sprite, x, y }: PlacedSprite,
  how: Opening,
): Body['draw'] {
  const draw = drawingOf(stage, sprite, how);
  return (context, phase) => {
    context.save();
    context.translate(x, y);
    draw(context, openAt(phase));
    context.restore();
  };
}
