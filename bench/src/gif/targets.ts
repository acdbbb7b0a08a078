import { report } from '../report.ts';
import type { Measurement } from './compare.ts';
import { median, medianGain, medianRatio, type Pair, pairs } from './medians.ts';

const times = (ratio: number): string => `x${ratio.toFixed(2)}`;
const points = (difference: number): string =>
  `${difference >= 0 ? '+' : ''}${difference.toFixed(1)} points`;

/** The targets: medians over the clips of each clip's ratio or difference. */
export function reportTargets(all: readonly Measurement[]): void {
  againstSharp(all);
  const gifski = pairs(all, 'ours', 'gifski-100');
  if (gifski.length > 0) {
    const size = medianRatio(gifski, 'sizeBytes');
    report('bytes of gifski q100', times(size), 'at most x0.80', size <= 0.8);
    const gain = medianGain(gifski);
    report('quality against gifski q100', points(gain), 'at least -0.7', gain >= -0.7);
    reportTime('CPU of gifski q100', gifski, 0.4);
  }
  const gifenc = pairs(all, 'ours-fast', 'gifenc');
  if (gifenc.length > 0) {
    const gain = medianGain(gifenc);
    report('fast mode against gifenc', points(gain), 'at least +10', gain >= 10);
    reportTime('CPU of the fast mode over gifenc', gifenc, 1);
  }
  const own = all.filter(({ clip, encoder }) => encoder === 'ours' && clip.startsWith('own-'));
  if (own.length > 0) {
    const seconds = median(own.map(({ cpuSeconds }) => cpuSeconds));
    report('own loops, 48 frames', `${seconds.toFixed(2)} CPU s`, 'at most 1.2', seconds <= 1.2);
  }
}

function reportTime(name: string, compared: readonly Pair[], target: number): void {
  const warm = medianRatio(compared, 'cpuSeconds');
  const cold = medianRatio(compared, 'coldCpuSeconds');
  const measured = `${times(warm)} (cold ${times(cold)})`;
  report(name, measured, `at most ${times(target)}`, warm <= target);
}

function againstSharp(all: readonly Measurement[]): void {
  const sharp = pairs(all, 'ours', 'sharp');
  if (sharp.length === 0) return;
  const size = medianRatio(sharp, 'sizeBytes');
  report('bytes of sharp', times(size), 'at most x0.70', size <= 0.7);
  const gain = medianGain(sharp);
  report('quality against sharp', points(gain), 'at least -1', gain >= -1);
  reportTime('CPU of sharp', sharp, 0.2);
  for (const figure of ['flicker', 'cellFlicker'] as const) {
    const flicker = medianRatio(sharp, figure);
    const name = figure === 'flicker' ? 'flicker of sharp' : 'flicker of sharp, 4 px cells';
    report(name, times(flicker), 'at most x1.10', flicker <= 1.1);
  }
  const worst = sharp.toSorted(
    ([a, b], [c, d]) => a.ssimulacra - b.ssimulacra - (c.ssimulacra - d.ssimulacra),
  )[0]!;
  const loss = worst[0].ssimulacra - worst[1].ssimulacra;
  report(
    'worst clip against sharp',
    `${points(loss)} (${worst[0].clip})`,
    'at least -3',
    loss >= -3,
  );
}
