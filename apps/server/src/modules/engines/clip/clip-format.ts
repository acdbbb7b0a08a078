import { open } from 'node:fs/promises';

/** A file format of clips. */
export interface ClipFormat {
  /** The name of ffmpeg's demuxer. */
  readonly demuxer: 'mov' | 'matroska' | 'gif' | 'apng';
  /** The allowed decoders, by ffmpeg's names. */
  readonly decoders: readonly string[];
}

const VIDEO_DECODERS = [
  'h264',
  'hevc',
  'mpeg4',
  'vp8',
  'libvpx',
  'vp9',
  'libvpx-vp9',
  'av1',
  'libdav1d',
  'libaom-av1',
] as const;

const MOV: ClipFormat = { demuxer: 'mov', decoders: VIDEO_DECODERS };
const MATROSKA: ClipFormat = { demuxer: 'matroska', decoders: VIDEO_DECODERS };
const GIF: ClipFormat = { demuxer: 'gif', decoders: ['gif'] };
const APNG: ClipFormat = { demuxer: 'apng', decoders: ['apng'] };

/** Enough for the signature of each format. */
const HEAD_BYTES = 64;

/**
 * Detects a clip's format from its first bytes. ffmpeg is given this format and never detects it
 * itself: it would recognize a playlist under any file name and open the files that it lists.
 *
 * @returns null for anything but MP4, QuickTime, WebM, GIF and APNG
 */
export async function readClipFormat(file: string): Promise<ClipFormat | null> {
  const head = await readHead(file);
  if (/^.{4}(?:ftyp|moov|mdat|wide|free|skip)/su.test(head)) return MOV;
  if (head.startsWith('\u001a\u0045\u00df\u00a3')) return MATROSKA;
  if (/^GIF8[79]a/u.test(head)) return GIF;
  if (head.startsWith('\u0089PNG\r\n\u001a\n') && head.includes('acTL')) return APNG;
  return null;
}

async function readHead(file: string): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
