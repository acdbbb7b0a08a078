import { closeLoop, createLoopPointMeter, type LoopCut, studyClip } from '@loopwright/media';
import {
  CLIP_KINDS,
  CLIP_RATE,
  type ClipKind,
  clipOf,
  drawClip,
} from '../../../packages/media/src/testing/clips/index.ts';
import { keepResults, today } from '../keep-results.ts';
import { cpuSeconds, report } from '../report.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { type ClipBenchOptions, readOptions } from './options.ts';

const SECONDS = 4;
const FRAMES = SECONDS * CLIP_RATE;
const TARGET = { seam: 1.2, kinds: 10, share: 0.6, cpuSeconds: 6 } as const;

interface Measurement {
  readonly name: string;
  readonly cut: LoopCut;
  /** Of the whole clip, untouched. */
  readonly wholeScore: number;
  readonly seam: number;
  /** Of the clip's duration. */
  readonly share: number;
  readonly cpuSeconds: number;
}

/** How well clips of twelve kinds close, and what that costs. */
export async function run(): Promise<void> {
  const options = readOptions();
  const kinds = CLIP_KINDS.filter(({ name }) => options.kinds?.includes(name) ?? true);
  const measurements: Measurement[] = [];
  for (const kind of kinds) {
    const measurement = await measure(kind, options);
    measurements.push(measurement);
    console.log(lineOf(measurement));
  }
  reportTargets(measurements);
  if (options.kinds === null) writeResults(measurements, options.side);
}

async function measure(kind: ClipKind, { side, sheets }: ClipBenchOptions): Promise<Measurement> {
  const clip = clipOf(drawClip(kind, side, FRAMES));
  let cut: LoopCut | undefined;
  let result: Uint8Array[] = [];
  const cpu = await cpuSeconds(async () => {
    const study = await studyClip(clip);
    cut = study.cuts[0];
    const loop = await closeLoop(clip, study, cut);
    result = await Array.fromAsync(loop.frames());
  });
  const whole = createLoopPointMeter(side, side);
  for (let index = 0; index < FRAMES; index++) whole.add(await clip.frame(index));
  const meter = createLoopPointMeter(side, side);
  for (const frame of result) meter.add(frame);
  if (sheets !== null) await writeContactSheet(sheets, kind.name, result, side);
  return {
    name: kind.name,
    cut: cut!,
    wholeScore: whole.score(),
    seam: meter.score(),
    share: cut!.durationMs / (SECONDS * 1000),
    cpuSeconds: cpu,
  };
}

function reportTargets(measurements: readonly Measurement[]): void {
  const quiet = measurements.filter(({ seam }) => seam <= TARGET.seam).length;
  const kinds = Math.min(TARGET.kinds, measurements.length);
  report(
    'kinds of clips that close',
    `${quiet} of ${measurements.length}`,
    `seam at most ${TARGET.seam} on at least ${kinds}`,
    quiet >= kinds,
  );
  const worse = measurements.filter(({ seam, cut }) => seam > cut.loopPointScore + 1e-6);
  report(
    'loops with a louder seam than the plain cut',
    worse.map(({ name }) => name).join(', ') || 'none',
    'none',
    worse.length === 0,
  );
  const share = Math.min(...measurements.map(({ share }) => share));
  report(
    'shortest loop',
    percent(share),
    `at least ${percent(TARGET.share)}`,
    share >= TARGET.share,
  );
  const slowest = Math.max(...measurements.map(({ cpuSeconds }) => cpuSeconds));
  report(
    `closing ${SECONDS} s`,
    `${slowest.toFixed(1)} CPU s`,
    `at most ${TARGET.cpuSeconds}`,
    slowest <= TARGET.cpuSeconds,
  );
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const columnsOf = (measurement: Measurement): string[] => [
  measurement.name,
  measurement.cut.way + (measurement.cut.fadeFrames > 0 ? ` ${measurement.cut.fadeFrames}` : ''),
  `${measurement.cut.from}–${measurement.cut.to}`,
  percent(measurement.share),
  measurement.wholeScore.toFixed(2),
  measurement.cut.loopPointScore.toFixed(2),
  measurement.seam.toFixed(2),
  measurement.cut.score.toFixed(2),
  measurement.cpuSeconds.toFixed(1),
];

const lineOf = (measurement: Measurement): string =>
  columnsOf(measurement)
    .map((text, column) => text.padEnd(column === 0 ? 20 : 9))
    .join('');

function writeResults(measurements: readonly Measurement[], side: number): void {
  const heads = ['clip', 'way', 'frames', 'length', 'seam, whole clip', 'plain cut', 'closed'];
  const rows = [[...heads, 'score', 'CPU s'], Array.from({ length: 9 }, () => '---')];
  rows.push(...measurements.map(columnsOf));
  const text = [
    `# From clip to loop, ${today()}`,
    '',
    `${FRAMES} frames of ${side} x ${side}, ${CLIP_RATE} a second; CPU of finding and closing.`,
    '',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n');
  keepResults('clip', text);
}
