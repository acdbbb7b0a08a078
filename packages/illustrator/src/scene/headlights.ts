import type { Actor } from '../actors/actor.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { fillCircle, fillPolygon, linearGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';

const CARS =
  /^(automobile|taxi|police-car|sport-utility-vehicle|pickup-truck|delivery-truck|@sportscar|@vintagecar|@convertible|@classicsportscar)$/;

const LIGHT: Colour = [0.95, 0.1, 95];

/** Cars have their lights on after dark: a glow at the front, and its cone on the road. */
export function addHeadlights(stage: Stage, actors: readonly Actor[]): void {
  const { width, height, palette, environment, plan } = stage;
  if (palette.night < 0.5 || stage.ground === null || stage.water) return;
  const cars = actors.filter(({ placement }) => {
    const glyph = plan.subjects[placement.subject]?.glyph ?? '';
    return CARS.test(glyph) && !placement.airborne;
  });
  if (cars.length === 0) return;
  const light = glowSprite(environment, LIGHT);
  stage.addLayer(70, 0.8, (context, phase) => {
    for (const { placement, sizePx } of cars) {
      const way = placement.facing === 'right' ? 1 : -1;
      const x = placement.x * width + way * 0.44 * sizePx;
      const y = placement.y * height - 0.2 * sizePx;
      context.globalCompositeOperation = 'screen';
      const far = x + way * 0.75 * sizePx;
      context.fillStyle = linearGradient(
        context,
        [x, 0, far, 0],
        [
          [0, LIGHT, 0.55],
          [1, LIGHT, 0],
        ],
      );
      fillPolygon(context, [
        [x, y - 0.02 * sizePx],
        [far, y - 0.04 * sizePx],
        [far, y + 0.24 * sizePx],
        [x, y + 0.04 * sizePx],
      ]);
      context.globalCompositeOperation = 'source-over';
      drawGlow(context, light, x, y, 0.2 * sizePx, 0.8 + 0.08 * wave(phase, 2));
      context.fillStyle = css([0.99, 0.05, 95]);
      fillCircle(context, x - way * 0.02 * sizePx, y, 0.03 * sizePx);
    }
  });
}
