import type { Canvas, Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { saw, TAU, wave } from '../math/periodic.ts';
import { fillPolygon, linearGradient, paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addBands, createMotes, type DrawMote } from './bands.ts';

/** Pixels of the picture of a piece. */
const SMALL_PICTURE = 48;
/** Times the usual size. */
const LARGE = 3.4;

/** Paints one piece around the origin, about 2 units tall. */
type PaintPiece = (context: Canvas2D, colour: Colour) => void;

const paintPetal: PaintPiece = (context, colour) => {
  context.fillStyle = linearGradient(
    context,
    [0, -0.9, 0, 0.9],
    [
      [0, shift(colour, 0.05, 0.7)],
      [1, shift(colour, -0.06, 1.2)],
    ],
  );
  context.beginPath();
  context.moveTo(0, -0.7);
  context.bezierCurveTo(0.25, -1, 0.85, -0.6, 0.62, 0.1);
  context.quadraticCurveTo(0.4, 0.7, 0, 0.95);
  context.quadraticCurveTo(-0.4, 0.7, -0.62, 0.1);
  context.bezierCurveTo(-0.85, -0.6, -0.25, -1, 0, -0.7);
  context.fill();
};

const paintLeaf: PaintPiece = (context, colour) => {
  context.fillStyle = linearGradient(
    context,
    [-0.6, 0, 0.6, 0],
    [
      [0, shift(colour, 0.05)],
      [0.49, shift(colour, 0.05)],
      [0.51, shift(colour, -0.05)],
      [1, shift(colour, -0.05)],
    ],
  );
  context.beginPath();
  context.moveTo(0, -0.95);
  context.bezierCurveTo(0.6, -0.55, 0.75, 0.15, 0, 0.72);
  context.bezierCurveTo(-0.75, 0.15, -0.6, -0.55, 0, -0.95);
  context.fill();
  context.strokeStyle = css(shift(colour, -0.2), 0.8);
  context.lineWidth = 0.06;
  context.beginPath();
  context.moveTo(0, -0.8);
  context.lineTo(0, 1);
  for (const y of [-0.3, 0.1]) {
    context.moveTo(-0.35, y - 0.18);
    context.lineTo(0, y);
    context.lineTo(0.35, y - 0.18);
  }
  context.stroke();
};

const paintConfetto: PaintPiece = (context, colour) => {
  context.fillStyle = css(colour);
  context.fillRect(-0.62, -0.4, 1.24, 0.8);
  context.fillStyle = css(shift(colour, 0.1), 0.8);
  context.fillRect(-0.62, -0.4, 1.24, 0.28);
};

interface Fall {
  readonly count: number;
  readonly size: number;
  readonly colours: readonly Colour[];
  readonly paint: PaintPiece;
  /** How far the wind carries a piece during its fall, as a fraction of the width. */
  readonly drift: number;
}

const paintFeather: PaintPiece = (context, colour) => {
  context.fillStyle = linearGradient(
    context,
    [-0.5, 0, 0.5, 0],
    [
      [0, colour],
      [1, shift(colour, -0.08)],
    ],
  );
  context.beginPath();
  context.moveTo(0.1, -1);
  context.bezierCurveTo(0.62, -0.5, 0.5, 0.3, 0, 0.62);
  context.bezierCurveTo(-0.5, 0.2, -0.5, -0.6, 0.1, -1);
  context.fill();
  // Barbs, with two gaps between them.
  context.strokeStyle = css(shift(colour, -0.09));
  context.lineWidth = 0.035;
  for (let i = 0; i < 7; i++) {
    const y = -0.62 + i * 0.16;
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(0.04, y + 0.14);
      context.lineTo(0.04 + side * 0.36, y - 0.06);
      context.stroke();
    }
  }
  context.globalCompositeOperation = 'destination-out';
  fillPolygon(context, [
    [0.5, -0.1],
    [0.1, 0.12],
    [0.5, 0.04],
  ]);
  fillPolygon(context, [
    [-0.5, 0.06],
    [-0.02, 0.3],
    [-0.5, 0.22],
  ]);
  context.globalCompositeOperation = 'source-over';
  context.strokeStyle = css(shift(colour, -0.16));
  context.lineWidth = 0.07;
  context.beginPath();
  context.moveTo(0.06, -0.85);
  context.quadraticCurveTo(0.1, 0.1, -0.08, 1);
  context.stroke();
};

