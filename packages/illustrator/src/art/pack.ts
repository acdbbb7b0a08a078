import type { LexiconData } from '../language/lexicon-data.ts';
import {
  type VocabularyData,
  type VocabularyEntry,
  vocabularyOf,
} from '../language/vocabulary-of.ts';
import type { Vocabulary } from '../language/vocabulary.ts';

/** A glyph's drawing: the inside of an `<svg>` and the size of its view box. */
export interface GlyphArt {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

export interface GlyphSource extends VocabularyEntry {
  readonly shaded: GlyphArt;
  /** The same thing without gradients, for flat styles; null when the set has none. */
  readonly flat: GlyphArt | null;
}

/** The drawings and words of every glyph. Immutable, so one pack serves all scenes of a thread. */
export interface ArtPack extends Vocabulary {
  readonly glyphIds: readonly string[];
  /** The drawing, or null when there is no such glyph; falls back to the style there is. */
  art(glyph: string, flat?: boolean): GlyphArt | null;
}

/** Where the deflated drawing lies, in bytes, and the size of its view box. */
type Span = readonly [offset: number, length: number, width: number, height: number];

/** Deflates or inflates bytes without a header (RFC 1951). The host has it; this package compresses nothing itself. */
export type Compression = (bytes: Uint8Array) => Uint8Array;

interface Header {
  readonly version: number;
  readonly lexicon: LexiconData;
  readonly glyphs: readonly {
    readonly id: string;
    readonly category: string;
    readonly keywords: VocabularyEntry['keywords'];
    readonly shaded: Span;
    readonly flat: Span | null;
  }[];
}

const FORMAT_VERSION = 4;
const HEADER_LENGTH_BYTES = 4;

/**
 * The pack: the length of the header (32 bits, big-endian), the header as JSON, and the drawings behind each
 * other, each deflated for itself: all of them together take 42 MB of memory otherwise. Texts are ASCII, so that
 * decoding needs no text decoder.
 * @throws RangeError when a drawing holds a character outside ASCII
 */
export function encodeArtPack(
  glyphs: readonly GlyphSource[],
  lexicon: LexiconData,
  deflate: Compression,
): Uint8Array {
  const bodies: Uint8Array[] = [];
  let offset = 0;
  const append = ({ body, width, height }: GlyphArt): Span => {
    const deflated = deflate(asciiBytes(body));
    const span: Span = [offset, deflated.length, width, height];
    bodies.push(deflated);
    offset += deflated.length;
    return span;
  };
  const header: Header = {
    version: FORMAT_VERSION,
    lexicon,
    glyphs: glyphs.map(({ id, category, keywords, shaded, flat }) => ({
      id,
      category,
      keywords,
      shaded: append(shaded),
      flat: flat && append(flat),
    })),
  };
  const headerBytes = asciiBytes(escapeNonAscii(JSON.stringify(header)));
  const bytes = new Uint8Array(HEADER_LENGTH_BYTES + headerBytes.length + offset);
  new DataView(bytes.buffer).setUint32(0, headerBytes.length);
  let at = HEADER_LENGTH_BYTES;
  for (const part of [headerBytes, ...bodies]) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/**
 * Reads a pack. Drawings are inflated only when they are asked for.
 * @throws Error when the bytes are no art pack, are cut off, or are of another version
 */
export function decodeArtPack(bytes: Uint8Array, inflate: Compression): ArtPack {
  const header = readHeader(bytes);
  const bodiesStart = vocabularyBytes(bytes);
  const glyphs = new Map(header.glyphs.map((glyph) => [glyph.id, glyph]));
  const read = ([offset, length, width, height]: Span): GlyphArt => {
    const start = bodiesStart + offset;
    return { body: readAscii(inflate(bytes.subarray(start, start + length))), width, height };
  };
  return {
    ...vocabularyOf(header),
    glyphIds: [...glyphs.keys()],
    art(id, flat = false) {
      const glyph = glyphs.get(id);
      if (!glyph) return null;
      return read((flat && glyph.flat) || glyph.shaded);
    },
  };
}

/** Of how many bytes of a pack `decodeVocabulary` reads; `start` has at least four. */
export const vocabularyBytes = (start: Uint8Array): number =>
  HEADER_LENGTH_BYTES + new DataView(start.buffer, start.byteOffset).getUint32(0);

/**
 * Reads the words of a pack.
 * @param start its first `vocabularyBytes` or more: the drawings, most of it, are not needed
 * @throws Error as `decodeArtPack` does
 */
export const decodeVocabulary = (start: Uint8Array): Vocabulary =>
  vocabularyOf(decodeVocabularyData(start));

/** The words of a pack as data. @param start, @throws as `decodeVocabulary` */
export function decodeVocabularyData(start: Uint8Array): VocabularyData {
  const { glyphs, lexicon } = parseHeader(start);
  return {
    glyphs: glyphs.map(({ id, category, keywords }) => ({ id, category, keywords })),
    lexicon,
  };
}

const BROKEN = 'The art pack is damaged or of another version; build it again.';

function readHeader(bytes: Uint8Array): Header {
  const header = parseHeader(bytes);
  const bodiesLength = bytes.length - vocabularyBytes(bytes);
  for (const { shaded, flat } of header.glyphs) {
    const end = Math.max(shaded[0] + shaded[1], flat ? flat[0] + flat[1] : 0);
    if (end > bodiesLength) throw new Error(BROKEN);
  }
  return header;
}

function parseHeader(bytes: Uint8Array): Header {
  if (bytes.length < HEADER_LENGTH_BYTES) throw new Error(BROKEN);
  const end = vocabularyBytes(bytes);
  if (end > bytes.length) throw new Error(BROKEN);
  let header: Header;
  try {
    header = JSON.parse(readAscii(bytes.subarray(HEADER_LENGTH_BYTES, end))) as Header;
  } catch (cause) {
    throw new Error(BROKEN, { cause });
  }
  if (header.version !== FORMAT_VERSION) throw new Error(BROKEN);
  return header;
}

const escapeNonAscii = (json: string): string =>
  json.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function asciiBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) throw new RangeError(`Not ASCII: ${text.slice(Math.max(0, i - 20), i + 20)}`);
    bytes[i] = code;
  }
  return bytes;
}

/** Arguments of one call are limited in number, hence the pieces. */
function readAscii(bytes: Uint8Array): string {
  const pieceLength = 8192;
  let text = '';
  for (let at = 0; at < bytes.length; at += pieceLength) {
    text += String.fromCharCode(...bytes.subarray(at, at + pieceLength));
  }
  return text;
}
