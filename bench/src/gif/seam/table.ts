import { keepResults, today } from '../../keep-results.ts';
import type { EncodedLoop, SeamMeasurement } from './measurement.ts';
import { isCalm } from './steps.ts';

const SUMMARY = ['loops', 'encoder', 'raw mean', 'seam mean', 'in target', 'max', 'spike max'];
const COMPARED = ['bytes', 'dB', 'S2', 'flicker', 'CPU'];

/** @param isWhole whether all loops were measured, so that the results are worth keeping */
export function writeSeams(measurements: readonly SeamMeasurement[], isWhole: boolean): void {
  const summary = [row([...SUMMARY, ...COMPARED]), rule(SUMMARY.length + COMPARED.length)];
  for (const half of ['tuned', 'reported', 'clips'] as const) {
    const some = measurements.filter((one) => one.half === half);
    if (some.length > 0) summary.push(...summaryOf(half, some));
  }
  console.log(`\n${summary.join('\n')}\n`);
  if (!isWhole) return;
  const heads = ['loop', 'raw', 'seam', 'spike', 'kB', 'S2', 'dB'];
  const text = [
    `# Seams of encoded loops, ${today()}`,
    '',
    'Made by `npm run bench gif -- --parts seam`: 48 frames of 480 px at quality 90, decoded. Seam: the step',
    'from the last frame to the first over the 90th percentile of the others. Spike: the largest inner step',
    'over the mean of its neighbors, where the source has none. Nothing was tuned on the reported half.',
    'The rest is against the encoder before: ratios of bytes, flicker and CPU (sums), differences of PSNR',
    'and SSIMULACRA 2.1 (means).',
    '',
    ...summary,
    '',
    row(heads),
    rule(heads.length),
    ...measurements.map(({ name, now }) => row([name, ...figuresOf(now)])),
    '',
  ].join('\n');
  keepResults('gif-seam', text);
}

function summaryOf(half: string, measurements: readonly SeamMeasurement[]): string[] {
  const now = measurements.map((one) => one.now);
  const before = measurements.flatMap((one) => one.before ?? []);
  if (before.length === 0) return [row([half, 'now', ...seamsOf(now), '', '', '', '', ''])];
  const ratio = (pick: (loop: EncodedLoop) => number): string =>
    `x${(sum(now.map(pick)) / sum(before.map(pick))).toFixed(3)}`;
  const gain = (pick: (loop: EncodedLoop) => number): string =>
    ((sum(now.map(pick)) - sum(before.map(pick))) / now.length).toFixed(2);
  return [
    row([half, 'before', ...seamsOf(before), '', '', '', '', '']),
    row([
      half,
      'now',
      ...seamsOf(now),
      ratio(({ sizeBytes }) => sizeBytes),
      gain(({ psnr }) => psnr),
      gain(({ ssimulacra }) => ssimulacra),
      ratio(({ flicker }) => flicker),
      ratio(({ cpuSeconds }) => cpuSeconds),
    ]),
  ];
}

function seamsOf(loops: readonly EncodedLoop[]): string[] {
  const seams = loops.map(({ decoded }) => decoded);
  return [
    (sum(loops.map(({ raw }) => raw)) / loops.length).toFixed(2),
    (sum(seams) / loops.length).toFixed(2),
    `${Math.round((loops.filter(isCalm).length / loops.length) * 100)} %`,
    Math.max(...seams).toFixed(2),
    Math.max(...loops.map(({ spike }) => spike)).toFixed(2),
  ];
}

const figuresOf = ({ raw, decoded, spike, sizeBytes, ssimulacra, psnr }: EncodedLoop): string[] => [
  raw.toFixed(2),
  decoded.toFixed(2),
  spike.toFixed(2),
  (sizeBytes / 1000).toFixed(0),
  ssimulacra.toFixed(1),
  psnr.toFixed(1),
];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const rule = (columns: number): string => row(Array.from({ length: columns }, () => '---'));
