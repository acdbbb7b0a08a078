import type { PatternName } from '../../language/subject.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { fillPolygon, linearGradient } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { paintPattern } from '../../stage/surface-pattern.ts';
import { coloursOf, cover, CREAM, fillWith, GOLD, paintLitTone, WHITE } from './ground.ts';

/** Figures in the second color on the first. */
export const patterned =
  (name: PatternName, own: Colour, ownInk: Colour) =>
  (stage: Stage): void => {
    const { width, height } = stage;
    const [first = own, second = shift(first, first[0] > 0.8 ? -0.2 : 0.3, 0.8)] = coloursOf(
      stage,
      own,
      ownInk,
    );
    // Pale figures need a ground that they stand out from.
    const ink = stage.plan.colours.length === 1 ? WHITE : second;
    fillWith(stage, (context) => {
      context.fillStyle = css(first);
      cover(context, stage);
      const side = Math.max(width, height) * 1.06;
      context.translate(-0.03 * side, -0.03 * side);
      context.scale(side, side);
      paintPattern(context, name, first[0] > 0.94 && ink === WHITE ? [0.75, 0.1, first[2]] : ink);
    });
  };

export function rays(stage: Stage): void {
  const { width, height } = stage;
  const [first = GOLD, second = shift(first, 0.12, 0.8)] = coloursOf(stage, [0.82, 0.15, 85]);
  fillWith(stage, (context) => {
    context.fillStyle = css(first);
    cover(context, stage);
    context.fillStyle = css(second);
    const reach = Math.hypot(width, height);
    const blades = 16;
    for (let i = 0; i < blades; i++) {
      const at = (turn: number): [number, number] => [
        width / 2 + reach * Math.cos(((i + turn) / blades) * TAU),
        height / 2 + reach * Math.sin(((i + turn) / blades) * TAU),
      ];
      fillPolygon(context, [[width / 2, height / 2], at(-0.25), at(0.25)]);
    }
  });
}

/** All colors of the rainbow from corner to corner. */
export function rainbow(stage: Stage): void {
  const { width, height, plan } = stage;
  const isSoft = plan.style === 'pastel' || /\b(?:soft|light|pale)\b/i.test(plan.prompt);
  fillWith(stage, (context) => {
    const hues = [20, 55, 95, 145, 215, 265, 320];
    context.fillStyle = linearGradient(
      context,
      [0, 0, width, height],
      hues.map((hue, i) => [i / (hues.length - 1), isSoft ? [0.9, 0.07, hue] : [0.76, 0.16, hue]]),
    );
    cover(context, stage);
  });
}

/** Large soft shapes in neighboring tones of one color. */
export function plain(stage: Stage): void {
  const { width, height } = stage;
  const [tone = CREAM, second] = coloursOf(stage, CREAM);
  const isBare = /\b(?:plain|solid|blank|empty)\b/i.test(stage.plan.prompt);
  fillWith(stage, (context) => {
    paintLitTone(context, stage, tone, 0.03);
    if (isBare && second === undefined) return;
    const shapes = [
      { x: 0.06, y: 0.08, radius: 0.36, tone: second ?? shift(tone, -0.05, 1.2) },
      { x: 0.98, y: 0.94, radius: 0.42, tone: second ?? shift(tone, -0.04, 1.1, 10) },
      { x: 0.96, y: 0.06, radius: 0.16, tone: shift(tone, 0.03, 0.7) },
    ];
    const random = createRandom(stage.seed);
    for (const { x, y, radius, tone: own } of shapes) {
      context.fillStyle = css(own, 0.75);
      context.beginPath();
      const turn = random() * TAU;
      for (let i = 0; i <= 60; i++) {
        const angle = (i / 60) * TAU;
        const reach =
          radius * width * (1 + 0.14 * Math.sin(2 * angle + turn) + 0.06 * Math.sin(3 * angle));
        context.lineTo(x * width + reach * Math.cos(angle), y * height + reach * Math.sin(angle));
      }
      context.fill();
    }
  });
}
