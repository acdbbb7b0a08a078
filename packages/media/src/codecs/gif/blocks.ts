import { latin1Text } from '../../bytes.ts';
import { FormatError } from '../../format-error.ts';
import { ByteReader } from './byte-reader.ts';
import { unwrapSubBlocks } from './sub-blocks.ts';

export interface GifFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly delayHundredths: number;
  /** What becomes of the frame: 0 or 1 it stays, 2 it is cleared, 3 what was before comes back. */
  readonly disposal: number;
  readonly transparentIndex: number | null;
  readonly interlaced: boolean;
  /** Red, green, blue of each entry; null where the frame uses the global palette. */
  readonly palette: Uint8Array | null;
  /** The compressed pixels: minimum code size, then sub-blocks. */
  readonly data: Uint8Array;
  /** Where the frame stands in the file, with its graphic control extension. */
  readonly start: number;
  readonly end: number;
}

export interface GifApplication {
  /** Eight characters of name, three of authentication code. */
  readonly identifier: string;
  /** What follows the identifier, with the length bytes of its sub-blocks. */
  readonly payload: Uint8Array;
  readonly start: number;
  readonly end: number;
}

export interface GifBlocks {
  readonly width: number;
  readonly height: number;
  readonly globalPalette: Uint8Array | null;
  /** 0 is for ever; null where the file says nothing, so it plays once. */
  readonly loopCount: number | null;
  readonly frames: readonly GifFrame[];
  readonly applications: readonly GifApplication[];
  readonly comments: readonly string[];
}

interface GraphicControl {
  readonly start: number;
  readonly delayHundredths: number;
  readonly disposal: number;
  readonly transparentIndex: number | null;
}

const LABEL = { extension: 0x21, image: 0x2c, trailer: 0x3b } as const;
const EXTENSION = { graphicControl: 0xf9, comment: 0xfe, application: 0xff } as const;

/**
 * The structure of a GIF file; pixels stay compressed. Source: the GIF89a specification, 1990.
 * Strict: a file that ends early, has a frame outside its screen, an unknown block or anything
 * after its end is refused.
 *
 * @throws FormatError
 */
export function readGifBlocks(gif: Uint8Array): GifBlocks {
  const reader = new ByteReader(gif);
  if (!/^GIF8[79]a$/.test(reader.text(6))) throw damaged('no signature');
  const width = reader.short();
  const height = reader.short();
  const flags = reader.byte();
  reader.take(2);
  const globalPalette = readPalette(reader, flags);

  const frames: GifFrame[] = [];
  const applications: GifApplication[] = [];
  const comments: string[] = [];
  let control: GraphicControl | null = null;
  for (;;) {
    const start = reader.position;
    const label = reader.byte();
    if (label === LABEL.trailer) break;
    if (label === LABEL.image) {
      const frame = readFrame(reader, start, control);
      if (frame.left + frame.width > width || frame.top + frame.height > height) {
        throw damaged('a frame lies outside the screen');
      }
      frames.push(frame);
      control = null;
      continue;
    }
    if (label !== LABEL.extension) throw damaged(`unknown block ${label}`);
    const kind = reader.byte();
    if (kind === EXTENSION.graphicControl) control = readGraphicControl(reader, start);
    else if (kind === EXTENSION.application) applications.push(readApplication(reader, start));
    else {
      const data = reader.subBlocks();
      if (kind === EXTENSION.comment) {
        comments.push(latin1Text(unwrapSubBlocks(data)));
      }
    }
  }
  if (frames.length === 0) throw damaged('no frames');
  if (!reader.atEnd) throw damaged('something follows its end');
  return {
    width,
    height,
    globalPalette,
    loopCount: readLoopCount(applications),
    frames,
    applications,
    comments,
  };
}

function readFrame(reader: ByteReader, start: number, control: GraphicControl | null): GifFrame {
  const [left, top] = [reader.short(), reader.short()];
  const [width, height] = [reader.short(), reader.short()];
  if (width === 0 || height === 0) throw damaged('an empty frame');
  const flags = reader.byte();
  const palette = readPalette(reader, flags);
  const minimumCodeSize = reader.take(1);
  const chain = reader.subBlocks();
  const data = new Uint8Array(chain.buffer, minimumCodeSize.byteOffset, chain.length + 1);
  return {
    left,
    top,
    width,
    height,
    delayHundredths: control?.delayHundredths ?? 0,
    disposal: control?.disposal ?? 0,
    transparentIndex: control?.transparentIndex ?? null,
    interlaced: (flags & 0x40) !== 0,
    palette,
    data,
    start: control?.start ?? start,
    end: reader.position,
  };
}

function readPalette(reader: ByteReader, flags: number): Uint8Array | null {
  return flags & 0x80 ? reader.take(3 * 2 ** ((flags & 7) + 1)) : null;
}

function readGraphicControl(reader: ByteReader, start: number): GraphicControl {
  if (reader.byte() !== 4) throw damaged('a graphic control extension of a strange length');
  const flags = reader.byte();
  const delayHundredths = reader.short();
  const transparent = reader.byte();
  if (reader.byte() !== 0) throw damaged('a graphic control extension without an end');
  return {
    start,
    delayHundredths,
    disposal: (flags >> 2) & 7,
    transparentIndex: flags & 1 ? transparent : null,
  };
}

function readApplication(reader: ByteReader, start: number): GifApplication {
  if (reader.byte() !== 11) throw damaged('an application extension of a strange length');
  const identifier = reader.text(11);
  const payload = reader.subBlocks();
  return { identifier, payload, start, end: reader.position };
}

/** Netscape's looping extension; ANIMEXTS1.0 is its twin. */
function readLoopCount(applications: readonly GifApplication[]): number | null {
  const looping = applications.find(
    ({ identifier, payload }) =>
      /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(identifier) && payload[0] === 3 && payload[1] === 1,
  );
  return looping ? looping.payload[2]! | (looping.payload[3]! << 8) : null;
}

function damaged(message: string): FormatError {
  return new FormatError('gif', 'damaged', message);
}
