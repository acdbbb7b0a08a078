import { clamp, fract, smoothstep } from '../../math/periodic.ts';
import type { Stage } from '../../stage/stage.ts';
import { changePixels } from '../change-pixels.ts';
import { luminanceInto, visitEdges } from '../luminance.ts';
import { createPaper } from '../paper.ts';
import { referenceFrame } from '../reference-frame.ts';
import type { DrawReference, StyleFilter } from '../style-filter.ts';

const INK = [30, 26, 30] as const;
const PAPER = [246, 238, 220] as const;
/** How much of the color of a place is printed below the ink, 0–1. */
const TINT = 0.5;
/** Distance of the cuts, in parts of the shorter side. */
const PITCH = 1 / 118;
/** Darkness above which nothing is cut away, and below which all is. */
const SOLID = 0.94;
const BARE = 0.12;
/** How much less ink is on full colors, which the tint shows: faces are not cut up. */
const OF_COLOUR = 0.45;
/** The mean brightness that the whole picture is cut for, 0–1. */
const MEAN = 0.6;
/** The parts of a picture that are darker, and brighter, than what is printed as black and as white. */
const DARKEST = 0.02;
const BRIGHTEST = 0.97;
/** The least distance of these two, 0–1. */
const LEAST_SPAN = 0.3;

/** How far a pixel is from the middle of the cut that is nearest, 0–1. Cuts are parallel, and waver as those of a hand. */
function cutsOf(width: number, height: number): Float32Array {
  const pitch = Math.max(3, Math.min(width, height) * PITCH);
  return Float32Array.from({ length: width * height }, (_, i) => {
    const [u, v] = [(i % width) / pitch, Math.floor(i / width) / pitch];
    const waver = 0.5 * Math.sin(u * 0.21 + v * 0.05) + 0.25 * Math.sin(u * 0.53 - v * 0.11);
    return Math.abs(fract(v + u * 0.22 + waver) - 0.5) * 2;
  });
}

interface Tones {
  /** Brightness that is printed as black, and how far white is above it, 0–1. */
  readonly black: number;
  readonly span: number;
  readonly gamma: number;
}

/** Learns how to spread the tones of a picture, so that a foggy one and a dark one are cut as any other. */
function tonesOf(stage: Stage, draw: DrawReference): Tones {
  const { data, width, height } = referenceFrame(stage, draw, 64);
  const luminance = new Float32Array(width * height);
  luminanceInto(data, luminance);
  const sorted = luminance.toSorted();
  const at = (part: number): number => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0) / 255;
  const span = Math.max(LEAST_SPAN, at(BRIGHTEST) - at(DARKEST));
  const black = Math.min(at(DARKEST), 1 - span);
  const sum = sorted.reduce((total, value) => total + clamp((value / 255 - black) / span), 0);
  const mean = clamp(sum / sorted.length, 0.02, 0.98);
  return { black, span, gamma: clamp(Math.log(MEAN) / Math.log(mean), 0.4, 1.6) };
}

/** A print from a block: lines cut into dark ink, the wider the brighter, over flat tints on paper. */
export const woodcut: StyleFilter = (stage, drawReference) => {
  const { width, height } = stage;
  const cuts = cutsOf(width, height);
  const { black, span, gamma } = tonesOf(stage, drawReference);
  const edgeScale = Math.min(width, height) / 480 / 230 / span;
  const layPaper = createPaper(stage, { brightness: 248, stains: 6, tooth: 14 });
  const print = (data: Uint8ClampedArray): void =>
    visitEdges(data, width, height, (y, luminance, edges) => {
      for (let x = 0, i = y * width, p = i * 4; x < width; x++, i++, p += 4) {
        const light = clamp((luminance[x]! / 255 - black) / span) ** gamma;
        const bright = Math.max(data[p]!, data[p + 1]!, data[p + 2]!, 1);
        const chroma = 1 - Math.min(data[p]!, data[p + 1]!, data[p + 2]!) / bright;
        const dark = clamp((1 - light - BARE) / (SOLID - BARE)) * (1 - OF_COLOUR * chroma);
        const line =
          dark <= 0 ? 0 : dark >= 1 ? 1 : smoothstep(1 - dark - 0.12, 1 - dark + 0.12, cuts[i]!);
        const ink = Math.max(line, smoothstep(0.45, 0.75, edges[x]! * edgeScale));
        for (let channel = 0; channel < 3; channel++) {
          const hue = PAPER[channel]! * (1 - TINT + (TINT * data[p + channel]!) / bright);
          data[p + channel] = hue + ink * (INK[channel]! - hue);
        }
      }
    });
  return (canvas) => {
    changePixels(stage, canvas, print);
    layPaper(canvas.getContext('2d'));
  };
};
