import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FileFormat } from '@loopwright/contract';
import { sharp } from '@loopwright/media/node';
import { isOnPath } from '../gif/encoders/process-cost.ts';
import type { ShownFrames } from './picture-quality.ts';

const runFile = promisify(execFile);

interface PeerJob {
  /** PNG files, in order. */
  readonly frames: readonly string[];
  readonly folder: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly quality: number;
  readonly maxBytes: number;
  readonly path: string;
}

/** Another encoder in a loop over its quality until the file is small enough. */
interface Peer {
  readonly name: string;
  readonly program: string;
  readonly format: FileFormat;
  readonly lowest: number;
  /** Of one run after the other. */
  readonly runs: (job: PeerJob) => readonly (readonly string[])[];
}

const gifski: Peer = {
  name: 'gifski',
  program: 'gifski',
  format: 'gif',
  lowest: 1,
  runs: ({ frames, width, height, fps, quality, path }) => [
    // It shrinks large pictures unless it is told their size.
    `--quiet --fps ${fps} --quality ${quality} --width ${width} --height ${height} -o`
      .split(' ')
      .concat(path, frames),
  ],
};

const img2webp: Peer = {
  name: 'img2webp',
  program: 'img2webp',
  format: 'webp',
  lowest: 1,
  runs: ({ frames, fps, quality, path }) => [
    `-loop 0 -lossy -q ${quality} -m 4 -d ${Math.round(1000 / fps)}`
      .split(' ')
      .concat(frames, '-o', path),
  ],
};

/** With a target in bits per second, of which `quality` is the share in percent. */
const twoPasses =
  (format: FileFormat, options: string) =>
  ({ folder, frames, fps, quality, maxBytes, path }: PeerJob): string[][] => {
    const bitrate = Math.floor((maxBytes * 8 * fps * quality) / frames.length / 100);
    const colors = 'scale=out_color_matrix=bt709:out_range=tv:flags=lanczos,format=yuv420p';
    const pass = (number: number): string[] => [
      ...`-y -loglevel error -framerate ${fps} -i`.split(' '),
      join(folder, '%04d.png'),
      ...`-vf ${colors} ${options} -b:v ${bitrate} -pass ${number} -passlogfile`.split(' '),
      join(folder, 'log'),
      ...`-threads 2 -f ${format}`.split(' '),
      path,
    ];
    return [pass(1), pass(2)];
  };

const x264: Peer = {
  name: 'x264 in two passes',
  program: 'ffmpeg',
  format: 'mp4',
  lowest: 40,
  runs: twoPasses('mp4', '-c:v libx264 -preset medium'),
};

const libvpx: Peer = {
  name: 'libvpx in two passes',
  program: 'ffmpeg',
  format: 'webm',
  lowest: 40,
  runs: twoPasses('webm', '-c:v libvpx-vp9 -deadline good -cpu-used 2 -row-mt 1'),
};

export const PEERS: readonly Peer[] = [gifski, img2webp, x264, libvpx];

export const isInstalled = ({ program }: Peer): boolean => isOnPath(program);

/** The search ends when it knows the best quality so well. */
const QUALITY_STEP = 3;

export interface PeerFile {
  readonly quality: number;
  readonly bytes: Uint8Array;
}

/**
 * The file of the highest quality that is not above `maxBytes`, by bisection.
 * @returns null when even the lowest quality is too large
 */
export async function fitWithPeer(
  peer: Peer,
  shown: ShownFrames,
  maxBytes: number,
): Promise<PeerFile | null> {
  const folder = await mkdtemp(join(tmpdir(), 'loopwright-peer-'));
  try {
    const frames = await writeFrames(shown, folder);
    const durationMs = shown.delaysMs.reduce((sum, delay) => sum + delay, 0);
    const fps = Number(((frames.length * 1000) / durationMs).toFixed(3));
    const path = join(folder, `out.${peer.format}`);
    const { width, height } = shown;
    let best: PeerFile | null = null;
    let [low, high] = [peer.lowest, 100];
    while (high - low >= QUALITY_STEP) {
      const quality = Math.floor((low + high) / 2);
      const job = { frames, folder, width, height, fps, quality, maxBytes, path };
      for (const words of peer.runs(job)) await runFile(peer.program, [...words]);
      if ((await stat(path)).size > maxBytes) high = quality - 1;
      else {
        best = { quality, bytes: await readFile(path) };
        low = quality + 1;
      }
    }
    return best;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeFrames(
  { frames, width, height }: ShownFrames,
  folder: string,
): Promise<string[]> {
  const raw = { width, height, channels: 4 } as const;
  return await Promise.all(
    frames.map(async (frame, index) => {
      const path = join(folder, `${String(index).padStart(4, '0')}.png`);
      await sharp(frame, { raw }).png({ compressionLevel: 1 }).toFile(path);
      return path;
    }),
  );
}
