import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { FILE_FORMATS, type FileFormat } from '@loopwright/contract';
import { sharp } from '@loopwright/media/node';
import type { BenchPage } from '../gif/checks/browser.ts';
import { isOnPath } from '../gif/encoders/process-cost.ts';

const runFile = promisify(execFile);

/** What one decoder sees in a file. */
export interface SeenFile {
  readonly decoder: 'libvips' | 'ffprobe' | 'gifsicle' | 'Chromium';
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly durationMs: number;
}

type Look = (path: string, format: FileFormat) => Promise<SeenFile>;

const withLibvips: Look = async (path) => {
  const { width, height, pageHeight, delay = [0] } = await sharp(path, { pages: -1 }).metadata();
  return {
    decoder: 'libvips',
    width,
    height: pageHeight ?? height,
    frames: delay.length,
    durationMs: sum(delay),
  };
};

interface Probed {
  readonly streams: readonly { width: number; height: number; nb_read_frames: string }[];
  readonly packets?: readonly { duration_time?: string }[];
}

const withFfprobe: Look = async (path) => {
  const what = 'stream=width,height,nb_read_frames:packet=duration_time';
  const selected = ['-select_streams', 'v:0', '-count_frames', '-show_entries', what];
  const { stdout } = await runFile('ffprobe', ['-v', 'error', ...selected, '-of', 'json', path]);
  const { streams, packets = [] } = JSON.parse(stdout) as Probed;
  const { width, height, nb_read_frames: frames } = streams[0]!;
  const durationMs = sum(packets.map(({ duration_time: seconds = '0' }) => Number(seconds))) * 1000;
  return { decoder: 'ffprobe', width, height, frames: Number(frames), durationMs };
};

const withGifsicle: Look = async (path) => {
  const { stdout } = await runFile('gifsicle', ['--info', path]);
  const [, width, height] = /logical screen (\d+)x(\d+)/.exec(stdout) ?? [];
  const frames = Number(/(\d+) images?/.exec(stdout)?.[1]);
  const delays = [...stdout.matchAll(/delay ([\d.]+)s/g)].map(([, seconds]) => Number(seconds));
  return {
    decoder: 'gifsicle',
    width: Number(width),
    height: Number(height),
    frames,
    durationMs: sum(delays) * 1000,
  };
};

const withChromium =
  ({ page, files }: BenchPage): Look =>
  async (path, format) => {
    const { mimeType: type } = FILE_FORMATS[format];
    files.set('/file', { type, body: await readFile(path) });
    // Chromium knows animated PNG under the name of PNG.
    const known = format === 'apng' ? 'image/png' : type;
    const seen = await page.evaluate<Omit<SeenFile, 'decoder'>>(`(async () => {
      const data = await (await fetch('/file', { cache: 'no-store' })).arrayBuffer();
      const decoder = new ImageDecoder({ data, type: '${known}' });
      await decoder.tracks.ready;
      await decoder.completed;
      const frames = decoder.tracks.selectedTrack.frameCount;
      let width = 0, height = 0, durationMs = 0;
      for (let frameIndex = 0; frameIndex < frames; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex });
        width = image.displayWidth;
        height = image.displayHeight;
        durationMs += (image.duration ?? 0) / 1000;
        image.close();
      }
      return { width, height, frames, durationMs };
    })()`);
    return { decoder: 'Chromium', ...seen };
  };

/** Looks at a file with every decoder that is installed and knows the format. */
export async function inspect(
  path: string,
  format: FileFormat,
  page: BenchPage | null,
): Promise<SeenFile[]> {
  const isVideo = format === 'mp4' || format === 'webm';
  const looks: Look[] = [];
  if (!isVideo && format !== 'apng' && format !== 'avif') looks.push(withLibvips);
  // ffmpeg reads no animated WebP, and of an animated AVIF the first frame.
  if (isOnPath('ffprobe') && format !== 'webp' && format !== 'avif') looks.push(withFfprobe);
  if (isOnPath('gifsicle') && format === 'gif') looks.push(withGifsicle);
  if (page !== null && !isVideo) looks.push(withChromium(page));
  return await Promise.all(looks.map((look) => look(path, format)));
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
