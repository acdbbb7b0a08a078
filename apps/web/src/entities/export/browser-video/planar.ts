/** How the planes of all videos are made, as the limits of platforms ask for it. */
export const BT709: VideoColorSpaceInit = {
  primaries: 'bt709',
  transfer: 'bt709',
  matrix: 'bt709',
  fullRange: false,
};

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** RGBA, straight alpha. */
  readonly data: Uint8ClampedArray;
}

const LUMA_BLACK = 16;
const LUMA_RANGE = 219 / 255;
const CHROMA_ZERO = 128;
const CHROMA_RANGE = 224 / 255;
/** ITU-R BT.709: what each color adds to the brightness, and the scale of the differences to it. */
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722] as const;
const [BLUE_SCALE, RED_SCALE] = [2 * (1 - BLUE), 2 * (1 - RED)] as const;

/** The planes of an I420 frame: brightness, then two colors of half the width and height. */
function newPlanes({ width, height }: Pixels) {
  const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const bytes = new Uint8Array(width * height + 2 * halfWidth * halfHeight);
  const luma = bytes.subarray(0, width * height);
  const blue = bytes.subarray(luma.length, luma.length + halfWidth * halfHeight);
  const red = bytes.subarray(luma.length + blue.length);
  return { bytes, luma, blue, red, halfWidth, halfHeight };
}

/**
 * Converts pixels to I420 in BT.709 with limited range (ITU-R BT.709-6). Browsers convert canvases to the full range,
 * which some players show too dark.
 */
export function toPlanes(pixels: Pixels): Uint8Array<ArrayBuffer> {
  const { width, height, data } = pixels;
  const { bytes, luma, blue, red, halfWidth, halfHeight } = newPlanes(pixels);
  const brightnessAt = (at: number): number =>
    RED * data[at]! + GREEN * data[at + 1]! + BLUE * data[at + 2]!;
  for (let index = 0; index < luma.length; index += 1) {
    luma[index] = Math.round(LUMA_BLACK + LUMA_RANGE * brightnessAt(index * 4));
  }
  for (let y = 0; y < halfHeight; y += 1) {
    for (let x = 0; x < halfWidth; x += 1) {
      let [blues, reds] = [0, 0];
      for (let part = 0; part < 4; part += 1) {
        const column = Math.min(width - 1, 2 * x + (part & 1));
        const row = Math.min(height - 1, 2 * y + (part >> 1));
        const at = (row * width + column) * 4;
        const brightness = brightnessAt(at);
        blues += data[at + 2]! - brightness;
        reds += data[at]! - brightness;
      }
      const index = y * halfWidth + x;
      blue[index] = Math.round(CHROMA_ZERO + (CHROMA_RANGE * blues) / (4 * BLUE_SCALE));
      red[index] = Math.round(CHROMA_ZERO + (CHROMA_RANGE * reds) / (4 * RED_SCALE));
    }
  }
  return bytes;
}

/** The alpha of pixels as the brightness of a gray frame, as WebM keeps it. */
export function alphaPlanes(pixels: Pixels): Uint8Array<ArrayBuffer> {
  const { bytes, luma, blue, red } = newPlanes(pixels);
  for (let index = 0; index < luma.length; index += 1) luma[index] = pixels.data[index * 4 + 3]!;
  blue.fill(CHROMA_ZERO);
  red.fill(CHROMA_ZERO);
  return bytes;
}

export const hasTransparency = ({ data }: Pixels): boolean => {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
};
