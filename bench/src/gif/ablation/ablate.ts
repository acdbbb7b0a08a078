import { statSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_FOLDER, clipFile, CLIPS, readClip } from '../clips.ts';
import { framesShown } from '../decode.ts';
import { encodeInChild } from '../encoders/libraries.ts';
import { TECHNIQUES } from '../encoders/techniques.ts';
import { median } from '../medians.ts';
import { measureQuality, prepareOriginal } from '../quality.ts';

/** Clips that together use every technique. */
const CLIP_NAMES = [
  'glows',
  'skin',
  'own-surfer',
  'flat-art',
  'grain-pan',
  'still-paper',
  'pixel-art',
];

/** A file made without a technique, compared with the whole encoder's, per clip. */
export interface Ablation {
  readonly technique: string;
  readonly instead: string;
  readonly clips: readonly {
    readonly clip: string;
    readonly bytes: number;
    readonly cpu: number;
    readonly points: number;
    readonly flicker: number;
  }[];
}

/** Turns off one technique at a time. */
export async function ablate(
  clipNames: readonly string[] = CLIP_NAMES,
): Promise<readonly Ablation[]> {
  const rows = TECHNIQUES.map(({ name, instead }) => ({
    technique: name,
    instead,
    clips: [] as Ablation['clips'][number][],
  }));
  for (const clip of CLIPS.filter(({ name }) => clipNames.includes(name))) {
    const { start: _, ...shape } = clip;
    const clipPath = await clipFile(clip);
    const original = prepareOriginal(await readClip(clipPath, shape), shape);
    const measure = async (without: string | null) => {
      const gifPath = join(CACHE_FOLDER, 'ablation.gif');
      const job = { shape, clipPath, gifPath, onlyCold: true };
      const cost = await encodeInChild('ours', without ? { ...job, without } : job);
      const quality = measureQuality(original, await framesShown(gifPath, shape));
      return { ...cost, ...quality, sizeBytes: statSync(gifPath).size };
    };
    const whole = await measure(null);
    for (const row of rows) {
      const part = await measure(row.technique);
      const result = {
        clip: clip.name,
        bytes: part.sizeBytes / whole.sizeBytes,
        cpu: part.cpuSeconds / whole.cpuSeconds,
        points: part.ssimulacra - whole.ssimulacra,
        flicker: part.flicker / Math.max(whole.flicker, 1e-9),
      };
      console.log(
        `${clip.name.padEnd(14)}without ${row.technique.padEnd(24)}bytes x${result.bytes.toFixed(2)}  S2 ${result.points.toFixed(1).padStart(6)}  CPU x${result.cpu.toFixed(2)}  flicker x${result.flicker.toFixed(2)}`,
      );
      row.clips.push(result);
    }
  }
  return rows;
}

/** As a Markdown table: medians, and the clip where the technique matters most. */
export function ablationTable(ablations: readonly Ablation[]): string {
  const rows = ablations.map(({ technique, instead, clips }) => {
    const most = clips.toSorted((a, b) => weightOf(b) - weightOf(a))[0]!;
    return [
      technique,
      instead,
      `x${median(clips.map(({ bytes }) => bytes)).toFixed(2)}`,
      signed(median(clips.map(({ points }) => points))),
      `x${median(clips.map(({ cpu }) => cpu)).toFixed(2)}`,
      `x${median(clips.map(({ flicker }) => flicker)).toFixed(2)}`,
      `${most.clip}: x${most.bytes.toFixed(2)}, ${signed(most.points)}`,
    ];
  });
  const head = [
    'without',
    'instead',
    'bytes',
    'S2',
    'CPU, cold',
    'flicker',
    'where it matters most',
  ];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const weightOf = ({ bytes, points }: Ablation['clips'][number]): number =>
  Math.abs(Math.log(bytes)) * 10 + Math.abs(points);

const signed = (points: number): string => `${points >= 0 ? '+' : ''}${points.toFixed(1)}`;
