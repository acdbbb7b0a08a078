import { createRequire } from 'node:module';

type Palette = readonly (readonly number[])[];
type Format = 'rgb565' | 'rgba4444';

interface FrameOptions {
  readonly palette: Palette;
  /** Milliseconds. */
  readonly delay: number;
  readonly transparent?: boolean;
  readonly transparentIndex?: number;
  readonly dispose?: number;
}

interface Encoder {
  writeFrame(pixels: Uint8Array, width: number, height: number, options: FrameOptions): void;
  finish(): void;
  bytes(): Uint8Array;
}

interface QuantizeOptions {
  readonly format: Format;
  readonly oneBitAlpha: boolean;
}

/** What the bench uses of gifenc, which has no types of its own. */
interface Gifenc {
  readonly GIFEncoder: () => Encoder;
  readonly quantize: (rgba: Uint8Array, colors: number, options: QuantizeOptions) => Palette;
  readonly applyPalette: (rgba: Uint8Array, palette: Palette, format: Format) => Uint8Array;
}

const require = createRequire(import.meta.url);

export const gifenc = require('gifenc') as Gifenc;
