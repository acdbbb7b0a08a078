import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type encodeGifBytes,
  encodeGifBytes as encodeNow,
  type Gif,
  playGif,
} from '@loopwright/media';
import { cpuSeconds, report } from '../../report.ts';
import { measureQuality, prepareOriginal } from '../quality.ts';
import type { EncodedLoop, SeamMeasurement } from './measurement.ts';
import { type SeamSource, seamSources } from './sources.ts';
import { compareSteps, isBearable, isCalm, isSmooth } from './steps.ts';
import { writeSeams } from './table.ts';

/** As the product encodes its loops. */
const OPTIONS = { quality: 90, transparency: false, mergeRepeats: false, delaysMs: 60 } as const;

type Encode = typeof encodeGifBytes;

/**
 * How well encoded loops close, as players show them.
 *
 * @param baseline a folder with another state of packages/media, to be compared with; null for none
 * @param halves which sources; null is all
 */
export async function measureSeams(
  baseline: string | null,
  halves: readonly string[] | null,
): Promise<void> {
  const encodeBefore = baseline === null ? null : await loadEncoder(baseline);
  const measurements: SeamMeasurement[] = [];
  for (const source of await seamSources()) {
    if (halves !== null && !halves.includes(source.half)) continue;
    const measurement = await measure(source, encodeBefore);
    measurements.push(measurement);
    const { raw, decoded, spike } = measurement.now;
    const figures = [raw, decoded, spike].map((figure) => figure.toFixed(2));
    console.log(
      `${measurement.name}: raw ${figures[0]}, decoded ${figures[1]}, spike ${figures[2]}`,
    );
  }
  const loops = measurements.map(({ now }) => now);
  reportShare('seam at most max(1.10, raw + 0.10)', loops, isCalm, 0.95);
  reportShare('seam at most max(1.25, raw + 0.20)', loops, isBearable, 1);
  reportShare('inner steps at most 1.4 times their neighbors', loops, isSmooth, 1);
  writeSeams(measurements, halves === null);
}

async function loadEncoder(folder: string): Promise<Encode> {
  const file = pathToFileURL(join(folder, 'src/codecs/gif/encoder/encode-gif.ts')).href;
  const { encodeGifBytes } = (await import(file)) as { encodeGifBytes: Encode };
  return encodeGifBytes;
}

async function measure(source: SeamSource, encodeBefore: Encode | null): Promise<SeamMeasurement> {
  const { half, shape } = source;
  const frames = await source.frames();
  const original = prepareOriginal(frames, shape);
  const encodeWith = async (encode: Encode): Promise<EncodedLoop> => {
    let gif: Gif | undefined;
    const input = frames.map((data) => ({ width: shape.width, height: shape.height, data }));
    const seconds = await cpuSeconds(async () => {
      gif = await encode(input, OPTIONS);
    });
    const shown = [...playGif(gif!.bytes)];
    const quality = measureQuality(original, shown);
    const { sizeBytes } = gif!;
    return { ...compareSteps(frames, shown), ...quality, sizeBytes, cpuSeconds: seconds };
  };
  const before = encodeBefore && (await encodeWith(encodeBefore));
  return { half, name: shape.name, now: await encodeWith(encodeNow), before };
}

function reportShare(
  name: string,
  loops: readonly EncodedLoop[],
  isMet: (loop: EncodedLoop) => boolean,
  least: number,
): void {
  const share = loops.filter(isMet).length / loops.length;
  const percent = (value: number): string => `${Math.round(value * 100)} %`;
  report(name, percent(share), `at least ${percent(least)}`, share >= least);
}
