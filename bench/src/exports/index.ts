import { delimiter } from 'node:path';
import { preflight, type SourceFacts, TARGETS } from '@loopwright/media';
import { type Codecs, findFfmpeg, openCodecs } from '@loopwright/media/node';
import { openPage } from '../gif/checks/browser.ts';
import { report } from '../report.ts';
import { reportFigures } from './figures.ts';
import { type ExportResult, measureExport, prepareSubject } from './measure.ts';
import { readOptions } from './options.ts';
import { EXPORT_SOURCES } from './sources.ts';
import { measureSteps } from './steps.ts';
import { writeExports } from './table.ts';
import { VIDEO_TRIAL, videoTrial } from './video-trial.ts';

const PREFLIGHT_TARGETS = 30;

/** Exports of every source for every place: within the limits, how good, and in how many encodes. */
export async function run(): Promise<void> {
  const options = readOptions();
  const sources = EXPORT_SOURCES.filter(
    ({ half }) => options.half === null || half === options.half,
  );
  const targets = TARGETS.filter(({ id }) => options.targets?.includes(id) ?? true);
  const available = openCodecs(await findFfmpeg((process.env.PATH ?? '').split(delimiter)));
  if (options.steps) return measureSteps(available, options.formats);
  const startedAt = performance.now();
  const page = await openPage();
  const results: ExportResult[] = [];
  try {
    for (const source of sources) {
      const subject = await prepareSubject(source);
      reportPreflight(source.name, subject.facts, available);
      const isTried = options.targets?.includes(VIDEO_TRIAL) ?? true;
      const trial = isTried ? await videoTrial(subject, available) : null;
      for (const target of trial === null ? targets : [...targets, trial]) {
        const result = await measureExport(subject, target, available, page);
        results.push(result);
        console.log(line(result));
      }
      await subject.frames.close();
    }
  } finally {
    await page?.close();
  }
  reportFigures(results);
  const minutes = (performance.now() - startedAt) / 60_000;
  report('time', `${minutes.toFixed(1)} min`, 'at most 20 min', minutes <= 20);
  if (options.half === null && options.targets === null) writeExports(results);
}

function reportPreflight(name: string, facts: SourceFacts, available: Codecs): void {
  const many = Array.from(
    { length: PREFLIGHT_TARGETS },
    (_, index) => TARGETS[index % TARGETS.length]!,
  );
  const startedAt = performance.now();
  preflight(facts, many, { fit: 'pad', available });
  const ms = performance.now() - startedAt;
  report(`${name}: preflight of 30 targets`, `${ms.toFixed(1)} ms`, 'at most 300 ms', ms <= 300);
}

function line(result: ExportResult): string {
  const { source, target, failure, format, sizeBytes, maxBytes, encodes, changes } = result;
  const head = `${source.slice(0, 20).padEnd(20)} ${target.padEnd(18)}`;
  if (failure !== null) return `${head} fails: ${failure}`;
  const share = maxBytes === null ? '' : ` ${((sizeBytes / maxBytes) * 100).toFixed(0)}%`;
  const quality = result.ssimulacra === null ? '' : ` S2 ${result.ssimulacra.toFixed(1)}`;
  const peers = result.peers
    .map(({ peer, quality: at, ssimulacra }) => ` ${peer} q${at} ${ssimulacra?.toFixed(1)}`)
    .join('');
  const broken = result.broken.length > 0 ? ` BROKEN ${result.broken.join('; ')}` : '';
  return `${head} ${format} ${sizeBytes}${share}, ${encodes} encodes${quality}${peers} [${changes}]${broken}`;
}
