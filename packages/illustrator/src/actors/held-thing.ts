import { boundsOf } from '../art/bounds.ts';
import { gripOf } from '../art/grip.ts';
import type { Canvas2D } from '../canvas.ts';
import { FACES } from '../language/faces.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { Subject } from '../language/subject.ts';
import type { Colour } from '../math/colour.ts';
import type { LitOptions, Stage } from '../stage/stage.ts';
import { breedOf } from '../things/breeds.ts';
import { clawOf } from './claws.ts';
import { heldSize } from './held-size.ts';
import type { Hold } from './hold.ts';
import type { Point } from './pose-name.ts';
import { gripTool, toolAim, type ToolGrip, type ToolSwing, toolSwing } from './tool-grip.ts';

/** A thing that an actor holds or wears, ready to be drawn. */
export interface HeldThing {
  readonly glyph: string;
  readonly hold: Hold;
  /** What the prompt calls it: honey comes out of the jug of somebody who pours honey. */
  readonly word?: string;
  /** Which of several that are held together, from 0. */
  readonly copy: number;
  /** Where the prompt names one. */
  readonly colour?: Colour;
  readonly copies: number;
  /** Its place among all that is juggled: those before it, its own copies, and how many fly in all. */
  readonly juggled?: { readonly before: number; readonly own: number; readonly all: number };
  /** The number that the prompt says of it. */
  readonly saidCount?: Subject['saidCount'];
  /** Width in head widths. */
  readonly size: number;
  /** Where a hand holds it, from its middle in widths; only of what is held by a handle. */
  readonly grip: { readonly x: number; readonly y: number };
  /** How it is turned in the hand; null for what is no tool in use. */
  readonly inUse: ToolGrip | null;
  /** How what is swung turns in the hand. */
  readonly swing?: ToolSwing;
  /** Height of what is drawn, in widths. */
  readonly tall: number;
  /** How much lower a hat sits on the head of its holder; absent: not at all. */
  readonly sink?: number;
  /** How far below the crown the line of a rod ends, in head widths; absent: below the soles. */
  readonly lineDepth?: number;
  /** Where the mouth of a puppet is that has it there, in head widths below the crown. */
  readonly mouthY: number;
  /** With its middle on the origin, `width` wide. */
  draw(context: Canvas2D, width: number): void;
}

export interface HeldThingOptions {
  readonly glyph: string;
  readonly hold: Hold;
  /** What its holder does. */
  readonly motion: MotionName;
  readonly colour: Colour | null;
  /** What the prompt says of its size, 1 is natural. */
  readonly scale: number;
  /** Width of the holder's head. */
  readonly headPx: number;
  /** Glyph of the holder. */
  readonly holder: string;
  readonly light: LitOptions;
}

/** How far the box of a head reaches above its crown, in widths of the head. */
const HEAD_BOX_ABOVE_CROWN = 0.06;

/** How much larger a thing is in hands that the prompt calls large. */
function enlarged({ scale, hold, motion }: HeldThingOptions): number {
  // A bar reaches from hand to hand, however small it is said to be.
  if (hold === 'bar') return Math.max(1, scale) ** 0.7;
  const isInHand = hold === 'hand' || hold === 'left';
  // The face is seen above what somebody eats.
  const isAtFace = motion === 'eat' || motion === 'drink' || motion === 'feed';
  return scale ** (scale >= GIANT && isInHand && !isAtFace ? 1.7 : 0.7);
}
/** Their ears rise above the skull, on which a hat sits. */
const POINTED_EARS = /^(?:cat|fox|wolf|raccoon|tiger|leopard)(?:-face)?$/;
const BETWEEN_EARS = 0.09;
/** How a claw holds up a tool. */
const UPRIGHT: Point = [0.2, -0.98];
/** From here on it is to be larger than the head of its holder. */
const GIANT = 1.6;

