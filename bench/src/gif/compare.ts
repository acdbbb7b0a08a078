import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clip } from './clip.ts';
import { CACHE_FOLDER, clipFile, readClip } from './clips.ts';
import { framesShown } from './decode.ts';
import type { Cost, Encoder } from './encoders/encoder.ts';
import { measureQuality, type Original, prepareOriginal, type Quality } from './quality.ts';

/** One clip through one encoder. */
export interface Measurement extends Cost, Quality {
  readonly clip: string;
  readonly encoder: string;
  readonly sizeBytes: number;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Every clip through every encoder, the peers' results from the cache unless `fresh`. */
export async function compare(
  clips: readonly Clip[],
  encoders: readonly Encoder[],
  fresh: boolean,
): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const clip of clips) {
    const clipPath = await clipFile(clip);
    const { start: _, ...shape } = clip;
    let original: Original | null = null;
    for (const encoder of encoders) {
      const gifPath = join(CACHE_FOLDER, `${clip.name}.${encoder.name}.gif`);
      const keptPath = `${gifPath}.json`;
      let measurement: Measurement;
      if (!fresh && !encoder.isOurs && existsSync(keptPath)) {
        measurement = JSON.parse(readFileSync(keptPath, 'utf8')) as Measurement;
      } else {
        const cost = await encoder.encode({ shape, clipPath, gifPath });
        original ??= prepareOriginal(await readClip(clipPath, shape), shape);
        const quality = measureQuality(original, await framesShown(gifPath, shape));
        const { size } = statSync(gifPath);
        measurement = {
          clip: clip.name,
          encoder: encoder.name,
          sizeBytes: size,
          cpuSeconds: round(cost.cpuSeconds, 2),
          coldCpuSeconds: round(cost.coldCpuSeconds, 2),
          peakBytes: cost.peakBytes,
          ssimulacra: round(quality.ssimulacra, 2),
          psnr: round(quality.psnr, 2),
          flicker: round(quality.flicker, 3),
          cellFlicker: round(quality.cellFlicker, 3),
        };
        if (!encoder.isOurs) writeFileSync(keptPath, JSON.stringify(measurement));
      }
      console.log(line(measurement));
      measurements.push(measurement);
    }
  }
  return measurements;
}

const line = (one: Measurement): string =>
  [
    one.clip.padEnd(14),
    one.encoder.padEnd(14),
    `${(one.sizeBytes / 1000).toFixed(0)} kB`.padStart(8),
    `${one.cpuSeconds.toFixed(2)} (${one.coldCpuSeconds.toFixed(2)}) s`.padStart(14),
    `${(one.peakBytes / 1e6).toFixed(0)} MB`.padStart(8),
    `S2 ${one.ssimulacra.toFixed(1)}`.padStart(8),
    `${one.psnr.toFixed(1)} dB`.padStart(8),
    `flicker ${one.flicker.toFixed(2)} / ${one.cellFlicker.toFixed(2)}`,
  ].join(' ');
