import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILE_FORMATS, type FileFormat } from '@loopwright/contract';
import {
  encodeToBytes,
  type FilePlan,
  type FrameSource,
  planFile,
  type PlanResult,
  retimed,
  type SourceFacts,
  sourceOfFrames,
  type Target,
} from '@loopwright/media';
import {
  CODECS,
  type Codecs,
  fitFile,
  type FitOptions,
  type FitResult,
  type FittedFile,
  resized,
} from '@loopwright/media/node';
import type { BenchPage } from '../gif/checks/browser.ts';
import { cpuSeconds } from '../report.ts';
import { brokenLimits } from './broken-limits.ts';
import { decodeFile } from './decode-file.ts';
import { inspect } from './inspect.ts';
import { fitWithPeer, isInstalled, PEERS } from './peers.ts';
import { framesOf, qualityOf } from './picture-quality.ts';
import type { ExportSource } from './sources.ts';

/** A file that another encoder made within the same limit of bytes. */
interface PeerResult {
  readonly peer: string;
  /** Null: not even its lowest quality fits. */
  readonly quality: number | null;
  readonly ssimulacra: number | null;
}

/** What became of one source at one place. */
export interface ExportResult {
  readonly source: string;
  readonly half: ExportSource['half'];
  readonly target: string;
  readonly format: FileFormat | null;
  /** Why there is no file; null when there is one. */
  readonly failure: string | null;
  readonly sizeBytes: number;
  readonly maxBytes: number | null;
  readonly encodes: number;
  readonly cpuSeconds: number;
  readonly changes: string;
  /** Sentences of the decoders. */
  readonly broken: readonly string[];
  readonly decoders: readonly string[];
  /** Against the frames in the planned size; null where the limit of bytes changed nothing. */
  readonly ssimulacra: number | null;
  readonly peers: readonly PeerResult[];
}

const BACKGROUND = null;

/** Everything that is needed for one source. */
export interface Subject {
  readonly source: ExportSource;
  readonly frames: FrameSource;
  readonly facts: SourceFacts;
  /** Files of plans that no limit of bytes changed: many places get the same file. */
  readonly files: Map<string, FittedFile>;
}

/** Draws a source and its GIF, whose size is what is known of it beforehand. */
export async function prepareSubject(source: ExportSource): Promise<Subject> {
  const frames = await source.open();
  const { width, height, delaysMs, hasAlpha } = frames;
  const master = await encodeToBytes(CODECS.gif, frames, {});
  const facts = {
    width,
    height,
    delaysMs,
    hasAlpha,
    masterBytes: master.sizeBytes,
    enlargement: 2,
  };
  return { source, frames, facts, files: new Map() };
}

/** The first frame of a source as a subject of its own. */
export async function stillOf({ source, frames, facts }: Subject): Promise<Subject> {
  const { width, height, hasAlpha } = frames;
  const [first] = (await framesOf(frames)).frames;
  const still = sourceOfFrames([first!], { width, height, delaysMs: 0, hasAlpha });
  const master = await encodeToBytes(CODECS.png, still, {});
  const stillFacts = { ...facts, delaysMs: [0], masterBytes: master.sizeBytes };
  return { source, frames: still, facts: stillFacts, files: new Map() };
}

