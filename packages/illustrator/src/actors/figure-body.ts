import type { Canvas2D } from '../canvas.ts';
import type { Expression } from '../language/expression-name.ts';
import { FACES } from '../language/faces.ts';
import { garmentNamed } from '../language/garments.ts';
import type { HeadLook, Magic } from '../language/person.ts';
import type { SkinTone } from '../language/skin-tones.ts';
import type { Colour } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import type { Stage } from '../stage/stage.ts';
import { lookBelowHat } from './below-hats.ts';
import { drawBlownBubbles } from './blown-bubbles.ts';
import type { Body } from './body.ts';
import { drawDeedMarks, type SpeakingBody } from './deed-marks.ts';
import { DIRECTED } from './directed-poses.ts';
import { drawFigure, type FigureOptions } from './draw-figure.ts';
import { drawHeldAt } from './draw-held.ts';
import { faceOf } from './figure-face.ts';
import { headBoxTop, withoutHead } from './figure-head.ts';
import type { FigurePose } from './figure-joints.ts';
import { drawHuggingArm, drawShins } from './figure-limbs.ts';
import { figureMoves } from './figure-moves.ts';
import { reachedHand } from './figure-reach.ts';
import { intoStance, sizeInStance, stanceOf, standOnFeet } from './figure-stance.ts';
import { createWorkplace } from './figure-workplace.ts';
import { createFigure, type Figure } from './figure.ts';
import { groupHeld, hasOtherHead } from './held-groups.ts';
import { drawInMotion } from './held-in-motion.ts';
import { heldPlace } from './held-place.ts';
import type { HeldThing } from './held-thing.ts';
import { isDirected } from './hold.ts';
import { drawMirrorImage } from './mirror-image.ts';
import {
  chooseOutfit,
  dressIn,
  type Garment,
  inWinterCoat,
  isFemale,
  paintOutfit,
} from './outfit.ts';
import { placeOnFigure } from './place-on-figure.ts';
import type { PoseName } from './pose-name.ts';
import { liquidOf } from './pouring.ts';
import { PUPPET_HEIGHT } from './puppet.ts';
import type { Riding } from './riding-pose.ts';
import { drawBlades, drawSkateWheels } from './skates.ts';
import { isInSnow } from './winter-wear.ts';

export interface FigureBodyOptions {
  readonly glyph: string;
  readonly heightPx: number;
  readonly colour: Colour | null;
  readonly skin: SkinTone | null;
  readonly pose: PoseName;
  /** What the hands do meanwhile, when it is something else. */
  readonly hands: PoseName | null;
  readonly facing: 'left' | 'right';
  readonly held: readonly HeldThing[];
  readonly expression: Expression | null;
  readonly garments: readonly Garment[];
  readonly magic?: Magic | null;
  /** The back is turned to the viewer. */
  readonly isTurnedAway?: boolean;
  /** What it holds on to; absent: it rides nothing with a handlebar. */
  readonly riding?: Riding | null;
  readonly head: HeadLook | undefined;
  /** The height of whom it hugs, in its own. */
  readonly hugged?: number | undefined;
  /** Of this person: decides about clothes and about one of several ways to do the same. */
  readonly seed: number;
}

/** Both arms lie on somebody else. */
const BOTH_ARMS_OVER: ReadonlySet<PoseName> = new Set<PoseName>(['braid', 'onback']);

/** From a seat to the soles of the person on it, in the units of the pose. */
const BELOW_SEAT = 0.44;

/** Clothes and things change a pose: in a tutu one leaps with the legs apart, and blows at what is in the hand. */
function poseWithThings({ pose, garments, held }: FigureBodyOptions): PoseName {
  const wears = (name: string): boolean => garments.some(({ word }) => garmentNamed(word) === name);
  if (pose === 'jump' && wears('tutu')) return 'jete';
  if (pose === 'blow' && held.some(({ hold }) => hold === 'mouth')) return 'eat';
  if (pose === 'blow' && held.some(({ hold }) => hold === 'hand')) return 'blowat';
  return pose === 'kick' && wears('gi') ? 'highkick' : pose;
}

/** Draws things at their places on a person. */
function drawThings(
  context: Canvas2D,
  things: readonly HeldThing[],
  { glyph }: Figure,
  pose: FigurePose,
  phase: number,
): void {
  const [left, right] = [reachedHand(pose, -1), reachedHand(pose, 1)];
  for (const thing of things) {
    if (drawInMotion(context, thing, [left, right], phase)) continue;
    const place = placeOnFigure(thing, heldPlace(thing, left, right, phase), glyph);
    drawHeldAt(context, thing, place, right);
  }
}

/** Where the marks of deeds are on a person in a pose. */
function speakingBody(
  { glyph, headSize, skin }: Figure,
  { held, magic = null }: FigureBodyOptions,
  pose: FigurePose,
  isStill: boolean,
): SpeakingBody {
  const top = headBoxTop(headSize);
  const right = reachedHand(pose, 1);
  return {
    left: reachedHand(pose, -1),
    right,
    mouth: [0.02, top + headSize * (FACES[glyph]?.mouthY ?? 0.74)],
    head: [0, top + headSize * 0.52],
    headRadius: headSize * 0.44,
    skin,
    drink: liquidOf(held[0]?.glyph ?? ''),
    hand: 0.1,
    magic,
    // A little before the hand.
    tip: [right[0] + 0.1, right[1] - 0.06],
    isStill,
  };
}

