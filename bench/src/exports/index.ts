import { delimiter } from 'node:path';
import { preflight, type SourceFacts, type Target, TARGETS } from '@loopwright/media';
import { type Codecs, findFfmpeg, openCodecs } from '@loopwright/media/node';
import { openPage } from '../gif/checks/browser.ts';
import { report } from '../report.ts';
import { reportFigures } from './figures.ts';
import {
  type ExportResult,
  measureExport,
  prepareSubject,
  stillOf,
  type Subject,
} from './measure.ts';
import { readOptions } from './options.ts';
import { EXPORT_SOURCES } from './sources.ts';
import { measureSteps } from './steps.ts';
import { writeExports } from './table.ts';
import { targetOfTrial, TRIALS } from './trials.ts';

const PREFLIGHT_TARGETS = 30;

/** Exports of every source for every place: within the limits, how good, and in how many encodes. */
export async function run(): Promise<void> {
  const options = readOptions();
  const available = openCodecs(await findFfmpeg((process.env.PATH ?? '').split(delimiter)));
  if (options.steps) return measureSteps(available, options.formats);
  const startedAt = performance.now();
  const page = await openPage();
  const results: ExportResult[] = [];
  try {
    for (const [index, source] of EXPORT_SOURCES.entries()) {
      if (options.half !== null && source.half !== options.half) continue;
      const subject = await prepareSubject(source);
      reportPreflight(source.name, subject.facts, available);
      const targets = targetsOf(index, options.targets);
      const exports = [
        ...targets.map((target) => ({ subject, target })),
        ...(await trialsOf(subject, options.targets, available)),
      ];
      for (const one of exports) {
        const result = await measureExport(one.subject, one.target, available, page);
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

/** A limit that may be met by a search; larger ones are met by the best file. */
const TIGHT_BYTES = 1_100_000;
/** Of the sources, one in so many is exported to a place with a tight limit, and to another one. */
const [TIGHT_SHARE, LOOSE_SHARE] = [4, 12] as const;

/** The targets of a source: those that are named, or shares of all, so that the bench takes 20 minutes. */
function targetsOf(sourceIndex: number, named: readonly string[] | null): readonly Target[] {
  if (named !== null) return TARGETS.filter(({ id }) => named.includes(id));
  return TARGETS.filter(({ limits: { maxBytes = Infinity } }, index) => {
    const share = maxBytes <= TIGHT_BYTES ? TIGHT_SHARE : LOOSE_SHARE;
    return (sourceIndex + index) % share === 0;
  });
}

interface Trying {
  readonly subject: Subject;
  readonly target: Target;
}

async function trialsOf(
  moving: Subject,
  named: readonly string[] | null,
  available: Codecs,
): Promise<readonly Trying[]> {
  const still = await stillOf(moving);
  const all: Trying[] = [];
  for (const trial of TRIALS.filter(({ id }) => named?.includes(id) ?? true)) {
    const subject = trial.isStill ? still : moving;
    const target = await targetOfTrial(trial, subject, available);
    if (target !== null) all.push({ subject, target });
  }
  return all;
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
