import {
  encodeToBytes,
  type EncodeOptions,
  type FrameSource,
  sourceOfFrames,
} from '@loopwright/media';
import { type Codecs, resized } from '@loopwright/media/node';
import { median } from '../gif/medians.ts';
import { decodeFile } from './decode-file.ts';
import { framesOf, qualityOf, type ShownFrames } from './picture-quality.ts';
import { EXPORT_SOURCES, type ExportSource } from './sources.ts';

interface Step {
  readonly name: string;
  readonly options: EncodeOptions;
  /** Of width and height. */
  readonly scale?: number;
}

const byQuality = (...qualities: readonly number[]): Step[] =>
  qualities.map((quality) => ({ name: `quality ${quality}`, options: { quality } }));
const byColors = (...counts: readonly number[]): Step[] =>
  counts.map((colors) => ({ name: `${colors} colors`, options: { colors } }));
const SCALES = [0.85, 0.7, 0.55, 0.42].map((scale) => ({
  name: `scale ${scale}`,
  options: {},
  scale,
}));

/** The best is the first; what each costs stands in `packages/media/src/fit/rungs.ts`. */
const STEPS = {
  gif: [...byQuality(90, 80, 65, 50, 35, 20), ...byColors(128, 64, 32, 24, 16), ...SCALES],
  webp: [
    ...byQuality(85, 82, 79, 76, 73, 70, 67, 62, 57, 52, 47, 42, 37, 32, 27, 22, 17, 12),
    ...SCALES,
  ],
  apng: [
    { name: 'lossless', options: {} },
    ...byColors(256, 128, 64, 32),
    ...[90, 80].map((quality) => ({
      name: `256 colors, quality ${quality}`,
      options: { colors: 256, quality },
    })),
  ],
  jpeg: byQuality(90, 80, 70, 60, 50),
  avif: byQuality(85, 75, 65, 55, 45, 35),
  mp4: byQuality(85, 75, 65, 55, 45, 35),
  webm: byQuality(85, 75, 65, 55, 45, 35),
} as const satisfies Record<string, readonly Step[]>;
type MeasuredFormat = keyof typeof STEPS;
const STILL_FORMATS: ReadonlySet<MeasuredFormat> = new Set(['jpeg', 'avif']);
const SIDE_PX = 320;

/** What each step of the search costs in quality and leaves of the bytes: medians of the tuned sources. */
export async function measureSteps(codecs: Codecs, formats: readonly string[]): Promise<void> {
  const all = Object.keys(STEPS) as MeasuredFormat[];
  for (const format of all.filter((one) => formats.length === 0 || formats.includes(one))) {
    const measured: Measured[][] = [];
    for (const source of EXPORT_SOURCES.filter(({ half }) => half === 'tuned')) {
      measured.push(await measureSource(source, format, codecs));
    }
    for (const [index, { name }] of STEPS[format].entries()) {
      const factor = median(measured.map((steps) => steps[index]!.factor));
      const damage = median(measured.map((steps) => steps[index]!.damage));
      console.log(
        `${format} ${name}: bytes x${factor.toFixed(2)}, ${damage.toFixed(1)} points less`,
      );
    }
  }
}

interface Measured {
  readonly factor: number;
  readonly damage: number;
}

async function measureSource(
  source: ExportSource,
  format: MeasuredFormat,
  codecs: Codecs,
): Promise<Measured[]> {
  const opened = await source.open();
  const scale = SIDE_PX / Math.max(opened.width, opened.height);
  const isStill = STILL_FORMATS.has(format);
  const wanted = firstFrames(await framesOf(scaled(opened, scale)), isStill ? 1 : Infinity);
  const codec = (isStill ? codecs.stills : codecs.animations).get(format)!;
  const input = sourceOfFrames(wanted.frames, { ...wanted, hasAlpha: opened.hasAlpha });
  const files: { readonly sizeBytes: number; readonly ssimulacra: number }[] = [];
  const steps: readonly Step[] = STEPS[format];
  for (const step of steps) {
    const frames = step.scale === undefined ? input : scaled(input, step.scale);
    const file = await encodeToBytes(codec, frames, step.options);
    const shown = await decodeFile(file.bytes, format, file);
    files.push({ sizeBytes: file.sizeBytes, ssimulacra: await qualityOf(wanted, shown) });
  }
  const [best] = files;
  return files.map(({ sizeBytes, ssimulacra }) => ({
    factor: sizeBytes / best!.sizeBytes,
    damage: best!.ssimulacra - ssimulacra,
  }));
}

const firstFrames = (shown: ShownFrames, count: number): ShownFrames => ({
  ...shown,
  delaysMs: shown.delaysMs.slice(0, count),
  frames: shown.frames.slice(0, count),
});

const scaled = (source: FrameSource, factor: number): FrameSource =>
  resized(source, {
    width: Math.round((source.width * factor) / 2) * 2,
    height: Math.round((source.height * factor) / 2) * 2,
    fit: 'crop',
    background: null,
  });
