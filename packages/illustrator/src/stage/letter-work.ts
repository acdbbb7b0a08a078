import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { verticalGradient } from '../painting.ts';
import type { LetterWork } from '../things/text-surfaces.ts';

interface Place {
  readonly x: number;
  /** The middle of the line. */
  readonly y: number;
  readonly fontPx: number;
}

interface Paints {
  readonly ink: Colour;
  readonly ground: Colour;
}

type Work = (context: Canvas2D, line: string, place: Place, paints: Paints) => void;

const GOLD: Colour = [0.82, 0.14, 85];
const FLAME: Colour = [0.9, 0.15, 85];

function outlined(
  context: Canvas2D,
  line: string,
  { x, y, fontPx }: Place,
  colour: Colour,
  width: number,
): void {
  context.strokeStyle = css(colour);
  context.lineWidth = fontPx * width;
  context.strokeText(line, x, y);
}

/** Cut into stone: dark, with a lit lower edge. */
const engraved: Work = (context, line, { x, y, fontPx }, { ink, ground }) => {
  context.fillStyle = css(shift(ground, 0.14));
  context.fillText(line, x, y + fontPx * 0.035);
  context.fillStyle = css(ink);
  context.fillText(line, x, y);
};

/** Piped: thick and round, with a gleam along the upper edge. */
const iced: Work = (context, line, place, { ink, ground }) => {
  const { x, y, fontPx } = place;
  const icing: Colour = ground[0] > 0.62 ? [0.6, 0.2, 5] : ink;
  outlined(context, line, { ...place, y: y + fontPx * 0.03 }, shift(icing, -0.2), 0.09);
  outlined(context, line, place, icing, 0.07);
  context.fillStyle = css(icing);
  context.fillText(line, x, y);
  context.fillStyle = css(shift(icing, 0.22), 0.55);
  context.fillText(line, x, y - fontPx * 0.02);
};

/** Of gilded card, as it stands on cakes. */
const golden: Work = (context, line, place) => {
  const { x, y, fontPx } = place;
  outlined(context, line, { ...place, y: y + fontPx * 0.025 }, shift(GOLD, -0.34), 0.1);
  outlined(context, line, place, shift(GOLD, -0.2), 0.07);
  context.fillStyle = verticalGradient(context, y - fontPx / 2, y + fontPx / 2, [
    [0, shift(GOLD, 0.14)],
    [0.5, GOLD],
    [1, shift(GOLD, -0.1)],
  ]);
  context.fillText(line, x, y);
};

const sprayed: Work = (context, line, place) => {
  const { x, y, fontPx } = place;
  outlined(context, line, place, [0.98, 0.01, 90], 0.3);
  outlined(context, line, place, [0.2, 0.05, 290], 0.18);
  context.fillStyle = verticalGradient(context, y - fontPx / 2, y + fontPx / 2, [
    [0, [0.75, 0.18, 345]],
    [0.5, [0.68, 0.24, 350]],
    [0.56, [0.82, 0.14, 200]],
    [1, [0.68, 0.14, 215]],
  ]);
  context.fillText(line, x, y);
};

/** Through the shell, lit from within. */
const carved: Work = (context, line, place, { ground }) => {
  outlined(context, line, place, shift(ground, -0.3), 0.12);
  context.shadowColor = css(FLAME);
  context.shadowBlur = place.fontPx * 0.25;
  context.fillStyle = css(FLAME);
  context.fillText(line, place.x, place.y);
  context.shadowBlur = 0;
};

const printed: Work = (context, line, { x, y }, { ink }) => {
  context.fillStyle = css(ink);
  context.fillText(line, x, y);
};

/** All but letters that are things themselves. */
type LineWork = Exclude<LetterWork, 'blocks'>;

const WORKS: Readonly<Record<LineWork, Work>> = {
  print: printed,
  engraved,
  icing: iced,
  gold: golden,
  graffiti: sprayed,
  carved,
};

/** Paints one line in the manner of its surface; font, direction and alignment are set already. */
export function paintWork(
  context: Canvas2D,
  line: string,
  place: Place,
  work: LineWork,
  paints: Paints,
): void {
  WORKS[work](context, line, place, paints);
}
