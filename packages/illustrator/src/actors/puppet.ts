import type { Canvas } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import type { Expression } from '../language/expression-name.ts';
import type { HeadLook } from '../language/person.ts';
import { BASE_TONE, SKIN_COLOURS, type SkinTone } from '../language/skin-tones.ts';
import { type Colour, fromRgb, mix, shift } from '../math/colour.ts';
import { paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { animeFace } from './anime-face.ts';
import { backOfFur, backOfHelmet } from './back-of-head.ts';
import { eyesOf, withClosedEyes } from './closed-eyes.ts';
import { crownBelow } from './crown-of-head.ts';
import { withEyeColour } from './eye-colour.ts';
import { withBeard } from './head-look.ts';
import { type LimbColours, limbInLight } from './limb.ts';
import { underAmbient } from './lit-colour.ts';
import { asImage, createFace, type DrawFace, expressive } from './moving-face.ts';
import type { CollarName } from './outfit-parts.ts';
import { dressIn, type Garment, inFur } from './outfit.ts';
import {
  armsShownBy,
  type Costume,
  costumeOf,
  isBust,
  raisesRightHand,
  showsNoGarment,
  type TailKind,
} from './puppet-costumes.ts';
import { paintBust, paintClothes, paintTorso } from './torso.ts';

/**
 * A body for a glyph that shows only a head or a bust: head and torso are lit once, the limbs are
 * drawn in each frame in colours that were lit once.
 */
export interface Puppet {
  readonly glyph: string;
  /** The head glyph under the stage's light. */
  readonly drawFace: DrawFace;
  /** Painted in the puppet's own units, see `torsoBoxOf`. */
  readonly torso: Canvas;
  /** The torso shows the head as well. */
  readonly bust: boolean;
  /** It wears what the prompt names. */
  readonly isDressed: boolean;
  /** Colour of the trunk before it is lit. */
  readonly fur: Colour;
  /** Arms that the bust itself shows are not drawn again. */
  readonly hiddenArms: 'none' | 'right' | 'both';
  readonly arm: LimbColours;
  readonly leg: LimbColours;
  readonly hand: Colour;
  readonly foot: Colour;
  /** Of boots up to the knees; null for none. */
  readonly boots: Colour | null;
  readonly cape: Colour | null;
  readonly collar: CollarName | null;
  /** How much lower than usual hats sit, in widths of the head. */
  readonly crownBelow: number;
  readonly isSeenFromBehind: boolean;
  readonly hasWings: boolean;
  /** It stands on arms with suckers instead of legs. */
  readonly hasTentacles: boolean;
  readonly tail: { readonly kind: TailKind; readonly main: Colour; readonly tip: Colour } | null;
}

/** The part of the puppet's space that its torso canvas covers: x, y, width, height. */
const TORSO_BOX = [-0.45, 0.66, 0.9, 0.82] as const;
/** Skirts are wider. */
const DRESSED_BOX = [-0.6, 0.66, 1.2, 0.94] as const;
const BUST_BOX = [-0.5, -0.06, 1, 1.4] as const;
export const torsoBoxOf = ({ bust, isDressed }: Pick<Puppet, 'bust' | 'isDressed'>) =>
  bust ? BUST_BOX : isDressed ? DRESSED_BOX : TORSO_BOX;
/** From the crown to the soles, in widths of the head. */
export const PUPPET_HEIGHT = 1.6;

/** How much taller a puppet or figure is than the box of a glyph of its size. */
export const BODY_HEIGHT = 1.06;

/** The mean colour of the opaque pixels in a part of a sprite, given in fractions. */
function meanColour(
  sprite: Canvas,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Colour {
  const { data } = sprite
    .getContext('2d')
    .getImageData(
      Math.floor(left * sprite.width),
      Math.floor(top * sprite.height),
      Math.max(1, Math.floor((right - left) * sprite.width)),
      Math.max(1, Math.floor((bottom - top) * sprite.height)),
    );
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) <= 220) continue;
    for (let channel = 0; channel < 3; channel++) {
      sum[channel] = (sum[channel] ?? 0) + (data[i + channel] ?? 0);
    }
    count++;
  }
  if (count === 0) return [0.6, 0.05, 280];
  return fromRgb((sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count);
}

