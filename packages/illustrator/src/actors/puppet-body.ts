import type { Canvas2D } from '../canvas.ts';
import type { Expression } from '../language/expression-name.ts';
import { FACES } from '../language/faces.ts';
import type { HeadLook, Magic } from '../language/person.ts';
import type { SkinTone } from '../language/skin-tones.ts';
import type { Colour } from '../math/colour.ts';
import type { Stage } from '../stage/stage.ts';
import { isEyewear } from '../things/nature.ts';
import { createBench } from './bench.ts';
import { drawBlownBubbles } from './blown-bubbles.ts';
import type { Body } from './body.ts';
import { drawDeedMarks, type SpeakingBody } from './deed-marks.ts';
import { DIRECTED } from './directed-poses.ts';
import { drawHeldAt } from './draw-held.ts';
import { drawPuppet, drawPuppetArmOver } from './draw-puppet.ts';
import { drawDropsOf, hasDrops } from './face.ts';
import { HEADGEAR } from './headwear.ts';
import { groupHeld, hasOtherHead } from './held-groups.ts';
import { drawInMotion } from './held-in-motion.ts';
import { type HeldPlace, heldPlace } from './held-place.ts';
import type { HeldThing } from './held-thing.ts';
import { handsOfHeld } from './hold-pose.ts';
import { isDirected } from './hold.ts';
import type { Garment } from './outfit.ts';
import { isOnHands, type PoseName } from './pose-name.ts';
import { type Pose, poseAt } from './pose.ts';
import { liquidOf } from './pouring.ts';
import { drawPuppetSkates } from './puppet-skates.ts';
import { createPuppet, type Puppet, PUPPET_HEIGHT, withTailShown } from './puppet.ts';
import { puppetRiding, type Riding } from './riding-pose.ts';

export interface PuppetBodyOptions {
  readonly glyph: string;
  readonly category: string;
  /** From the crown to the soles. */
  readonly heightPx: number;
  readonly colour: Colour | null;
  readonly skin: SkinTone | null;
  readonly pose: PoseName;
  /** What the hands do meanwhile, when it is something else. */
  readonly hands: PoseName | null;
  readonly facing: 'left' | 'right';
  readonly held: readonly HeldThing[];
  readonly expression: Expression | null;
  readonly head: HeadLook | undefined;
  readonly garments: readonly Garment[];
  readonly magic?: Magic | null;
  /** The back is turned to the viewer. */
  readonly isTurnedAway?: boolean;
  /** The frame ends at the chest. */
  readonly isBust?: boolean;
  /** What it holds on to; absent: it rides nothing with a handlebar. */
  readonly riding?: Riding | null;
}

/** The right arm is before the face. */
const AT_FACE: ReadonlySet<PoseName> = new Set<PoseName>(['facepalm', 'hideface', 'salute']);

/** Heads that would hide a raised hand: with ears, fins and spines beside them. */
const WIDE_HEAD = /^@.*-head$/;

const BENCH_TOP = 1.17;

/** What the face shows that is not said to show anything else. */
const FACES_OF_POSES: Readonly<Partial<Record<PoseName, Expression>>> = {
  sleep: 'asleep',
  doze: 'asleep',
  howl: 'howl',
  sing: 'laugh',
  slip: 'surprised',
  armwrestle: 'angry',
};

/** How much larger than a figure's its head is, and so the bubbles that it blows. */
const BUBBLES_SCALE = 1.35;

/** Of what sits on a shoulder: the head is wider than that. */
const BESIDE_HEAD = { x: 0.2, y: 0.26 } as const;

/** A violin below the face, since the head is wider than the shoulder that it lies on for people. */
const BELOW_CHIN = { x: 0.2, y: 0.99, size: 0.78 } as const;

/** Moves a thing from its usual place to that on a bust, or on the head of an animal. */
function placeOnPuppet(
  { glyph, hold }: HeldThing,
  place: HeldPlace,
  { bust: isBust, crownBelow }: Puppet,
  isAnimal: boolean,
): HeldPlace {
  const { x, y, size } = place;
  if (hold === 'shoulder') return { ...place, x: x + BESIDE_HEAD.x, y: y + BESIDE_HEAD.y };
  // The neck of a bust is higher than that of an animal.
  if (isBust) return hold === 'neck' ? { ...place, y: y - 0.26, size: size * 0.8 } : place;
  if (hold === 'chin') return { ...place, ...BELOW_CHIN };
  const isHat = hold === 'head' && HEADGEAR[glyph] === undefined && !isEyewear(glyph);
  return isHat && isAnimal ? { ...place, y: y + crownBelow } : place;
}

/** The same without the head that a thing takes the place of, and without the tail that a portrait does not show. */
function shownOf(puppet: Puppet, { held, isBust, pose }: PuppetBodyOptions): Puppet {
  if (hasOtherHead(held) && !puppet.bust) return { ...puppet, drawFace: () => {} };
  if (isBust === true) return { ...puppet, tail: null };
  return pose === 'wag' ? withTailShown(puppet) : puppet;
}