/** Prepares the drawing of a thing for the hand or the body of its holder. */
export async function createHeldThing(stage: Stage, options: HeldThingOptions): Promise<HeldThing> {
  const { glyph, hold, motion, colour, headPx, holder, light } = options;
  const aim = clawOf(holder) ? UPRIGHT : hold === 'tool' ? toolAim(glyph, motion) : null;
  const size = heldSize(glyph, hold) * enlarged(options);
  const sprite = stage.lit(
    await stage.sprite(
      drawnAs(glyph, hold, motion, colour !== null),
      Math.ceil(size * headPx * 1.15),
      colour,
    ),
    light,
  );
  const bounds = boundsOf(sprite);
  const swing = hold === 'tool' || hold === 'swung' ? toolSwing(glyph, motion) : null;
  const middleX = (bounds.left + bounds.right) / 2;
  const middleY = (bounds.top + bounds.bottom) / 2;
  return {
    glyph,
    hold,
    // From the bank it ends in the water behind.
    ...(hold === 'rod' && stage.plan.setting === 'lake' && !stage.water && { lineDepth: 1.12 }),
    ...(colour && { colour }),
    ...(hold === 'swung' && swing && { swing }),
    copy: 0,
    copies: 1,
    inUse: withSwing(aim && gripTool(glyph, aim, sprite, [middleX, middleY]), swing),
    grip: hold === 'overhead' || hold === 'swung' ? gripOf(sprite) : { x: 0, y: 0 },
    size,
    mouthY: (FACES[holder]?.mouthY ?? 0.74) - HEAD_BOX_ABOVE_CROWN,
    ...(hold === 'head' && POINTED_EARS.test(holder) && { sink: BETWEEN_EARS }),
    tall: ((bounds.bottom - bounds.top) * sprite.height) / sprite.width,
    draw(context, width) {
      const height = (width * sprite.height) / sprite.width;
      context.drawImage(sprite, -middleX * width, -middleY * height, width, height);
    },
  };
}

const withSwing = (grip: ToolGrip | null, swing: ToolGrip['swing']): ToolGrip | null =>
  grip && { ...grip, swing };

/** Things that look different when they are worn or held. */
const HELD_AS: Readonly<Record<string, string>> = {
  '@earrings': '@earringshat',
  scarf: '@wornscarf',
  '@hockeystick': '@heldhockeystick',
  '@astronauthelmet': '@spacehelmet',
  '@bikehelmet': '@wornhelmet',
  '@motorcyclehelmet': '@wornhelmet',
  '@footballhelmet': '@wornhelmet',
  '@supermask': '@hero-mask',
  headphone: '@wornheadphones',
  '@sign': '@placard',
  laptop: '@openlaptop',
  '@bamboo': '@bamboostalk',
};

/** What is done with a laptop that one types on. */
const AT_KEYS = /^(?:type|knead)$/;

/** A laptop turns its back to the viewer only where somebody types on it, a book its covers while it is read. */
export function drawnAs(glyph: string, hold: Hold, motion: MotionName, isDyed = false): string {
  if (glyph === 'laptop' && hold !== 'bench' && !AT_KEYS.test(motion)) return glyph;
  if (glyph === 'open-book' && hold === 'chest') return '@readbook';
  if (motion === 'stir' && hold === 'bench' && SOUPS.test(glyph)) return 'pot-of-food';
  const held = HELD_AS[glyph] ?? breedOf(glyph, isDyed);
  return (hold === 'neck' ? AROUND_NECKS[glyph] : undefined) ?? held;
}

/** Cooked in a pot, and served in a bowl. */
const SOUPS = /^(steaming-bowl|@soup|bowl-with-spoon|@ramen|curry-rice|@currybowl|spaghetti)$/;

/** What lies in a loop in a shop hangs from a neck. */
const AROUND_NECKS: Readonly<Record<string, string>> = {
  '@chainnecklace': '@wornchain',
  '@pearlpendant': '@wornpendant',
};