export const needsPuppet = (glyph: string, category: string): boolean =>
  isBust(glyph, category) || costumeOf(glyph, category) !== null;

/** What a bust's bare hands look like. */
function handOfBust(glyph: string, skin: SkinTone | null): Colour {
  if (glyph.includes('astronaut')) return [0.95, 0.01, 290];
  if (glyph.includes('zombie')) return [0.65, 0.08, 190];
  if (glyph.includes('genie')) return [0.7, 0.15, 235];
  if (glyph.includes('troll')) return [0.6, 0.13, 130];
  return SKIN_COLOURS[skin ?? BASE_TONE];
}

/** Below hands or a laptop. */
const PLAIN_GARMENT: Colour = [0.42, 0.08, 290];

function dressBust(
  glyph: string,
  sprite: Canvas,
  skin: SkinTone | null,
): Required<Pick<Costume, 'main' | 'limb' | 'foot' | 'hand'>> & { trousers: Colour } {
  const garment = showsNoGarment(glyph)
    ? PLAIN_GARMENT
    : meanColour(sprite, [0.2, 0.84, 0.8, 0.92]);
  const suited = glyph.includes('astronaut');
  return {
    main: garment,
    limb: garment,
    foot: shift(garment, -0.22, 0.8),
    hand: handOfBust(glyph, skin),
    trousers: suited ? shift(garment, -0.06) : shift(garment, -0.2, 0.9, -10),
  };
}

function dressHead(costume: Costume, sprite: Canvas, tint: Colour | null, skin: SkinTone | null) {
  const fur = meanColour(sprite, [0.25, 0.2, 0.75, 0.8]);
  const isDressed = costume.clothed && skin === null;
  const main = (isDressed ? costume.main : tint) ?? costume.main ?? fur;
  const ownLimb = costume.robot && tint ? shift(tint, -0.1) : costume.limb;
  const limb = (costume.clothed ? main : ownLimb) ?? shift(main, -0.02);
  const foot = costume.foot ?? shift(main, -0.06);
  return {
    main,
    limb,
    foot,
    hand: (costume.clothed && skin ? SKIN_COLOURS[skin] : costume.hand) ?? costume.limb ?? main,
    trousers: costume.clothed ? foot : limb,
    belly: costume.belly === undefined ? mix(main, [0.97, 0.02, 85], 0.6) : costume.belly,
  };
}

/** Somebody whose glyph is dressed wears it in the color of what the prompt names. */
function robeColour(bust: boolean, garments: readonly Garment[]): Colour | null {
  const colour = garments.find((garment) => garment.colour !== null)?.colour ?? null;
  return bust && colour !== null ? (COLOURS[colour] ?? null) : null;
}

const RUBBER: Colour = [0.86, 0.17, 95];
const LEATHER: Colour = [0.5, 0.1, 50];

/** Boots are higher than shoes: yellow ones for the rain. */
function bootColour(garments: readonly Garment[]): Colour | null {
  const pair = garments.find(({ word }) => /boots?$|wellies/.test(word));
  if (!pair) return null;
  const own = /rain|rubber|wellies/.test(pair.word) ? RUBBER : LEATHER;
  return (pair.colour === null ? null : COLOURS[pair.colour]) ?? own;
}

/**
 * @param unitPx width of the head in pixels
 * @param tint the colour that the prompt gives the subject
 * @param look the tone of a person's skin, null for animals and things, and what the face shows
 */
