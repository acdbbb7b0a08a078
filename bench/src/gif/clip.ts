/** What a clip says of itself; its frames are RGBA, alpha not multiplied in. */
export interface ClipShape {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly frameCount: number;
}

/** Draws the frame at `phase` (0–1 of the loop) into `pixels`. */
type DrawFrame = (phase: number, pixels: Uint8Array) => void;

export interface Clip extends ClipShape {
  /** Prepares what all frames share. */
  readonly start: () => Promise<DrawFrame> | DrawFrame;
}

/** Whole hundredths of a second, so that no encoder has to round. */
export const FRAMES_PER_SECOND = 20;
export const DELAY_HUNDREDTHS = 5;

export const frameBytes = ({ width, height }: ClipShape): number => width * height * 4;

/** Colour of a pixel, 0–255 each, written to `colour`; positions are 0–1. */
export type Shade = (x: number, y: number, phase: number, colour: Float64Array) => void;

/** An opaque clip, computed pixel by pixel. */
export function shadedClip(shape: ClipShape, start: () => Shade): Clip {
  const { width, height } = shape;
  return {
    ...shape,
    start: () => {
      const shade = start();
      const colour = new Float64Array(3);
      return (phase, pixels) => {
        for (let i = 0; i < width * height; i++) {
          shade(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height, phase, colour);
          for (let channel = 0; channel < 3; channel++) {
            pixels[i * 4 + channel] = Math.max(0, Math.min(255, Math.round(colour[channel]!)));
          }
          pixels[i * 4 + 3] = 255;
        }
      };
    },
  };
}
