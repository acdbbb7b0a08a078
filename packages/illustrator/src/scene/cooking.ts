import type { Actor } from '../actors/actor.ts';
import { poppedCorn } from '../art/props/cooking-vessels.ts';
import type { Subject } from '../language/subject.ts';
import { css } from '../math/colour.ts';
import { saw, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, paintOnce, softDisc } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import type { DrawEffect, Effect } from './effect.ts';

/** The surface of what is cooked: its middle from the left and above the foot, its half axes, in sizes of what is drawn. */
interface Surface {
  readonly across: number;
  readonly up: number;
  readonly half: readonly [x: number, y: number];
}
const IN_PAN: Surface = { across: 0.58, up: 0.63, half: [0.33, 0.16] };
const IN_POT: Surface = { across: 0.5, up: 0.74, half: [0.36, 0.17] };
const ON_GRILL: Surface = { across: 0.5, up: 0.74, half: [0.38, 0.16] };
const surfaceOf = ({ glyph }: Subject): Surface =>
  glyph === '@openpan' ? IN_PAN : glyph === '@opengrill' ? ON_GRILL : IN_POT;

const WISPS = 14;
const SIDE = 96;

/** Steam that rises from all of the surface and thins out. */
function createSteam(
  { body: { width, height } }: Actor,
  subject: Subject,
  stage: Stage,
): DrawEffect {
  const { across, up, half } = surfaceOf(subject);
  const puff = softDisc(stage.environment, SIDE, [
    [0, [0.98, 0.004, 240], 0.55],
    [0.6, [0.96, 0.006, 240], 0.28],
    [1, [0.95, 0.006, 240], 0],
  ]);
  return (context, phase) => {
    for (let i = 0; i < WISPS; i++) {
      const t = saw(phase, 1, i / WISPS);
      const radius = (0.07 + 0.15 * t) * width;
      const sway = 0.06 * t * wave(phase, 1, i * 0.37);
      const x = (across - 0.5 + Math.sin(i * 2.4) * half[0] * 0.8 + sway) * width;
      const y = -up * height - t * 0.75 * width;
      context.globalAlpha = Math.min(1, t * 5) * (1 - t);
      context.drawImage(puff, x - radius, y - radius, radius * 2, radius * 2);
    }
    context.globalAlpha = 1;
  };
}

const BUBBLES = 34;

/** Bubbles that swell on the liquid and burst, under steam. */
export function createBoiling(actor: Actor, subject: Subject, stage: Stage): Effect {
  const { width, height } = actor.body;
  const { across, up, half } = surfaceOf(subject);
  const random = createRandom(stage.seed + 311);
  const bubbles = Array.from({ length: BUBBLES }, () => {
    const [turn, away] = [random() * Math.PI * 2, Math.sqrt(random()) * 0.88];
    return {
      x: (across - 0.5 + Math.cos(turn) * away * half[0]) * width,
      y: -(up - Math.sin(turn) * away * half[1]) * height,
      size: (0.018 + 0.022 * random()) * width,
      start: random(),
    };
  });
  const steam = createSteam(actor, subject, stage);
  const [skin, rim] = [css([0.98, 0.01, 230], 0.45), css([1, 0, 0], 0.8)];
  const before: DrawEffect = (context, phase) => {
    context.lineWidth = width * 0.006;
    for (const { x, y, size, start } of bubbles) {
      const t = saw(phase, 3, start);
      context.globalAlpha = Math.min(1, (1 - t) * 6);
      context.fillStyle = skin;
      context.strokeStyle = rim;
      fillCircle(context, x, y - size * t * 0.4, size * (0.3 + 0.7 * t));
      context.stroke();
    }
    context.globalAlpha = 1;
    steam(context, phase);
  };
  return { before };
}

const DROPS = 18;

/** Drops of fat that jump out of the pan, under steam. */
export function createFrying(actor: Actor, subject: Subject, stage: Stage): Effect {
  const { width, height } = actor.body;
  const { across, up, half } = surfaceOf(subject);
  const random = createRandom(stage.seed + 523);
  const drops = Array.from({ length: DROPS }, () => ({
    x: across - 0.5 + (random() - 0.5) * 1.8 * half[0],
    aside: (random() - 0.5) * 0.16,
    high: 0.06 + 0.12 * random(),
    start: random(),
  }));
  const steam = createSteam(actor, subject, stage);
  const fat = css([0.92, 0.12, 90]);
  const before: DrawEffect = (context, phase) => {
    context.fillStyle = fat;
    for (const { x, aside, high, start } of drops) {
      const t = saw(phase, 4, start);
      context.globalAlpha = Math.min(1, (1 - t) * 4);
      fillCircle(
        context,
        (x + aside * t) * width,
        -up * height - high * width * 4 * t * (1 - t),
        width * 0.009,
      );
    }
    context.globalAlpha = 1;
    steam(context, phase);
  };
  return { before };
}

const JUMPERS = 12;
/** The width of a grain, in widths of the vessel. */
const PIECE = 0.13;

/** Grains of popped corn that jump out of the vessel and fall back into it. */
export function createPopping(actor: Actor, subject: Subject, stage: Stage): Effect {
  const { width, height } = actor.body;
  const { across, up, half } = surfaceOf(subject);
  const random = createRandom(stage.seed + 71);
  const sidePx = width * PIECE;
  const piece = paintOnce(stage.environment, sidePx, sidePx, (context) => {
    context.scale(sidePx, sidePx);
    poppedCorn(context);
  });
  const jumpers = Array.from({ length: JUMPERS }, (_, i) => ({
    x: across - 0.5 + (random() - 0.5) * half[0],
    aside: (random() - 0.5) * 0.5 * half[0],
    high: 0.3 + 0.4 * random(),
    start: i / JUMPERS,
    turn: random() * 6,
  }));
  const before: DrawEffect = (context, phase) => {
    for (const { x, aside, high, start, turn } of jumpers) {
      const t = saw(phase, 2, start);
      context.save();
      context.translate((x + aside * t) * width, -up * height - high * width * 4 * t * (1 - t));
      context.rotate(turn + t * Math.PI * 2);
      context.drawImage(piece, -piece.width / 2, -piece.height / 2);
      context.restore();
    }
  };
  return { before };
}
