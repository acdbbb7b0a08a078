import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, fillPolygon, linearGradient, paintOnce, radialGradient } from '../painting.ts';
import { saysMinimal } from '../plan/minimal-ground.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { isProductShot } from '../plan/still-life.ts';
import type { Stage } from '../stage/stage.ts';
import { isSmallWorld } from '../things/seats.ts';
import { crowd, scaleOf } from './extent.ts';
import { addStrip } from './strip.ts';

/** Slow beams behind the subject, like a turning paper fan. */
function addFan(stage: Stage, colour: Colour): void {
  const { width, height } = stage;
  const blades = 14;
  const side = 320;
  const fan = paintOnce(stage.environment, side, side, (context) => {
    context.translate(side / 2, side / 2);
    context.fillStyle = radialGradient(context, 0, 0, side / 2, [
      [0, shift(colour, 0.12, 0.9), 0.55],
      [1, shift(colour, 0.06), 0.05],
    ]);
    for (let i = 0; i < blades; i++) {
      const at = (turn: number): [number, number] => [
        Math.cos(((i + turn) / blades) * TAU) * side,
        Math.sin(((i + turn) / blades) * TAU) * side,
      ];
      fillPolygon(context, [[0, 0], at(-0.25), at(0.25)]);
    }
  });
  const reach = Math.hypot(width, height);
  const heart = glowSprite(stage.environment, shift(colour, 0.2, 0.9));
  stage.addLayer(2, 0.1, (context, phase) => {
    context.save();
    context.translate(width / 2, height / 2);
    context.rotate((TAU / blades) * phase);
    context.drawImage(fan, -reach / 2, -reach / 2, reach, reach);
    context.restore();
    const size = 0.5 * scaleOf(stage);
    drawGlow(context, heart, width / 2, 0.48 * height, size, 0.5 + 0.06 * wave(phase));
  });
}

/** Rings, crosses and dots that float around the middle. */
function addConfettiShapes(stage: Stage, colour: Colour): void {
  const { width, height, unit } = stage;
  const random = createRandom(stage.seed);
  const tone = css(shift(colour, colour[0] > 0.6 ? -0.14 : 0.2, 1.1, 10), 0.55);
  const shapes = Array.from({ length: crowd(stage, 16) }, (_, i) => ({
    x: random(),
    y: random(),
    size: (10 + 34 * random()) * unit,
    offset: random(),
    kind: i % 3,
  })).filter(({ x, y }) => Math.hypot(x - 0.5, y - 0.45) > 0.28);
  stage.addLayer(3, 0.3, (context, phase) => {
    context.strokeStyle = tone;
    context.fillStyle = tone;
    context.lineWidth = 5 * unit;
    context.lineCap = 'round';
    for (const { x, y, size, offset, kind } of shapes) {
      context.save();
      context.translate(
        x * width + 10 * unit * wave(phase, 1, offset),
        y * height + 12 * unit * wave(phase, 1, offset + 0.25),
      );
      context.rotate(TAU * offset + 0.3 * wave(phase, 1, offset));
      context.beginPath();
      if (kind === 1) {
        context.moveTo(-size * 0.5, 0);
        context.lineTo(size * 0.5, 0);
        context.moveTo(0, -size * 0.5);
        context.lineTo(0, size * 0.5);
        context.stroke();
      } else {
        context.arc(0, 0, size * (kind === 0 ? 0.5 : 0.3), 0, TAU);
        if (kind === 0) context.stroke();
        else context.fill();
      }
      context.restore();
    }
  });
}

