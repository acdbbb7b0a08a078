import type { Canvas2D } from '../canvas.ts';
import type { SkinTone } from '../language/skin-tones.ts';
import type { MotionName } from '../language/spec.ts';
import { type Colour, css } from '../math/colour.ts';
import type { Stage } from '../stage/stage.ts';
import type { Body } from './body.ts';
import { drawPuppet } from './draw-puppet.ts';
import { type HeldThing, heldPlace, type Hold, poseForHold } from './held-thing.ts';
import { type Point, type Pose, poseAt, type PoseName } from './pose.ts';
import { createPuppet, PUPPET_HEIGHT } from './puppet.ts';

export interface PuppetBodyOptions {
  readonly glyph: string;
  readonly category: string;
  /** From the crown to the soles. */
  readonly heightPx: number;
  readonly colour: Colour | null;
  readonly skin: SkinTone | null;
  readonly pose: PoseName;
  readonly facing: 'left' | 'right';
  readonly held: readonly HeldThing[];
}

const DIRECTED: ReadonlySet<PoseName> = new Set(['run', 'walk', 'hug', 'water', 'pedal', 'drive']);

const AT_CHEST: ReadonlySet<Hold> = new Set(['strum', 'chest', 'floor', 'neck', 'torso']);

/** Whether a mount is ridden with both hands and feet. */
export const isPedalled = (glyph: string): boolean =>
  /bicycle|scooter|motorcycle|snowmobile/.test(glyph);

/** Hands hold things only in motions that do not need the arms. */
export function choosePose(
  motion: MotionName,
  held: readonly HeldThing[],
  attends: 'hug' | 'water' | null,
  mountGlyph: string | null,
): PoseName {
  if (attends) return attends;
  if (mountGlyph && isPedalled(mountGlyph)) return 'pedal';
  if (motion !== 'idle' && motion !== 'sit' && motion !== 'shake') return motion;
  for (const thing of held) {
    const pose = poseForHold(thing.hold, thing.glyph);
    if (pose) return pose;
  }
  return motion;
}

export async function createPuppetBody(stage: Stage, options: PuppetBodyOptions): Promise<Body> {
  const { glyph, category, heightPx, colour, skin, pose: name, facing, held } = options;
  const unit = heightPx / PUPPET_HEIGHT;
  const puppet = await createPuppet(stage, glyph, category, unit, colour, skin);
  const mirror =
    facing === 'left' && (DIRECTED.has(name) || held.some((thing) => thing.hold === 'can'));
  const onHead = held.filter(({ hold }) => hold === 'head' || hold === 'eyes');
  const atChest = held.filter(({ hold }) => AT_CHEST.has(hold));
  const inHand = held.filter((thing) => !onHead.includes(thing) && !atChest.includes(thing));
  const drawThings = (
    context: Canvas2D,
    things: readonly HeldThing[],
    pose: Pose,
    phase: number,
  ): void => {
    for (const thing of things) {
      const place = heldPlace(thing, pose.leftHand, pose.rightHand, phase);
      if (thing.hold === 'tether') {
        strokeString(context, pose.rightHand, [place.x, place.y + place.size * 0.34]);
      }
      context.save();
      context.translate(place.x, place.y);
      context.rotate(place.rotation + (things === onHead ? pose.head : 0));
      thing.draw(context, place.size);
      context.restore();
    }
  };
  return {
    glyph,
    width: unit * 0.95,
    height: heightPx,
    seatDepth: unit * 0.3,
    draw(context, phase) {
      const pose = poseAt(name, phase);
      context.save();
      context.scale(mirror ? -unit : unit, unit);
      context.translate(0, -PUPPET_HEIGHT + 0.03);
      drawPuppet(context, puppet, pose, {
        tailBehind: DIRECTED.has(name),
        atChest: (c) => drawThings(c, atChest, pose, phase),
        inHand: inHand.length > 0 ? (c) => drawThings(c, inHand, pose, phase) : null,
        worn: (c) => drawThings(c, onHead, pose, phase),
      });
      context.restore();
    },
  };
}

/** Head widths. */
const STRING_WIDTH = 0.012;

function strokeString(context: Canvas2D, from: Point, to: Point): void {
  context.strokeStyle = css([0.95, 0.01, 90], 0.85);
  context.lineWidth = STRING_WIDTH;
  context.beginPath();
  context.moveTo(from[0], from[1]);
  context.quadraticCurveTo(from[0] + 0.02, (from[1] + to[1]) / 2, to[0], to[1]);
  context.stroke();
}
