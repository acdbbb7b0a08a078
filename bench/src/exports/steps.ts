import {
  encodeToBytes,
  type EncodeOptions,
  type FrameSource,
  sourceOfFrames,
} from '@loopwright/media';
import { CODECS, resized } from '@loopwright/media/node';
import { median } from '../gif/medians.ts';
import { decodeImage, framesOf, qualityOf } from './picture-quality.ts';
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
  gif: [...byQuality(90, 80, 65, 50, 35, 20), ...byColors(128, 64, 32), ...SCALES],
  webp: [...byQuality(85, 79, 73, 67, 62, 57, 52, 47), ...SCALES],
} as const;
const SIDE_PX = 320;

/** What each step of the search costs in quality and leaves of the bytes: medians of the tuned sources. */
export async function measureSteps(): Promise<void> {
  for (const format of ['gif', 'webp'] as const) {
    const measured: Measured[][] = [];
    for (const source of EXPORT_SOURCES.filter(({ half }) => half === 'tuned')) {
      measured.push(await measureSource(source, format));
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

async function measureSource(source: ExportSource, format: 'gif' | 'webp'): Promise<Measured[]> {
  const opened = await source.open();
  const scale = SIDE_PX / Math.max(opened.width, opened.height);
  const wanted = await framesOf(scaled(opened, scale));
  const input = sourceOfFrames(wanted.frames, { ...wanted, hasAlpha: opened.hasAlpha });
  const files: { readonly sizeBytes: number; readonly ssimulacra: number }[] = [];
  for (const step of STEPS[format]) {
    const frames = step.scale === undefined ? input : scaled(input, step.scale);
    const { bytes, sizeBytes } = await encodeToBytes(CODECS[format], frames, step.options);
    files.push({ sizeBytes, ssimulacra: await qualityOf(wanted, await decodeImage(bytes)) });
  }
  const [best] = files;
  return files.map(({ sizeBytes, ssimulacra }) => ({
    factor: sizeBytes / best!.sizeBytes,
    damage: best!.ssimulacra - ssimulacra,
  }));
}

const scaled = (source: FrameSource, factor: number): FrameSource =>
  resized(source, {
    width: Math.round((source.width * factor) / 2) * 2,
    height: Math.round((source.height * factor) / 2) * 2,
    fit: 'crop',
    background: null,
  });