/** The round pedestal that the subject stands on. */
function addPedestal(stage: Stage, colour: Colour): void {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  const x = width / 2;
  const y = 0.86 * height;
  const radiusX = 0.33 * Math.min(scale, width * 1.15);
  const radiusY = radiusX * 0.21;
  const thick = 0.07 * scale;
  const side = shift(colour, colour[0] > 0.5 ? 0.02 : 0.1, 1.05, -6);
  addStrip(stage, { order: 5, depth: 0.3, top: 0.7, bottom: 1.1 }, (context) => {
    context.save();
    context.translate(x, y + thick);
    context.scale(1, 0.24);
    context.fillStyle = radialGradient(context, 0, 0, radiusX * 1.5, [
      [0, shift(colour, -0.2, 1.1, -10), 0.45],
      [1, colour, 0],
    ]);
    fillCircle(context, 0, 0, radiusX * 1.5);
    context.restore();
    context.fillStyle = linearGradient(
      context,
      [x - radiusX, 0, x + radiusX, 0],
      [
        [0, shift(side, -0.02)],
        [0.35, shift(side, 0.03)],
        [1, shift(side, -0.17, 1.15, -12)],
      ],
    );
    context.beginPath();
    context.ellipse(x, y + thick, radiusX, radiusY, 0, 0, Math.PI);
    context.lineTo(x - radiusX, y);
    context.ellipse(x, y, radiusX, radiusY, 0, Math.PI, 0, true);
    context.closePath();
    context.fill();
    context.fillStyle = radialGradient(context, x - radiusX * 0.2, y, radiusX * 1.2, [
      [0, shift(side, 0.11, 0.8)],
      [1, shift(side, 0.02)],
    ]);
    context.beginPath();
    context.ellipse(x, y, radiusX, radiusY, 0, 0, TAU);
    context.fill();
  });
}

/** Paper that rolls from the wall onto the floor: a little darker where it bends. */
function addSweep(stage: Stage, colour: Colour): void {
  const { width, height } = stage;
  addStrip(stage, { order: 1, depth: 0.05, top: 0.5, bottom: 1.1 }, (context) => {
    context.fillStyle = linearGradient(
      context,
      [0, 0.58 * height, 0, height],
      [
        [0, shift(colour, -0.05), 0],
        [0.3, shift(colour, -0.05), 0.55],
        [0.55, shift(colour, 0.03), 0.5],
        [1, shift(colour, 0.05), 0.6],
      ],
    );
    context.fillRect(-width, 0.5 * height, 3 * width, height);
  });
}

/** The pedestal has room for two things, and none for what hangs. */
const isNotForPedestal = ({ subjects }: ScenePlan): boolean =>
  (subjects.reduce((sum, { count }) => sum + count, 0) > 2 &&
    subjects.every(
      ({ person, hasLimbs, motion }) => person === null && !hasLimbs && motion === null,
    )) ||
  (subjects.length > 0 && subjects.every(({ motion }) => motion === 'hang' || motion === 'swing'));

/** A plain backdrop that the prompt asks for, else a round pedestal in a studio of one colour. */
export function studio(stage: Stage, colour: Colour): void {
  const { width, height, plan } = stage;
  const hasPodium = plan.subjects.some(({ glyph }) => glyph === '@podium' || isSmallWorld(glyph));
  const isPlain =
    plan.backdrop !== null ||
    plan.isTabletop ||
    hasPodium ||
    isProductShot(plan) ||
    isNotForPedestal(plan) ||
    saysMinimal(plan.prompt);
  addStrip(stage, { order: 0, depth: 0.05, top: -0.1, bottom: 1.1 }, (context) => {
    context.fillStyle = radialGradient(
      context,
      width / 2,
      height * 0.42,
      Math.max(width, height) * 0.85,
      [
        [0, shift(colour, colour[0] > 0.4 ? 0.06 : 0.14)],
        [0.6, colour],
        [1, shift(colour, -0.12, 1.1, -12)],
      ],
    );
    context.fillRect(-width, -height, 3 * width, 3 * height);
  });
  stage.ground = isPlain ? 0.82 : 0.868;
  if (isPlain) return addSweep(stage, colour);
  addFan(stage, colour);
  addConfettiShapes(stage, colour);
  // Words stand on nothing.
  if (plan.subjects.length > 0) addPedestal(stage, colour);
}