/** Makes one export, looks at it with every decoder, and compares it with the peers. */
export async function measureExport(
  subject: Subject,
  target: Target,
  available: Codecs,
  page: BenchPage | null,
): Promise<ExportResult> {
  const { source, frames, facts } = subject;
  const options: FitOptions = { fit: 'pad', background: BACKGROUND, available };
  const common = {
    source: source.name,
    half: source.half,
    target: target.id,
    maxBytes: target.limits.maxBytes ?? null,
  };
  const planned = planFile(facts, target, options);
  let result: FitResult | undefined;
  const seconds = await cpuSeconds(async () => {
    result = await fitOnce(subject, target, options, planned);
  });
  if (!planned.isPossible || !result!.isPossible) {
    const failure = result!.isPossible ? 'no plan' : result!.reason;
    const nothing = { format: null, sizeBytes: 0, encodes: 0, changes: '', ssimulacra: null };
    const seen = { broken: [], decoders: [], peers: [] };
    return { ...common, ...nothing, ...seen, failure, cpuSeconds: seconds };
  }
  const { file } = result!;
  return {
    ...common,
    format: file.format,
    failure: null,
    cpuSeconds: seconds,
    sizeBytes: file.sizeBytes,
    encodes: file.encodes,
    changes: describe(file),
    ...(await look(file, target, page)),
    ...(await compare(frames, planned.plan, file)),
  };
}

/** Like `fitFile`, but takes the file of a plan that is equal in all but the limit of bytes. */
async function fitOnce(
  { frames, facts, files }: Subject,
  target: Target,
  options: FitOptions,
  planned: PlanResult,
): Promise<FitResult> {
  if (!planned.isPossible) return planned;
  const { format, width, height, timing, maxBytes, changes } = planned.plan;
  const key = JSON.stringify({ format, width, height, timing });
  const same = files.get(key);
  if (same !== undefined && same.sizeBytes <= maxBytes) return { isPossible: true, file: same };
  const result = await fitFile(frames, facts, target, options);
  if (result.isPossible && isUnchanged(result.file, changes)) files.set(key, result.file);
  return result;
}

/** The limit of bytes changed nothing. */
const isUnchanged = ({ encodes, changes }: FittedFile, planned: FilePlan['changes']): boolean =>
  encodes === 1 && changes.length <= planned.length;

const describe = ({ changes }: FittedFile): string =>
  changes.map(({ kind, to }) => (to === null ? kind : `${kind} ${to}`)).join(', ');

async function look(
  { bytes, format }: FittedFile,
  { limits }: Target,
  page: BenchPage | null,
): Promise<Pick<ExportResult, 'broken' | 'decoders'>> {
  const folder = await mkdtemp(join(tmpdir(), 'loopwright-export-'));
  try {
    const path = join(folder, `file.${FILE_FORMATS[format].extension}`);
    await writeFile(path, bytes);
    const { size } = await stat(path);
    const seen = await inspect(path, format, page);
    return {
      decoders: seen.map(({ decoder }) => decoder),
      broken: seen.flatMap((one) => brokenLimits(limits, one, size)),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Only where the limit of bytes changed the file: else nothing was searched for. */
async function compare(
  frames: FrameSource,
  plan: FilePlan,
  file: FittedFile,
): Promise<Pick<ExportResult, 'ssimulacra' | 'peers'>> {
  const { width, height, timing, format, maxBytes } = plan;
  // The peers write animations.
  const peers = PEERS.filter((peer) => peer.format === format && file.delaysMs.length > 1);
  if (isUnchanged(file, plan.changes)) return { ssimulacra: null, peers: [] };
  // Where a format has no alpha, the exports have white behind transparent pixels.
  const isFlattened = file.changes.some(({ kind }) => kind === 'flattened');
  const background = isFlattened ? ([255, 255, 255] as const) : BACKGROUND;
  const options = { width, height, fit: 'pad', background } as const;
  const wanted = await framesOf(resized(retimed(frames, timing), options));
  return {
    ssimulacra: await qualityOf(wanted, await decodeFile(file.bytes, format, file)),
    peers: await Promise.all(
      peers.filter(isInstalled).map(async (peer): Promise<PeerResult> => {
        const found = await fitWithPeer(peer, wanted, maxBytes);
        if (found === null) return { peer: peer.name, quality: null, ssimulacra: null };
        const ssimulacra = await qualityOf(wanted, await decodeFile(found.bytes, format, wanted));
        return { peer: peer.name, quality: found.quality, ssimulacra };
      }),
    ),
  };
}
