import type { FileFormat } from '@loopwright/contract';
import type { FrameSource } from './frame-source.ts';
import type { Provenance } from './provenance.ts';
import type { StopSignal } from './stop-signal.ts';

const FIRST_BYTES = 64 * 1024;
const GROWTH = 1.5;

export interface EncodeOptions {
  /** 1–100; absent: the codec's default. Codecs without losses ignore it. */
  readonly quality?: number;
  /** Keeps every pixel, in formats that can do both. */
  readonly isLossless?: boolean;
  /** Colors of a palette, 2–256; only formats with palettes. */
  readonly colors?: number;
  /** One palette for all frames or one for each, in GIFs; absent: the encoder chooses. */
  readonly palette?: 'local' | 'global';
  /** How often an animation is played; 0, the default, is for ever. */
  readonly loops?: number;
  /** Written into the file's metadata. Absent: the file says nothing about its origin. */
  readonly provenance?: Provenance;
}

export interface EncodeContext {
  readonly signal?: StopSignal;
  /** Told now and then how many frames are encoded. */
  readonly onEncoded?: (frameCount: number) => void;
  /** For temporary files; absent: the system's. */
  readonly folder?: string;
}

/** Takes the bytes of a file in order. The encoder waits for its promise before it goes on. */
export type ByteSink = (bytes: Uint8Array) => void | Promise<void>;

/** What was written. */
export interface EncodeReport {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly sizeBytes: number;
  /** How long each frame of the file is shown, in milliseconds, as the format stores it. */
  readonly delaysMs: readonly number[];
}

/** Writes one file format. */
export interface Codec {
  readonly id: FileFormat;
  /**
   * Writes a file. Stills are the first frame of the source.
   *
   * @throws RangeError when frames are missing or have another size than the source says, or for an option
   *   outside its range
   * @throws the signal's reason when it fires
   */
  encode(
    source: FrameSource,
    options: EncodeOptions,
    sink: ByteSink,
    context?: EncodeContext,
  ): Promise<EncodeReport>;
}

/** `Codec.encode` into memory, which grows with the file: large files are never in memory twice. */
export async function encodeToBytes(
  codec: Codec,
  source: FrameSource,
  options: EncodeOptions,
  context?: EncodeContext,
): Promise<EncodeReport & { readonly bytes: Uint8Array<ArrayBuffer> }> {
  let bytes = new Uint8Array(FIRST_BYTES);
  let length = 0;
  const sink = (piece: Uint8Array): void => {
    const needed = length + piece.length;
    if (needed > bytes.length) {
      bytes = new Uint8Array(bytes.buffer.transfer(Math.max(needed, bytes.length * GROWTH)));
    }
    bytes.set(piece, length);
    length = needed;
  };
  const report = await codec.encode(source, options, sink, context);
  return { ...report, bytes: new Uint8Array(bytes.buffer.transfer(length)) };
}
