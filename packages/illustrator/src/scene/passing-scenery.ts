import type { Actor } from '../actors/actor.ts';
import type { Canvas2D } from '../canvas.ts';
import { isScenery } from '../language/scenery-things.ts';
import type { SettingName } from '../language/setting-name.ts';
import { fract } from '../math/periodic.ts';
import type { Layer, Stage } from '../stage/stage.ts';

/** Places in the open that look alike however far one has come. */
const OPEN_LAND: ReadonlySet<SettingName> = new Set<SettingName>([
  'hills',
  'road',
  'forest',
  'park',
  'jungle',
  'desert',
  'savanna',
  'mountain',
  'village',
  'street',
  'mars',
  'moonscape',
]);
/** The sky, the clouds and the distant hills seem to stand still. */
const NEAR_DEPTH = 0.4;
/** Over an edge of the picture, so that no gap shows between two copies. Pixels. */
const OVERLAP = 0.5;

/** Ridden so fast that the land passes. */
const RIDDEN = /horse|camel|bicycle|motor|scooter/;

/** Whether an actor goes fast along the ground of the picture. */
function speeds({ placement, isAnimal, mounts }: Actor): boolean {
  if (placement.role === 'back' || placement.airborne) return false;
  const { motion } = placement;
  return (
    motion === 'drive' ||
    (motion === 'run' && isAnimal && mounts.length === 0) ||
    (motion === 'ride' && mounts.some(({ body }) => RIDDEN.test(body.glyph)))
  );
}

/** Whether something besides what speeds stands before the scenery and would be left behind. */
const staysBehind = (actor: Actor): boolean =>
  actor.placement.role !== 'back' && !speeds(actor) && !isScenery(actor.body.glyph);

/**
 * The near scenery moves past what speeds through it, twice the width of the picture per loop: each
 * layer and its mirror image follow each other, whose edges meet. A layer is drawn as at the start of the loop: its own
 * movements would go the other way in the mirror image.
 * @param behind how many layers the place itself has
 */
export function passScenery(stage: Stage, actors: readonly Actor[], behind: number): void {
  const { plan, still, water, layers } = stage;
  const traveller = actors.find(speeds);
  if (!traveller || still || water || plan.incline != null || !OPEN_LAND.has(plan.setting)) return;
  if (plan.subjects.some(({ circles, crosses }) => circles ?? crosses) || actors.some(staysBehind))
    return;
  const direction = traveller.placement.facing === 'right' ? -1 : 1;
  const backOrders = new Set(
    actors.flatMap(({ placement }) => (placement.role === 'back' ? [placement.order] : [])),
  );
  for (const [i, layer] of layers.entries()) {
    const isNear = i < behind ? layer.depth >= NEAR_DEPTH : backOrders.has(layer.order);
    if (isNear) layers[i] = passing(layer, stage.width, direction);
  }
}

function passing(layer: Layer, width: number, direction: number): Layer {
  return {
    ...layer,
    draw(context, phase) {
      const start = fract(direction * phase) * 2 * width;
      for (const copy of [-2, -1, 0, 1]) {
        const left = start + copy * width;
        if (left > 1.1 * width || left < -1.1 * width) continue;
        drawCopy(context, layer, { left, width, isMirrored: copy % 2 !== 0 });
      }
    },
  };
}

interface Copy {
  readonly left: number;
  readonly width: number;
  readonly isMirrored: boolean;
}

function drawCopy(context: Canvas2D, layer: Layer, { left, width, isMirrored }: Copy): void {
  context.save();
  context.translate(isMirrored ? left + width : left, 0);
  if (isMirrored) context.scale(-1, 1);
  context.beginPath();
  context.rect(-OVERLAP, -width * 4, width + 2 * OVERLAP, width * 9);
  context.clip();
  layer.draw(context, 0);
  context.restore();
}