export async function createPuppetBody(stage: Stage, options: PuppetBodyOptions): Promise<Body> {
  const { glyph, category, heightPx, colour, skin, pose: name, facing, held, expression } = options;
  const unit = heightPx / PUPPET_HEIGHT;
  const made = await createPuppet(stage, glyph, category, unit, colour, {
    skin,
    head: options.head,
    garments: options.garments,
    isTurnedAway: options.isTurnedAway === true,
    expression: expression ?? FACES_OF_POSES[name] ?? null,
  });
  const puppet = shownOf(made, options);
  const mirror =
    facing === 'left' && (DIRECTED.has(name) || held.some((thing) => isDirected(thing.hold)));
  const {
    onHead,
    onBack,
    atChest,
    onBench,
    inFront: before,
    signs,
    inHand: rest,
  } = groupHeld(held);
  const isFiddle = ({ hold }: HeldThing): boolean => hold === 'chin';
  const inFront = [...before, ...rest.filter(isFiddle)];
  const inHand = rest.filter((thing) => !isFiddle(thing));
  const bench =
    onBench.length > 0
      ? createBench(stage, onBench, BENCH_TOP, { motion: options.hands ?? name })
      : null;
  const isHandstand = isOnHands(name);
  const deedOnRide = options.hands ?? handsOfHeld(inHand);
  const drawThings = (
    context: Canvas2D,
    things: readonly HeldThing[],
    pose: Pose,
    phase: number,
  ): void => {
    for (const thing of things) {
      if (drawInMotion(context, thing, [pose.leftHand, pose.rightHand], phase)) continue;
      const usual = heldPlace(thing, pose.leftHand, pose.rightHand, phase);
      const place = placeOnPuppet(thing, usual, puppet, options.skin === null);
      const rotation = place.rotation + (things === onHead ? pose.head : 0);
      drawHeldAt(context, thing, { ...place, rotation }, pose.rightHand);
    }
  };
  const face = FACES[glyph];
  const speaking = ({ leftHand, rightHand }: Pose): SpeakingBody => ({
    left: leftHand,
    right: rightHand,
    mouth: [0.02, (face?.mouthY ?? 0.7) - 0.06],
    head: [0, puppet.bust ? 0.36 : 0.46],
    headRadius: puppet.bust ? 0.3 : 0.46,
    skin: puppet.hand,
    drink: liquidOf(held[0]?.glyph ?? ''),
    hand: 0.15,
    magic: options.magic ?? null,
    isStill: stage.still,
    // The drawing of a mage holds a staff beside the head.
    tip: glyph.endsWith('mage') ? [0.4, 0.1] : [rightHand[0] + 0.12, rightHand[1] - 0.08],
  });
  const blows = [name, options.hands].includes('blow') && stage.plan.weather.includes('bubbles');
  return {
    glyph,
    colour: puppet.fur,
    width: unit * 0.95,
    height: heightPx,
    seatDepth: unit * 0.3,
    // The whole face looks over the brim.
    ...(options.skin === null && { insideDepth: 0.3 }),
    drawHuggingArm(context, phase) {
      context.save();
      context.scale(mirror ? -unit : unit, unit);
      context.translate(0, -PUPPET_HEIGHT + 0.03);
      drawPuppetArmOver(context, puppet, poseAt(name, phase, options.hands));
      context.restore();
    },
    draw(context, phase) {
      const usual = poseAt(name, phase, options.hands);
      const pose = options.riding
        ? puppetRiding(usual, options.riding, phase, deedOnRide && poseAt(deedOnRide, phase))
        : usual;
      context.save();
      context.scale(mirror ? -unit : unit, unit);
      if (isHandstand) context.scale(1, -1);
      context.translate(0, isHandstand ? 0 : -PUPPET_HEIGHT + 0.03);
      drawPuppet(context, puppet, pose, {
        phase,
        tailBehind: DIRECTED.has(name),
        handAtFace: AT_FACE.has(name) || (name === 'wave' && WIDE_HEAD.test(glyph)),
        thumb: name === 'thumbsup',
        onBack: onBack.length > 0 ? (c) => drawThings(c, onBack, pose, phase) : null,
        bench,
        atChest: (c) => drawThings(c, atChest, pose, phase),
        inFront: inFront.length > 0 ? (c) => drawThings(c, inFront, pose, phase) : null,
        inHand: inHand.length > 0 ? (c) => drawThings(c, inHand, pose, phase) : null,
        tears: hasDrops(expression) ? (c) => drawDropsOf(c, glyph, expression, phase) : null,
        worn: (c) => drawThings(c, onHead, pose, phase),
        // Both hands are behind a sign.
        marks: (c) => {
          drawThings(c, signs, pose, phase);
          drawDeedMarks(c, [name, options.hands], speaking(pose), phase);
        },
      });
      drawPuppetSkates(context, name, pose);
      if (blows) {
        context.translate(0, (face?.mouthY ?? 0.7) - 0.5 * BUBBLES_SCALE);
        context.scale(BUBBLES_SCALE, BUBBLES_SCALE);
        drawBlownBubbles(context, phase);
      }
      context.restore();
    },
  };
}
