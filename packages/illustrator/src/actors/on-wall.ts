import type { Canvas2D } from '../canvas.ts';
import type { Colour } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { radialGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import type { Actor } from './actor.ts';
import { drawStack, totalHeight } from './draw-stack.ts';
import { STILL } from './motion.ts';

/** Drawn from the side: on a wall they climb with their heads up. */
const FROM_THE_SIDE = /^(?:snail|@slug|ant|@chameleon|@iguana|@salamander|cricket|bug)$/;
/** How far it crawls to and fro, in its own heights. */
const WAY = 0.03;
const WHITE: Colour = [1, 0, 0];

/** What sits on a wall: its shadow on it, and no swaying in the air. */
export function drawOnWall(context: Canvas2D, actor: Actor, stage: Stage, phase: number): void {
  const { placement, body } = actor;
  const tall = totalHeight(actor);
  context.save();
  context.translate(
    placement.x * stage.width,
    placement.y * stage.height + WAY * tall * wave(phase),
  );
  drawSoftShadow(context, body.width * 0.62, tall * 0.62, stage.palette.shadow);
  if (FROM_THE_SIDE.test(body.glyph))
    context.rotate((placement.facing === 'left' ? 1 : -1) * (Math.PI / 2));
  context.translate(0, tall / 2);
  drawStack(context, actor, 0, phase, STILL);
  context.restore();
}

/** Below and to the right of it, as the light comes from above. */
function drawSoftShadow(context: Canvas2D, across: number, down: number, colour: Colour): void {
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.translate(across * 0.12, down * 0.16);
  context.scale(across, down);
  context.fillStyle = radialGradient(context, 0, 0, 1, [
    [0, colour, 0.4],
    [1, WHITE, 0],
  ]);
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}
