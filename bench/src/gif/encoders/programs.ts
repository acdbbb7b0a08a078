import { existsSync, mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { DELAY_HUNDREDTHS, FRAMES_PER_SECOND } from '../clip.ts';
import { readClip } from '../clips.ts';
import type { EncodeJob, Encoder } from './encoder.ts';
import { isOnPath, missingProgram, programCost } from './process-cost.ts';

function rawVideo({ shape, clipPath }: EncodeJob): string[] {
  const { width, height } = shape;
  const format = `-f rawvideo -pix_fmt rgba -s ${width}x${height} -r ${FRAMES_PER_SECOND}`;
  return ['-y', '-loglevel', 'error', ...format.split(' '), '-i', clipPath];
}

function ffmpeg(name: string, description: string, filter: string): Encoder {
  return {
    name,
    description,
    isOurs: false,
    missing: () => missingProgram('ffmpeg', 'apt-get install ffmpeg'),
    encode: (job) =>
      programCost('ffmpeg', [...rawVideo(job), '-filter_complex', filter, job.gifPath]),
  };
}

const imageMagickName = (): string => (isOnPath('magick') ? 'magick' : 'convert');

const LAYERS = ['-layers', 'optimize'] as const;

const imageMagick: Encoder = {
  name: 'imagemagick',
  description: 'ImageMagick, its own dithering, -layers optimize',
  isOurs: false,
  missing: () => missingProgram(imageMagickName(), 'apt-get install imagemagick'),
  encode: ({ shape, clipPath, gifPath }) =>
    programCost(imageMagickName(), [
      ...`-size ${shape.width}x${shape.height} -depth 8`.split(' '),
      ...`-delay ${DELAY_HUNDREDTHS} -loop 0 -dispose background`.split(' '),
      `rgba:${clipPath}`,
      ...LAYERS,
      gifPath,
    ]),
};

/** The frames as PNG files, which is how gifski takes them; not part of its cost. */
async function pngFrames({ shape, clipPath }: EncodeJob): Promise<string[]> {
  const folder = `${clipPath}.frames`;
  const paths = Array.from(
    { length: shape.frameCount },
    (_, frame) => `${folder}/${String(frame).padStart(4, '0')}.png`,
  );
  if (existsSync(paths.at(-1)!)) return paths;
  mkdirSync(folder, { recursive: true });
  const { width, height } = shape;
  for (const [frame, pixels] of (await readClip(clipPath, shape)).entries()) {
    const image = sharp(pixels, { raw: { width, height, channels: 4 } });
    await image.png({ compressionLevel: 1 }).toFile(paths[frame]!);
  }
  return paths;
}

function gifski(quality: number): Encoder {
  return {
    name: `gifski-${quality}`,
    description: `gifski at quality ${quality} (AGPL, run as a separate program)`,
    isOurs: false,
    missing: () =>
      missingProgram('gifski', 'cargo install gifski, or a binary from gif.ski, on the PATH'),
    encode: async (job) => {
      const { width, height } = job.shape;
      const size = ['--width', String(width), '--height', String(height)];
      const rate = ['--fps', String(FRAMES_PER_SECOND), '--quality', String(quality)];
      const frames = await pngFrames(job);
      return programCost('gifski', [...rate, ...size, '--quiet', '-o', job.gifPath, ...frames]);
    },
  };
}

/** Optimizes a finished file. */
function gifsicleAfter(first: Encoder): Encoder {
  return {
    name: 'gifsicle',
    description: `gifsicle -O3 --lossy=20 on the file of ${first.name}`,
    isOurs: false,
    missing: () => first.missing() ?? missingProgram('gifsicle', 'apt-get install gifsicle'),
    encode: async (job) => {
      const between = `${job.gifPath}.between.gif`;
      const cost = await first.encode({ ...job, gifPath: between });
      const again = ['-O3', '--lossy=20', '--no-warnings', between, '-o', job.gifPath];
      const more = await programCost('gifsicle', again);
      return {
        cpuSeconds: cost.cpuSeconds + more.cpuSeconds,
        coldCpuSeconds: cost.coldCpuSeconds + more.coldCpuSeconds,
        peakBytes: Math.max(cost.peakBytes, more.peakBytes),
      };
    },
  };
}

const ffmpegFrames = ffmpeg(
  'ffmpeg-frames',
  'ffmpeg, a palette for each frame, Sierra dithering',
  'split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=new=1:dither=sierra2_4a',
);

export const programs: readonly Encoder[] = [
  ffmpegFrames,
  ffmpeg(
    'ffmpeg-one',
    'ffmpeg, one palette, Sierra dithering in the changed rectangle',
    'split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=diff_mode=rectangle',
  ),
  imageMagick,
  gifski(100),
  gifski(90),
  gifsicleAfter(ffmpegFrames),
];
