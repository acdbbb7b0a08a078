import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ExportRequest } from '@loopwright/contract';
import {
  firstFrameOf,
  type FrameSource,
  type SourceFacts,
  sourceOfFrames,
} from '@loopwright/media';
import {
  fitFile,
  type FitOptions,
  type FittedFile,
  openCodecs,
  openFrameDelta,
  ProcessError,
} from '@loopwright/media/node';
import { moved } from '../../platform/threads/moved.ts';
import { stopSignal } from '../../platform/threads/stop-flag.ts';
import { openMasterFrames, ownWatermarked, watermarked } from '../media/index.ts';
import type { SourceFile } from '../sources/index.ts';
import type { ExportAnswer, ExportTask } from './export-task.ts';
import { outlined } from './outlined.ts';
import { wishOf } from './plan-export.ts';
import { renderDocument } from './render-document.ts';

/** An attempt brings the work this much of what is left closer to its end. */
const ATTEMPT_SHARE = 0.5;
/** Of the work, where a document is rendered first. */
const RENDERING_SHARE = 0.5;
/** Of the work, where a still is enlarged by a network. */
const ENLARGING_SHARE = 0.9;

/** Writes the file of one export. Runs in an export thread. */
export default async function makeExport(task: ExportTask): Promise<ExportAnswer> {
  const { request, provenance, ffmpeg, folder, stop, port } = task;
  const isDocument = task.source.type === 'document';
  const opened = await openSource(task);
  const begun = isDocument ? RENDERING_SHARE : 0;
  try {
    const isEmpty = !isDocument && opened.hasAlpha && (await isTransparent(opened));
    if (isEmpty) return { status: 'empty' };
    const own = request.outline ? outlined(opened) : opened;
    const source = await enlarged(own, task);
    const facts = {
      ...task.facts,
      ...sizeOf(source),
      hasAlpha: source.hasAlpha,
      // Frames that were drawn again are larger already.
      enlargement: (task.facts.enlargement * task.facts.width) / source.width,
      canRedraw: false,
    };
    const quality = 'format' in request ? request.quality : undefined;
    const loops = 'format' in request ? request.loops : undefined;
    const result = await fitFile(source, facts, wishOf(request, task.facts), {
      fit: request.fit ?? 'pad',
      available: openCodecs(ffmpeg),
      background: request.background === undefined ? null : colorOf(request.background),
      ...(quality !== undefined && { quality }),
      ...(loops !== undefined && { loops }),
      provenance,
      ...(await decorationOf(task)),
      signal: stopSignal(stop),
      folder,
      onProgress: (attempt, count, frames) =>
        port.postMessage(
          1 - (1 - begun) * ATTEMPT_SHARE ** (attempt - 1) * (1 - (ATTEMPT_SHARE * count) / frames),
        ),
    });
    if (!result.isPossible) return { status: 'impossible', reason: result.reason };
    const isRedrawn = !isDocument && opened.width > task.facts.width;
    const isLarger = isRedrawn || source !== own;
    const kind = isRedrawn ? 'redrawn' : 'enlarged';
    const file = isLarger ? withChange(result.file, kind, task.facts) : result.file;
    return moved({ status: 'made', file }, [file.bytes.buffer]);
  } catch (error) {
    if (!(error instanceof ProcessError)) throw error;
    return { status: 'encoderFailed', message: error.message };
  } finally {
    await opened.close();
  }
}

/** A picture becomes at least so many times larger before a network enlarges it. */
const ENLARGED_FROM = 1.1;

/**
 * A still that is to be larger than it is, enlarged by a network, which keeps edges that resampling blurs.
 * @returns the source itself where there is no need, no time or no network: then it is resampled
 */
async function enlarged(source: FrameSource, task: ExportTask): Promise<FrameSource> {
  const { request, stop, port } = task;
  const factor = 'format' in request ? wishedFactor(request, source) : 1;
  const isStill = source.delaysMs.length === 1 && task.source.type !== 'document';
  if (!isStill || factor < ENLARGED_FROM) return source;
  const { width, height, delaysMs, hasAlpha } = source;
  const still = { width, height, data: await firstFrameOf(source) };
  const signal = stopSignal(stop);
  try {
    const { enlargeStill, openNetwork } = await import('./enlarge/index.ts');
    const network = await openNetwork();
    const onProgress = (fraction: number): void => port.postMessage(ENLARGING_SHARE * fraction);
    const larger = await enlargeStill(still, { network, signal, onProgress });
    if (larger === null) return source;
    return sourceOfFrames([larger.data], { ...sizeOf(larger), delaysMs, hasAlpha });
  } catch (error) {
    signal.throwIfAborted();
    process.emitWarning(`A picture is resampled: the network failed. ${String(error)}`);
    return source;
  }
}

const wishedFactor = (
  { width, height }: Extract<ExportRequest, { readonly format: unknown }>,
  source: FrameSource,
): number => Math.max((width ?? 0) / source.width, (height ?? 0) / source.height);

/** What made the frames larger than the creation, which the plan of the file does not know. */
function withChange(
  file: FittedFile,
  kind: 'redrawn' | 'enlarged',
  { width, height }: SourceFacts,
): FittedFile {
  const [from, to] = [`${width} × ${height}`, `${file.width} × ${file.height}`];
  const others = file.changes.filter((change) => change.kind !== 'resized');
  return { ...file, changes: [{ kind, from, to }, ...others] };
}

async function openSource({
  source,
  facts: { width, height },
  folder,
  stop,
  port,
}: ExportTask): Promise<FrameSource> {
  if (source.type !== 'document') return await openFile(source);
  const { frameCount } = source.document;
  const onFrame = (count: number): void => port.postMessage((RENDERING_SHARE * count) / frameCount);
  const signal = stopSignal(stop);
  return await renderDocument(source, openFile, { width, height, folder, signal, onFrame });
}

/** The product's watermark, or else the workspace's own. */
async function decorationOf({
  hasWatermark,
  logo: file,
}: ExportTask): Promise<Pick<FitOptions, 'decorate'>> {
  if (hasWatermark) return { decorate: watermarked };
  if (file === null) return {};
  const { path, ...look } = file;
  const logo = await openFrameDelta(() => createReadStream(path));
  return { decorate: (source) => ownWatermarked(source, { ...look, logo }) };
}

const sizeOf = ({ width, height }: Pick<FrameSource, 'width' | 'height'>) => ({ width, height });

async function openFile({ path, type }: SourceFile): Promise<FrameSource> {
  if (type === 'frames') return await openFrameDelta(() => createReadStream(path));
  return await openMasterFrames(await readFile(path), type === 'gif' ? 'gif' : 'image');
}

async function isTransparent(source: FrameSource): Promise<boolean> {
  for await (const frame of source.frames()) {
    return frame.every((value, at) => at % 4 !== 3 || value === 0);
  }
  return true;
}

const colorOf = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
};