export async function createPuppet(
  stage: Stage,
  glyph: string,
  category: string,
  unitPx: number,
  tint: Colour | null,
  {
    skin,
    expression,
    head,
    garments = [],
    isTurnedAway = false,
  }: {
    readonly skin: SkinTone | null;
    readonly expression: Expression | null;
    readonly head?: HeadLook | undefined;
    readonly garments?: readonly Garment[];
    readonly isTurnedAway?: boolean;
  },
): Promise<Puppet> {
  const { palette } = stage;
  const costume = costumeOf(glyph, category);
  const bust = costume === null;
  // "a red man" wears red; the face keeps its color.
  const headTint = costume?.clothed && skin !== null ? null : (tint ?? robeColour(bust, garments));
  const own = await stage.sprite(glyph, Math.ceil(unitPx), headTint, skin);
  const seeing = withEyeColour(stage, own, glyph, head);
  const plain = bust ? withBeard(stage, seeing, glyph, head) : seeing;
  const isAsleep = expression === 'asleep' || expression === 'calm';
  const face = isAsleep ? withClosedEyes(stage, plain, glyph) : plain;
  const isSeenFromBehind = isTurnedAway && costume !== null && skin === null;
  const sprite = isSeenFromBehind
    ? backOfFur(stage, own, glyph, dressHead(costume, own, tint, skin).main)
    : isTurnedAway && glyph.endsWith('astronaut')
      ? backOfHelmet(stage, own)
      : (animeFace(stage, face, glyph, expression, { eyes: head?.eyes }) ??
        expressive(stage, face, glyph, expression));
  const dress = bust
    ? { ...dressBust(glyph, sprite, skin), belly: null }
    : dressHead(costume, sprite, tint, skin);
  const fur = dress.main;
  const outfit = bust || garments.length === 0 ? null : dressIn(inFur(fur), garments);
  const isDressed = outfit !== null;
  const [boxX, boxY, boxWidth, boxHeight] = torsoBoxOf({ bust, isDressed });
  const torso = paintOnce(stage.environment, boxWidth * unitPx, boxHeight * unitPx, (context) => {
    context.scale(unitPx, unitPx);
    context.translate(-boxX, -boxY);
    if (bust) {
      const cover = showsNoGarment(glyph) ? dress.main : null;
      paintBust(context, sprite, { mirrored: raisesRightHand(glyph), plain: cover });
      return;
    }
    paintTorso(context, fur, isSeenFromBehind ? null : dress.belly, costume ?? {});
    if (outfit) paintClothes(context, outfit, fur);
  });
  const boots = bootColour(garments);
  const ambient = (colour: Colour, height: number): Colour => underAmbient(colour, palette, height);
  const limb = (colour: Colour, height: number): LimbColours =>
    limbInLight(colour, palette, height, { sheen: 0.14, rimAlpha: 0.34 });
  const tip = costume?.tailTip ?? shift(dress.main, -0.12);
  return {
    glyph,
    drawFace:
      bust || isTurnedAway
        ? asImage(bust ? sprite : stage.lit(sprite))
        : createFace(stage, face, glyph, expression, (head) => stage.lit(head)),
    torso: stage.lit(torso),
    bust,
    isDressed,
    fur: dress.main,
    hiddenArms: bust ? armsShownBy(glyph) : 'none',
    arm: limb(shift(outfit?.sleeves === 'long' ? outfit.top : dress.limb, -0.03), 0.6),
    leg: limb(outfit?.legs === 'trousers' ? outfit.bottom : dress.trousers, 0.85),
    hand: ambient(dress.hand, 0.7),
    foot: ambient(outfit && outfit.shoes !== fur ? outfit.shoes : dress.foot, 0.95),
    boots: boots ? ambient(boots, 0.9) : null,
    isSeenFromBehind,
    hasWings: outfit?.hasWings === true,
    hasTentacles: costume?.hasTentacles === true,
    cape: outfit?.cape ? ambient(outfit.cape, 0.7) : null,
    collar: outfit?.collar ?? null,
    crownBelow: crownBelow(own, eyesOf(glyph)),
    tail: costume?.tail
      ? { kind: costume.tail, main: ambient(dress.main, 0.75), tip: ambient(tip, 0.7) }
      : null,
  };
}

/** One that wags: a body hides a tail that is a mere nub. */
export const withTailShown = (puppet: Puppet): Puppet =>
  puppet.tail?.kind === 'nub' ? { ...puppet, tail: { ...puppet.tail, kind: 'bushy' } } : puppet;
