import { type Colour, css } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { fillCircle, tracePetal } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';

const GOLD: Colour = [0.8, 0.1, 82];
const PALE: Colour = [0.93, 0.05, 88];
const DARK: Colour = [0.5, 0.08, 62];
/** From this size of the hero on the picture is a portrait. */
const PORTRAIT = 1;
/** The middle of the face above that of the body, and the radius of the ring, in sizes. */
const FACE_ABOVE = 0.33;
const RADIUS = 0.33;
const BEHIND_ACTORS = 20;
const RAYS = 40;

/** Behind the head of a portrait in the manner of around 1900: a golden ring with a wreath of petals. */
export function addHaloRing(stage: Stage): void {
  const { hero, plan, width, height } = stage;
  const isPortrait = plan.subjects[0]?.person != null && hero !== null && hero.size >= PORTRAIT;
  if (plan.style !== 'nouveau' || !isPortrait) return;
  const size = hero.size * Math.min(width, height);
  const [x, y] = [hero.x * width, hero.y * height - FACE_ABOVE * size];
  const radius = RADIUS * size;
  const [gold, pale, dark] = [css(GOLD), css(PALE), css(DARK)];
  stage.addLayer(BEHIND_ACTORS, 1, (context) => {
    const disc = (share: number, fill: string): void => {
      context.fillStyle = fill;
      fillCircle(context, x, y, radius * share);
    };
    disc(1.04, dark);
    disc(1, gold);
    for (let i = 0; i < RAYS; i++) {
      const turn = (i / RAYS) * TAU;
      context.fillStyle = i % 2 === 0 ? pale : dark;
      tracePetal(context, [x, y], turn, radius * 0.87, [radius * 0.085, radius * 0.04]);
      context.fill();
    }
    disc(0.75, dark);
    disc(0.72, pale);
  });
}