/** A figure in the clothes that its seed chooses and the prompt names. */
function createDressedFigure(
  stage: Stage,
  options: FigureBodyOptions,
  name: PoseName,
  random: () => number,
): Promise<Figure> {
  const { glyph, colour, garments, expression, hands } = options;
  const chosen = chooseOutfit(glyph, random);
  const outfit = isInSnow(stage, glyph) && garments.length === 0 ? inWinterCoat(chosen) : chosen;
  return createFigure(stage, glyph, options.heightPx / PUPPET_HEIGHT, {
    skin: options.skin,
    outfit: dressIn(paintOutfit(outfit, colour), garments, isFemale(glyph)),
    head: lookBelowHat(glyph, options.head, options.held),
    isTurnedAway: options.isTurnedAway === true,
    shirtText: garments.find(({ lettering }) => lettering !== undefined)?.lettering,
    expression: faceOf(expression, name, hands),
  });
}

/** What is drawn with a person in a pose, layer by layer. */
function createLayers(stage: Stage, figure: Figure, options: FigureBodyOptions, name: PoseName) {
  const { held, hands } = options;
  const { onHead, onBack, atChest, onBench, inFront, signs, inHand: rest } = groupHeld(held);
  // The end of a spoon is in the pot.
  const isStirred = onBench.length > 0 && [name, hands].includes('stir');
  const dipped = isStirred ? held.filter(({ hold }) => hold === 'tool') : [];
  const isInHand = (thing: HeldThing): boolean =>
    name !== 'slump' && thing.hold !== 'mirror' && !dipped.includes(thing);
  const inHand = rest.filter(isInHand);
  const workplace = createWorkplace(stage, onBench, name, hands);
  const { bench } = workplace;
  const layersAt = (pose: FigurePose, phase: number): FigureOptions => {
    const layer = (things: readonly HeldThing[]) => (context: Canvas2D) =>
      drawThings(context, things, figure, pose, phase);
    const layerOrNone = (things: readonly HeldThing[]) =>
      things.length > 0 ? layer(things) : null;
    return {
      phase,
      thumb: [name, hands].includes('thumbsup'),
      atBench:
        bench &&
        ((context) => {
          layer(dipped)(context);
          bench.drawTable(context);
          bench.drawThings(context);
        }),
      onBack: layerOrNone(onBack),
      strap: onBack[0]?.colour,
      atChest: layer(atChest),
      inFront: layerOrNone(inFront),
      inHand: layerOrNone(inHand),
      onHead: layer(onHead),
      // Both hands are behind a sign.
      marks: (context) => {
        layer(signs)(context);
        const body = speakingBody(figure, options, pose, stage.still);
        drawDeedMarks(context, [name, hands], body, phase);
      },
    };
  };
  return { inHand, workplace, layersAt };
}

/** Those who sit and reach for the one beside them. */
const reachesAside = (pose: PoseName, hands: PoseName | null): boolean =>
  hands !== null && /^(?:seated|sit)$/.test(pose) && DIRECTED.has(hands);

/** The body of a person in a pose, with all that it wears, holds and works at. */
export async function createFigureBody(stage: Stage, options: FigureBodyOptions): Promise<Body> {
  const { glyph, heightPx, facing, held, hands } = options;
  const name = poseWithThings(options);
  const unit = heightPx / PUPPET_HEIGHT;
  const random = createRandom(options.seed);
  const variant = Math.floor(random() * 6);
  const dressed = await createDressedFigure(stage, options, name, random);
  const figure = hasOtherHead(held) ? withoutHead(dressed) : dressed;
  const { inHand, workplace, layersAt } = createLayers(stage, figure, options, name);
  const { riding = null, hugged } = options;
  const poseOf = figureMoves({ name, hands, variant, held, inHand, riding, hugged });
  const mirror =
    facing === 'left' &&
    (DIRECTED.has(name) ||
      reachesAside(name, hands) ||
      held.some((thing) => isDirected(thing.hold)));
  const hasMirror = held.some(({ hold }) => hold === 'mirror');
  const isBlowing = [name, hands].some((each) => each === 'blow' || each === 'blowat');
  const blows = isBlowing && stage.plan.weather.includes('bubbles');
  const stance = stanceOf(name);
  const { width, height } = sizeInStance(stance);
  return {
    glyph,
    width: unit * width,
    height: unit * height,
    seatDepth: unit * BELOW_SEAT,
    sitDepth: unit * BELOW_SEAT,
    drawShins(context, phase) {
      context.save();
      context.scale(unit, unit);
      standOnFeet(context);
      drawShins(context, figure, poseOf(phase));
      context.restore();
    },
    drawHuggingArm(context, phase) {
      context.save();
      context.scale(mirror ? -unit : unit, unit);
      standOnFeet(context);
      drawHuggingArm(context, figure, poseOf(phase), BOTH_ARMS_OVER.has(name) ? [-1, 1] : [1]);
      context.restore();
    },
    draw(context, phase) {
      const pose = poseOf(phase);
      const drawSelf = (target: Canvas2D): void =>
        drawFigure(target, figure, pose, layersAt(pose, phase));
      context.save();
      context.scale(mirror ? -unit : unit, unit);
      intoStance(context, stance, facing, workplace.sunk);
      workplace.drawSeat(context);
      if (name === 'skate') drawBlades(context, pose);
      if (name === 'rollerskate') drawSkateWheels(context, pose);
      if (hasMirror) drawMirrorImage(context, stage, drawSelf);
      drawSelf(context);
      if (blows) drawBlownBubbles(context, phase);
      context.restore();
    },
  };
}
