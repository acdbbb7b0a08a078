import { TARGETS } from '@loopwright/media';
import { median } from '../gif/medians.ts';
import { keepResults, machine, today } from '../keep-results.ts';
import { reported } from '../report.ts';
import { gainsOver, wasSqueezed } from './figures.ts';
import type { ExportResult } from './measure.ts';
import { isInstalled, PEERS } from './peers.ts';
import { EXPORT_SOURCES } from './sources.ts';
import { TRIALS } from './trials.ts';

/** Writes `results/exports-<date>.md` and `.json`. */
export function writeExports(results: readonly ExportResult[]): void {
  const figures = reported();
  const names = (half: string): string =>
    EXPORT_SOURCES.filter((source) => source.half === half)
      .map(({ name }) => name)
      .join('; ');
  const missing = PEERS.filter((peer) => !isInstalled(peer)).map(({ name }) => name);
  const text = [
    `# Exports, ${today()}`,
    `Made by \`npm run bench exports\` on ${machine()}. S2 is SSIMULACRA 2.1 at five moments of the loop, in the size that was planned before the limit of bytes was met: frames that were left out and smaller pictures count as errors. A peer lowers its quality until its file, with all frames in the planned size, is below the same limit.`,
    `The search was tuned on: ${names('tuned')}. Reported of: ${names('reported')}.`,
    ...(missing.length > 0 ? [`Not installed, so left out: ${missing.join(', ')}.`] : []),
    '## Figures',
    table(
      ['figure', 'measured', 'target', 'reached'],
      figures.map((one) => [one.name, one.measured, one.target, one.reached ? 'yes' : 'NO']),
    ),
    '## By target',
    'Bytes as the median share of the limit of files that it changed.',
    targetTable(results),
    '## Files that the limit of bytes changed',
    squeezedTable(results.filter(wasSqueezed)),
    '## No file',
    failureTable(results.filter(({ failure }) => failure !== null)),
  ].join('\n\n');
  keepResults('exports', text, { figures, results });
}

function targetTable(results: readonly ExportResult[]): string {
  const rows = [...TARGETS, ...TRIALS].map(({ id }) => {
    const all = results.filter(({ target }) => target === id);
    const files = all.filter(({ failure }) => failure === null);
    const squeezed = files.filter(wasSqueezed);
    const encodes = files.map((file) => file.encodes);
    const shares = squeezed.map(({ sizeBytes, maxBytes }) => (sizeBytes / (maxBytes ?? 1)) * 100);
    return [
      id,
      [...new Set(files.map(({ format }) => format))].join(', '),
      `${files.length} of ${all.length}`,
      files.length === 0 ? '' : `${median(encodes)}, ${Math.max(...encodes)}`,
      String(squeezed.length),
      percent(shares),
      figure(squeezed.map(({ ssimulacra }) => ssimulacra!)),
      [...new Set(files.flatMap(({ decoders }) => decoders))].join(', '),
    ];
  });
  return table(
    ['target', 'format', 'files', 'encodes: median, most', 'changed', 'bytes', 'S2', 'seen by'],
    rows,
  );
}

function squeezedTable(files: readonly ExportResult[]): string {
  const rows = files.map((file) => [
    file.source,
    file.half,
    file.target,
    file.format ?? '',
    (file.sizeBytes / 1000).toFixed(1),
    percent([(file.sizeBytes / (file.maxBytes ?? 1)) * 100]),
    String(file.encodes),
    file.cpuSeconds.toFixed(1),
    figure([file.ssimulacra!]),
    file.peers
      .map(({ peer, ssimulacra }) => `${peer} ${ssimulacra?.toFixed(1) ?? 'none'}`)
      .join(', '),
    figure(PEERS.flatMap(({ name }) => gainsOver(name, [file]))),
    file.changes,
  ]);
  const head = [
    'source',
    'half',
    'target',
    'format',
    'kB',
    'of the limit',
    'encodes',
    'CPU s',
    'S2',
    'peer S2',
    'gain',
    'changes',
  ];
  return table(head, rows);
}

const failureTable = (results: readonly ExportResult[]): string =>
  table(
    ['source', 'target', 'reason'],
    results.map(({ source, target, failure }) => [source, target, failure ?? '']),
  );

const figure = (numbers: readonly number[]): string =>
  numbers.length === 0 ? '' : median(numbers).toFixed(1);
const percent = (numbers: readonly number[]): string =>
  numbers.length === 0 ? '' : `${median(numbers).toFixed(0)} %`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