const FALLS: Readonly<Record<'petals' | 'leaves' | 'confetti' | 'feathers', Fall>> = {
  feathers: {
    count: 60,
    size: 15,
    drift: 0.05,
    paint: paintFeather,
    colours: [
      [0.99, 0.004, 250],
      [0.96, 0.008, 250],
    ],
  },
  petals: {
    count: 48,
    size: 8,
    drift: -0.18,
    paint: paintPetal,
    colours: [
      [0.88, 0.1, 355],
      [0.93, 0.06, 355],
      [0.8, 0.13, 350],
    ],
  },
  leaves: {
    count: 46,
    size: 10.5,
    drift: -0.18,
    paint: paintLeaf,
    colours: [
      [0.68, 0.19, 45],
      [0.6, 0.2, 28],
      [0.78, 0.16, 80],
      [0.55, 0.15, 35],
    ],
  },
  confetti: {
    count: 110,
    size: 11,
    drift: 0,
    paint: paintConfetto,
    colours: [
      [0.68, 0.23, 20],
      [0.85, 0.17, 95],
      [0.72, 0.17, 160],
      [0.66, 0.18, 250],
      [0.7, 0.22, 340],
      [0.78, 0.16, 60],
    ],
  },
};

/** The color that a prompt gives to what falls, a lighter and a darker one. */
function saidColours({ plan }: Stage, kind: keyof typeof FALLS): readonly Colour[] | null {
  const said = plan.airs.find(({ weather, colour }) => weather === kind && colour !== null);
  const colour = COLOURS[said?.colour ?? ''];
  return colour === undefined ? null : [colour, shift(colour, 0.08), shift(colour, -0.07)];
}

/** Flat things that tumble down: petals, leaves, confetti. */
export function addFalling(stage: Stage, kind: keyof typeof FALLS, amount: number): void {
  const { width, height, unit, environment } = stage;
  const { colours: own, paint, drift, ...usual } = FALLS[kind];
  const colours = saidColours(stage, kind) ?? own;
  // Where the picture shows nothing else, they are few and large.
  const isSubject =
    stage.plan.setting === 'abstract' &&
    stage.plan.subjects.length === 0 &&
    stage.plan.caption === null &&
    kind !== 'confetti';
  const count = usual.count * (isSubject ? 0.45 : 1);
  const size = usual.size * (isSubject ? LARGE : 1);
  const side = isSubject ? SMALL_PICTURE * LARGE : SMALL_PICTURE;
  const pieces = colours.map((colour): Canvas =>
    paintOnce(environment, side, side, (context) => {
      context.translate(side / 2, side / 2);
      context.scale(side * 0.48, side * 0.48);
      paint(context, colour);
    }),
  );
  const drawPiece: DrawMote = (context, phase, mote, band) => {
    const piece = pieces[mote.index % pieces.length];
    if (!piece) return;
    const fallen = saw(phase, 1, mote.offset);
    const turn = mote.index % 2 ? 1 : -1;
    const radius = (size + 0.8 * size * mote.b) * band.scale * unit;
    context.save();
    context.translate(
      (mote.x + drift * (fallen - 0.5) + 0.04 * wave(phase, 1, mote.a)) * width,
      (fallen * 1.16 - 0.08) * height,
    );
    context.rotate(TAU * (mote.a + turn * phase));
    context.scale(1, 0.35 + 0.65 * Math.abs(wave(phase, 1 + (mote.index % 2), mote.b)));
    context.globalAlpha = Math.min(1, band.alpha + 0.1);
    context.drawImage(piece, -radius, -radius, radius * 2, radius * 2);
    context.restore();
  };
  // A text that a thing bears is read whole.
  const isLettered = stage.plan.subjects.some(({ lettering }) => lettering !== undefined);
  addBands(stage, createMotes(stage, count * amount, 4), drawPiece, isLettered);
}
