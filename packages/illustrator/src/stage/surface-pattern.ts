import type { Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import type { PatternName } from '../language/subject.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, fillPolygon } from '../painting.ts';

const CREAM: Colour = [0.96, 0.02, 90];
const CORAL: Colour = [0.62, 0.18, 25];
const OAK: Colour = [0.66, 0.09, 62];
const MARBLE: Colour = [0.95, 0.006, 90];

/** The pattern in the unit square. */
type PaintPattern = (context: Canvas2D, ink: Colour) => void;

const PATTERNS: Readonly<Record<PatternName, PaintPattern>> = {
  stripes(context, ink) {
    context.fillStyle = css(ink);
    for (let i = 0; i < 9; i++) context.fillRect(0, (i + 0.25) / 9, 1, 0.5 / 9);
  },
  dots(context, ink) {
    context.fillStyle = css(ink);
    for (let row = 0; row < 9; row++) {
      for (let column = 0; column < 9; column++) {
        fillCircle(context, (column + (row % 2) * 0.5 + 0.25) / 8.5, (row + 0.5) / 9, 0.03);
      }
    }
  },
  checks(context, ink) {
    context.fillStyle = css(ink, 0.6);
    for (let i = 0; i < 7; i++) {
      context.fillRect(0, (i + 0.25) / 7, 1, 0.5 / 7);
      context.fillRect((i + 0.25) / 7, 0, 0.5 / 7, 1);
    }
  },
  zigzag(context, ink) {
    context.strokeStyle = css(ink);
    context.lineWidth = 0.045;
    for (let row = -1; row < 9; row++) {
      context.beginPath();
      for (let i = 0; i <= 12; i++) context.lineTo(i / 12, (row + (i % 2) * 0.6 + 0.5) / 8);
      context.stroke();
    }
  },
  flowers(context, ink) {
    for (let row = 0; row < 6; row++) {
      for (let column = 0; column < 6; column++) {
        const x = (column + (row % 2) * 0.5 + 0.25) / 5.5;
        const y = (row + 0.5) / 6;
        context.fillStyle = css(shift(ink, 0, 1, ((row + column) % 3) * 40));
        for (let petal = 0; petal < 5; petal++) {
          const angle = (petal / 5) * Math.PI * 2 + row;
          fillCircle(context, x + Math.cos(angle) * 0.032, y + Math.sin(angle) * 0.032, 0.026);
        }
        context.fillStyle = css([0.86, 0.16, 90]);
        fillCircle(context, x, y, 0.018);
      }
    }
  },
  leopard(context) {
    const random = createRandom(3);
    for (let spot = 0; spot < 90; spot++) {
      const [x, y, turn] = [random(), random(), random() * Math.PI * 2];
      context.strokeStyle = css([0.26, 0.04, 50]);
      context.lineWidth = 0.018;
      context.beginPath();
      context.arc(x, y, 0.028, turn, turn + 4.2);
      context.stroke();
    }
  },
  wood(context) {
    context.fillStyle = css(OAK);
    context.fillRect(0, 0, 1, 1);
    const random = createRandom(5);
    for (let i = 0; i < 40; i++) {
      const x = random();
      context.fillStyle = css(shift(OAK, -0.12 - 0.1 * random()), 0.5);
      const wide = 0.004 + 0.01 * random();
      fillPolygon(context, [
        [x, 0],
        [x + wide, 0],
        [x + wide + 0.03 * random(), 1],
        [x + 0.02 * random(), 1],
      ]);
    }
  },
  marble(context) {
    context.fillStyle = css(MARBLE);
    context.fillRect(0, 0, 1, 1);
    const random = createRandom(9);
    for (let vein = 0; vein < 9; vein++) {
      context.strokeStyle = css([0.55, 0.012, 260], 0.25 + 0.4 * random());
      context.lineWidth = 0.004 + 0.01 * random();
      context.beginPath();
      let [x, y] = [random(), 0];
      while (y < 1) {
        context.lineTo(x, y);
        x += (random() - 0.42) * 0.16;
        y += 0.05 + 0.06 * random();
      }
      context.stroke();
    }
  },
};

/** Fills the unit square with a pattern; what is under it shows between its figures. */
export const paintPattern = (context: Canvas2D, name: PatternName, ink: Colour): void =>
  PATTERNS[name](context, ink);

/** The color of a pattern that the prompt names none for, on a ground of this lightness. */
export const inkOn = (lightness: number): Colour => (lightness > 0.78 ? CORAL : CREAM);

/** The named color of a pattern, or one that stands out from its ground. */
export const inkOf = (name: string | null, ground: Colour): Colour =>
  (name === null ? undefined : COLOURS[name]) ?? inkOn(ground[0]);
