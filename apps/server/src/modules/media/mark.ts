import { fillPath } from './fill-path.ts';
import { LOOP_OUTLINE, MARK_UNITS, WORD_OUTLINE } from './mark-outline.ts';

/** An image with straight (not premultiplied) alpha, and its position. */
export interface PlacedMark {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly pixels: Buffer;
}

type Rgb = readonly [red: number, green: number, blue: number];

const PLATE: Rgb = [30, 26, 38];
const WORD: Rgb = [255, 248, 238];
const LOOP: Rgb = [255, 138, 92];
const CORNER_UNITS = 52;
/** Share of the image's width; smaller for wide and low images. */
const WIDTH_SHARE = 0.16;
const WIDTH_SHARE_OF_HEIGHT = 0.2;
const MARGIN_SHARE = 0.018;

interface MarkStyle {
  /** 0–1. */
  readonly plateOpacity: number;
  /** Number of steps of antialiased edges; fewer steps mean fewer colors. */
  readonly edgeSteps: number;
}

/** Semitransparent. */
export const SOFT: MarkStyle = { plateOpacity: 0.72, edgeSteps: 255 };
/** Opaque, with at most nine colors, for images with a palette. */
export const FLAT: MarkStyle = { plateOpacity: 1, edgeSteps: 4 };

/**
 * Draws the visible mark for the lower right corner of an image of this size, at most 16% of its
 * width. Null when the image is too small for a legible mark.
 */
export function drawMark(
  imageWidth: number,
  imageHeight: number,
  style: MarkStyle,
): PlacedMark | null {
  const wanted = Math.min(imageWidth * WIDTH_SHARE, imageHeight * WIDTH_SHARE_OF_HEIGHT);
  const scale = wanted / MARK_UNITS.width;
  const width = Math.floor(wanted);
  const height = Math.round(MARK_UNITS.height * scale);
  if (height < 2) return null;
  const margin = Math.round(Math.min(imageWidth, imageHeight) * MARGIN_SHARE);
  return {
    left: imageWidth - width - margin,
    top: imageHeight - height - margin,
    width,
    height,
    pixels: drawPixels(width, height, scale, style),
  };
}

function drawPixels(
  width: number,
  height: number,
  scale: number,
  { plateOpacity, edgeSteps }: MarkStyle,
): Buffer {
  const plate = fillPath(roundedPlate(width / scale, height / scale), width, height, scale);
  const loop = fillPath(LOOP_OUTLINE, width, height, scale);
  const word = fillPath(WORD_OUTLINE, width, height, scale);
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    // The loop and the word do not overlap.
    const ink = Math.round(Math.max(loop[at]!, word[at]!) * edgeSteps) / edgeSteps;
    const inkColor = loop[at]! > word[at]! ? LOOP : WORD;
    const alpha = ink + plate[at]! * plateOpacity * (1 - ink);
    if (alpha === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const under = PLATE[channel]! * (alpha - ink);
      pixels[at * 4 + channel] = Math.round((inkColor[channel]! * ink + under) / alpha);
    }
    pixels[at * 4 + 3] = Math.round(alpha * 255);
  }
  return pixels;
}

/** The outline of the plate, in units: a rectangle with rounded corners. */
function roundedPlate(width: number, height: number): string {
  const corner = Math.min(CORNER_UNITS, height / 2);
  return [
    `M${corner} 0 L${width - corner} 0 Q${width} 0 ${width} ${corner}`,
    `L${width} ${height - corner} Q${width} ${height} ${width - corner} ${height}`,
    `L${corner} ${height} Q0 ${height} 0 ${height - corner} L0 ${corner} Q0 0 ${corner} 0Z`,
  ].join(' ');
}
