import { keepResults, machine, today } from '../keep-results.ts';
import type { Figure } from '../report.ts';
import { type Ablation, ablationTable } from './ablation/ablate.ts';
import type { Measurement } from './compare.ts';
import type { Encoder } from './encoders/encoder.ts';
import { median, medianGain, medianRatio, pairs } from './medians.ts';

interface Comparison {
  readonly measurements: readonly Measurement[];
  readonly encoders: readonly Encoder[];
  readonly notes: readonly string[];
  readonly figures: readonly Figure[];
}

/** Keeps all figures of a whole run: `results/gif-<date>.md` to read, `.json` to compute with. */
export function writeComparison({ measurements, encoders, notes, figures }: Comparison): void {
  const text = [
    `# GIF encoders, ${today()}`,
    `Made by \`npm run bench gif\` on ${machine()}. Bytes in kB (1000), CPU seconds of all threads (of JavaScript when it has run before, and cold in a new process), peak memory of the process in MB; S2 is SSIMULACRA 2.1 (100 is the source), flicker the error of the change from frame to frame in levels of luma, per pixel and per 4 px cell.`,
    '## Encoders',
    encoders.map(({ name, description }) => `- ${name}: ${description}`).join('\n'),
    ...notes,
    '## Targets',
    figureTable(figures),
    '## Medians over the clips',
    medianTable(measurements, encoders),
    '## Clip by clip',
    ...[...new Set(measurements.map(({ clip }) => clip))].map((clip) =>
      clipTable(clip, measurements),
    ),
  ].join('\n\n');
  keepResults('gif', text, { notes, figures, measurements });
}

/** `results/gif-techniques-<date>.md` and `.json`. */
export function writeAblation(ablations: readonly Ablation[]): void {
  const text = [
    `# What each technique of the GIF encoder buys, ${today()}`,
    'Made by `npm run bench gif -- --parts ablation`: the encoder without it, over the whole encoder; medians over seven clips.',
    ablationTable(ablations),
  ].join('\n\n');
  keepResults('gif-techniques', text, { ablations });
}

/** `results/gif-limits-<date>.md` and `.json`. */
export function writeLimits(figures: readonly Figure[]): void {
  const text = [
    `# Decoders, memory, weight and budgets of the GIF encoder, ${today()}`,
    'Made by `npm run bench gif -- --parts checks,limits`.',
    figureTable(figures),
  ].join('\n\n');
  keepResults('gif-limits', text, { figures });
}

function figureTable(all: readonly Figure[]): string {
  const rows = all.map(({ name, measured, target, reached }) =>
    row([name, measured, target, reached ? 'yes' : 'NO']),
  );
  return [row(['figure', 'measured', 'target', 'reached']), rule(4), ...rows].join('\n');
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const rule = (columns: number): string => `| --- |${' ---: |'.repeat(columns - 1)}`;

function medianTable(all: readonly Measurement[], encoders: readonly Encoder[]): string {
  const head = ['encoder', 'kB', 'CPU s', 'cold', 'MB', 'S2', 'dB', 'flicker', 'cells'];
  const ratios = ['bytes', 'CPU', 'S2', 'flicker'].map((figure) => `ours to it: ${figure}`);
  const rows = encoders.map(({ name }) => {
    const own = all.filter(({ encoder }) => encoder === name);
    const paired = pairs(all, 'ours', name);
    return row([
      name,
      ...figures({
        sizeBytes: median(own.map(({ sizeBytes }) => sizeBytes)),
        cpuSeconds: median(own.map(({ cpuSeconds }) => cpuSeconds)),
        coldCpuSeconds: median(own.map(({ coldCpuSeconds }) => coldCpuSeconds)),
        peakBytes: median(own.map(({ peakBytes }) => peakBytes)),
        ssimulacra: median(own.map(({ ssimulacra }) => ssimulacra)),
        psnr: median(own.map(({ psnr }) => psnr)),
        flicker: median(own.map(({ flicker }) => flicker)),
        cellFlicker: median(own.map(({ cellFlicker }) => cellFlicker)),
      }),
      `x${medianRatio(paired, 'sizeBytes').toFixed(2)}`,
      `x${medianRatio(paired, 'cpuSeconds').toFixed(2)}`,
      `${medianGain(paired) >= 0 ? '+' : ''}${medianGain(paired).toFixed(1)}`,
      `x${medianRatio(paired, 'flicker').toFixed(2)}`,
    ]);
  });
  return [row([...head, ...ratios]), rule(head.length + ratios.length), ...rows].join('\n');
}

function clipTable(clip: string, all: readonly Measurement[]): string {
  const head = [clip, 'kB', 'CPU s', 'cold', 'MB', 'S2', 'dB', 'flicker', 'cells'];
  const rows = all
    .filter((one) => one.clip === clip)
    .map((one) => row([one.encoder, ...figures(one)]));
  return [row(head), rule(head.length), ...rows].join('\n');
}

const figures = (one: Omit<Measurement, 'clip' | 'encoder'>): string[] => [
  (one.sizeBytes / 1000).toFixed(0),
  one.cpuSeconds.toFixed(2),
  one.coldCpuSeconds.toFixed(2),
  (one.peakBytes / 1e6).toFixed(0),
  one.ssimulacra.toFixed(1),
  one.psnr.toFixed(1),
  one.flicker.toFixed(2),
  one.cellFlicker.toFixed(2),
];
