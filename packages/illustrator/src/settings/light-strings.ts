import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';

const BULB: Colour = [0.95, 0.11, 86];

export interface LightStrings {
  /** Where they are fixed at the borders, and how far they hang down; fractions of the height. */
  readonly top: number;
  readonly drop: number;
}

/** Two strings of bulbs from border to border; they shine after dark. */
export function addLightStrings(stage: Stage, { top, drop }: LightStrings): void {
  const { width, height, unit, environment, palette } = stage;
  const halo = glowSprite(environment, [0.88, 0.14, 78]);
  const strength = 0.25 + 0.6 * palette.night;
  stage.addLayer(30, 0.6, (context, phase) => {
    for (const [line, [from, to]] of [
      [top, top + 0.07],
      [top + 0.09, top - 0.02],
    ].entries()) {
      const at = (t: number): readonly [number, number] => [
        (t * 1.08 - 0.04) * width,
        ((from ?? 0) + ((to ?? 0) - (from ?? 0)) * t + drop * 4 * t * (1 - t)) * height +
          3 * unit * wave(phase, 1, t + line * 0.3),
      ];
      context.strokeStyle = css([0.25, 0.02, 60], 0.8);
      context.lineWidth = 2.4 * unit;
      context.beginPath();
      for (let i = 0; i <= 40; i++) context.lineTo(...at(i / 40));
      context.stroke();
      const count = Math.round((15 * width) / height);
      for (let i = 0; i < count; i++) {
        const [x, y] = at((i + 0.5) / count);
        context.fillStyle = css(BULB);
        context.beginPath();
        context.ellipse(x, y + 9 * unit, 6.5 * unit, 8.5 * unit, 0, 0, Math.PI * 2);
        context.fill();
        drawGlow(
          context,
          halo,
          x,
          y + 9 * unit,
          42 * unit,
          strength * (0.85 + 0.15 * wave(phase, 2, i * 0.37)),
        );
      }
    }
  });
}
