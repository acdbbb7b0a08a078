import type { Canvas2D } from '../canvas.ts';
import type { Colour } from '../math/colour.ts';
import type { SpriteArm } from './sprite-arm.ts';

/** The visible part of an actor or a mount, ready to be drawn in any frame. */
export interface Body {
  readonly glyph: string;
  /** Of what is drawn, in pixels. */
  readonly width: number;
  readonly height: number;
  /** How far a rider sits down into it, in pixels, when this body rides. */
  readonly seatDepth: number;
  /** How far down from a seat its feet hang, in pixels, when it sits on one. */
  readonly sitDepth?: number;
  /** How deep it lies in what it is in, as a part of its height, where the container does not tell. */
  readonly insideDepth?: number;
  /** Height of its back when others ride it, where the drawing itself does not tell. */
  readonly saddlePx?: number;
  /** How high its drawing is about the middle, in pixels: what stands on it stands there. */
  readonly middlePx?: number;
  /** Where a hat goes, in pixels from the middle of the soles; puppets wear their own. */
  readonly crown?: { readonly x: number; readonly y: number };
  /** Where glasses go, in pixels from the middle of the soles; absent: below the crown. */
  readonly eyes?: { readonly x: number; readonly y: number } | null;
  /** In pixels from the middle of the soles; null or absent: not known. */
  readonly snout?: Readonly<
    Record<'mouth' | 'nose', { readonly x: number; readonly y: number }>
  > | null;
  /** An arm that holds what such an animal has; null or absent: none. */
  readonly arm?: SpriteArm | null;
  /** Between the claws that hold up what it has, in pixels from the middle of the soles; null or absent: none. */
  readonly claw?: { readonly x: number; readonly y: number } | null;
  /** Of what it is made: the color of its puddle when it melts. */
  readonly colour?: Colour;
  /** How it swings with who sits on it: the height of its bar in pixels from its foot, and the angle of its ropes. */
  readonly swing?:
    | {
        readonly y: number;
        readonly angleAt: (phase: number) => number;
      }
    | undefined;
  /** Of what is drawn whole: legs that move, or are folded below it. */
  readonly hasLegs?: boolean;
  /** Drawn with its head at the ground already. */
  readonly grazes?: boolean;
  /** The arm around the one it hugs, which is drawn over that one; standing on the origin. */
  readonly drawHuggingArm?: ((context: Canvas2D, phase: number) => void) | undefined;
  /** The shins of a rider on shoulders, which are drawn over the carrier; standing on the origin. */
  readonly drawShins?: ((context: Canvas2D, phase: number) => void) | undefined;
  /** Standing on the origin. */
  draw(context: Canvas2D, phase: number): void;
}
