import { asciiBytes, concatBytes } from '../../../bytes.ts';
import type { Palette } from './palette.ts';

/** A GIF file up to its first frame: header, screen, global palette, how often it plays. */
export function fileStart(
  width: number,
  height: number,
  globalPalette: Palette | null,
  loop: number,
): Uint8Array<ArrayBuffer> {
  let flags = 0x70;
  let table = new Uint8Array(0);
  if (globalPalette !== null) {
    // One entry more than colours, for what is transparent.
    const bits = Math.max(1, Math.ceil(Math.log2(Math.min(256, globalPalette.length / 3 + 1))));
    table = new Uint8Array(3 * 2 ** bits);
    table.set(globalPalette);
    flags |= 0x80 | (bits - 1);
  }
  return concatBytes([
    asciiBytes('GIF89a'),
    Uint8Array.of(...short(width), ...short(height), flags, 0, 0),
    table,
    loop === 1 ? new Uint8Array(0) : loopExtension(loop),
  ]);
}

export const FILE_END = Uint8Array.of(0x3b);

/** Netscape's extension; it counts repetitions after the first time, 0 is for ever. */
function loopExtension(loop: number): Uint8Array<ArrayBuffer> {
  return concatBytes([
    Uint8Array.of(0x21, 0xff, 11),
    asciiBytes('NETSCAPE2.0'),
    Uint8Array.of(3, 1, ...short(loop === 0 ? 0 : loop - 1), 0),
  ]);
}

function short(value: number): [low: number, high: number] {
  return [value & 0xff, value >> 8];
}
