import type { Expression } from '../language/expression-name.ts';
import type { HeadLook } from '../language/person.ts';
import { SKIN_COLOURS, type SkinTone } from '../language/skin-tones.ts';
import { type Colour, shift } from '../math/colour.ts';
import type { Stage } from '../stage/stage.ts';
import { backOfHead } from './back-of-head.ts';
import { dyedHead } from './dyed-hair.ts';
import { withEyeColour } from './eye-colour.ts';
import { createDrawnHead, type DrawnHead, dyeOf, isChild, ownHairOf } from './head-look.ts';
import { drawThingAsHead } from './head-thing.ts';
import { letterShirt, type ShirtLetters } from './lettered-shirt.ts';
import { type LimbColours, limbInLight } from './limb.ts';
import { underAmbient } from './lit-colour.ts';
import { asImage, createFace, type DrawFace } from './moving-face.ts';
import type { Outfit } from './outfit-parts.ts';

/** A person's body: the head is a glyph, everything below is drawn in code and dressed. */
export interface Figure {
  readonly glyph: string;
  readonly drawFace: DrawFace;
  /** Width of the head's box in the units of `FigurePose`. */
  readonly headSize: number;
  readonly outfit: Outfit;
  readonly skin: Colour;
  readonly arm: LimbColours;
  readonly sleeve: LimbColours;
  readonly bareLeg: LimbColours;
  readonly leg: LimbColours;
  /** Seen from behind. */
  readonly isTurnedAway: boolean;
  /** What its face shows, whose drops run down it; null for none. */
  readonly drops: Expression | null;
  readonly isPregnant: boolean;
  /** Of steel, on the right; null for none. */
  readonly metalArm: LimbColours | null;
  /** Hair and beard that the glyph of the head has not; null for none. */
  readonly drawnHead: DrawnHead | null;
  /** The text on the shirt; null for none. */
  readonly shirtLetters: ShirtLetters | null;
}

const YOUNG = /^(girl|boy|child)/;

/** Whether a glyph is the head of a person, for which a body is drawn. */
export const isFigure = (glyph: string, category: string): boolean =>
  (category === 'person' || glyph.endsWith('wearing-turban')) && !glyph.startsWith('baby');

/** Prepares a person's head, colors and clothes. */
export async function createFigure(
  stage: Stage,
  glyph: string,
  unitPx: number,
  look: {
    readonly skin: SkinTone | null;
    readonly outfit: Outfit;
    readonly expression: Expression | null;
    readonly head: HeadLook | undefined;
    readonly isTurnedAway?: boolean;
    /** What is lettered on the chest. */
    readonly shirtText?: string | undefined;
  },
): Promise<Figure> {
  const { palette } = stage;
  const headSize = YOUNG.test(glyph) || look.head?.isYoung ? 0.7 : 0.6;
  const dye = dyeOf(glyph, look.head);
  const headPx = Math.ceil(unitPx * headSize);
  const plain =
    dye !== null && isChild(glyph)
      ? await dyedHead(stage, glyph, headPx, dye, look.skin)
      : await stage.sprite(glyph, headPx, dye, look.skin);
  const sprite = withEyeColour(stage, plain, glyph, look.head);
  const thing = look.head?.thing;
  const ambient = (colour: Colour, height: number): Colour => underAmbient(colour, palette, height);
  const limb = (colour: Colour, height: number): LimbColours =>
    limbInLight(colour, palette, height, { sheen: 0.12, rimAlpha: 0.28 });
  const skin = SKIN_COLOURS[look.skin ?? 'medium'];
  const worn = look.head?.isBarefoot
    ? { ...look.outfit, shoes: shift(skin, -0.02), boots: 0 }
    : look.outfit;
  const outfit: Outfit = {
    ...worn,
    top: ambient(worn.top, 0.55),
    bottom: ambient(worn.bottom, 0.8),
    cape: worn.cape === null ? null : ambient(worn.cape, 0.7),
    skirt: worn.skirt === null ? null : ambient(worn.skirt, 0.8),
    shoes: ambient(worn.shoes, 0.95),
    ...(look.isTurnedAway && { detail: worn.detail === 'belt' ? 'belt' : 'none' }),
  };
  return {
    glyph,
    isTurnedAway: look.isTurnedAway === true,
    drawFace: thing
      ? await drawThingAsHead(stage, thing, headPx)
      : look.isTurnedAway
        ? asImage(stage.lit(backOfHead(stage, sprite, glyph)))
        : createFace(
            stage,
            sprite,
            glyph,
            look.expression,
            (head) => stage.lit(head),
            look.head?.eyes,
          ),
    headSize,
    outfit,
    skin: ambient(skin, 0.5),
    arm: limb(skin, 0.6),
    sleeve: limb(shift(worn.top, -0.02), 0.6),
    bareLeg: limb(shift(skin, -0.02), 0.85),
    leg: limb(worn.bottom, 0.85),
    drops: thing === undefined ? look.expression : null,
    isPregnant: look.head?.isPregnant === true && !look.isTurnedAway,
    metalArm: look.head?.hasMetalArm ? limb([0.68, 0.02, 250], 0.6) : null,
    drawnHead:
      look.isTurnedAway || thing
        ? null
        : createDrawnHead(glyph, look.head, { own: ownHairOf(glyph, sprite), skin }, (colour) =>
            ambient(colour, 0.2),
          ),
    shirtLetters:
      look.shirtText === undefined ? null : letterShirt(stage, look.shirtText, outfit, unitPx),
  };
}
