import { css, type Colour, mix, shift } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { blurred, paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';

/** How large the grass is before a subject that reaches into the corners, which it would hide. */
const BEFORE_LARGE = 0.42;
const isLarge = ({ hero, plan }: Stage): boolean =>
  plan.shot === 'close' || (hero !== null && hero !== undefined && hero.size > 0.6);

/** Dark, blurred grasses in both lower corners, nearer than anything else. */
export function addGrassFrame(stage: Stage, colour?: Colour): void {
  const { width, height, unit, palette, environment } = stage;
  const tone = colour ?? mix(palette.shadow, palette.haze, 0.22);
  const scale = scaleOf(stage);
  const patchWidth = Math.ceil(0.4 * scale);
  const patchHeight = Math.ceil(0.4 * scale);

  for (const corner of [0, 1]) {
    const random = createRandom(stage.seed + 661 + corner);
    const blades = paintOnce(environment, patchWidth, patchHeight, (context) => {
      for (let i = 0; i < 34; i++) {
        const at = random() ** 1.3 * 0.32;
        const tall = (0.1 + 0.24 * random()) * (1.15 - at * 2.4) * scale;
        const lean = (random() - 0.35) * 0.12 * scale;
        const half = (0.005 + 0.007 * random()) * scale;
        const x = at * scale + 0.02 * scale;
        context.fillStyle = css(shift(tone, 0.05 * (random() - 0.6)));
        context.beginPath();
        context.moveTo(x - half, patchHeight);
        context.quadraticCurveTo(
          x - half * 0.3 + lean * 0.3,
          patchHeight - tall * 0.6,
          x + lean,
          patchHeight - tall,
        );
        context.quadraticCurveTo(
          x + half * 0.8 + lean * 0.3,
          patchHeight - tall * 0.5,
          x + half,
          patchHeight,
        );
        context.fill();
        if (random() < 0.3) {
          for (let leaf = 3; leaf < 9; leaf++) {
            const t = leaf / 9;
            const along = x + lean * t * t;
            for (const side of [-1, 1]) {
              context.beginPath();
              context.ellipse(
                along + side * 13 * unit,
                patchHeight - tall * t - 7 * unit,
                17 * unit * (1.15 - t),
                4.5 * unit,
                side * -0.6,
                0,
                Math.PI * 2,
              );
              context.fill();
            }
          }
        }
      }
    });
    const patch = blurred(environment, blades, Math.max(0.6, 3 * unit));
    stage.addLayer(66, 1.6, (context, phase) => {
      context.save();
      context.translate(corner ? width * 1.03 : -0.03 * width, height * 1.02);
      const share = isLarge(stage) ? BEFORE_LARGE : 1;
      context.scale(corner ? -share : share, share);
      context.transform(1, 0, 0.02 * wave(phase, 1, corner * 0.4), 1, 0, 0);
      context.drawImage(patch, 0, -patchHeight);
      context.restore();
    });
  }
}
