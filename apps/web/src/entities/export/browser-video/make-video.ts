import {
  type Export,
  EXPORT_ROUTES,
  type ExportFile,
  type ExportRequest,
  type FileFormat,
  pathTo,
  type VideoPlan,
} from '@loopwright/contract';
import { callForJson } from '../../../lib/api.ts';
import { pause } from '../../../lib/pause.ts';
import { isOver } from '../../generation/generation-events.ts';
import type { ExportSource } from '../export-source.ts';
import type { MadeVideo, VideoFormat, VideoReport, VideoTask } from './messages.ts';

const POLL_MS = 500;
const QUALITY = 95;
/** Until the frames are there; the rest is encoding. */
const FETCHED = 0.6;
/** The server writes an animated WebP of no more raw bytes. */
const WEBP_BYTES_MAXIMUM = 512 * 1024 * 1024;
const BYTES_PER_PIXEL = 4;
const WHITE = '#ffffff';

export interface VideoWish {
  readonly source: ExportSource;
  readonly request: ExportRequest;
  readonly format: VideoFormat;
  /** null: a file by own settings. */
  readonly plan: VideoPlan | null;
}

/** No video could be made; `message` is for the log. */
export class VideoFailure extends Error {
  readonly reason: Extract<VideoReport, { type: 'failed' }>['reason'] | 'frames';
  /** What became of the frames on the server. */
  readonly made: Export | null;

  constructor(reason: VideoFailure['reason'], made: Export | null = null) {
    super(reason);
    this.name = 'VideoFailure';
    this.reason = reason;
    this.made = made;
  }
}

/** A video with the flashes that the server has counted in its frames. */
export type CountedVideo = MadeVideo & Pick<ExportFile, 'flashes'>;

/**
 * Makes a video in this browser, of frames that the server has cropped, sized and marked like any other export.
 * @throws VideoFailure, ApiError, or the signal's reason
 */
export async function makeVideo(
  wish: VideoWish,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<CountedVideo> {
  const made = await exportFrames(wish, signal, (fraction) => onProgress(FETCHED * fraction));
  if (made.file === null) throw new VideoFailure('frames', made);
  const response = await fetch(made.file.url, { signal });
  const bytes = await response.arrayBuffer();
  // Browsers know APNG by the name of PNG.
  const mimeType = made.file.mimeType === 'image/apng' ? 'image/png' : made.file.mimeType;
  const task = { format: wish.format, plan: wish.plan, bytes, mimeType };
  const video = await encodeInWorker(task, signal, (fraction) =>
    onProgress(FETCHED + (1 - FETCHED) * fraction),
  );
  return { ...video, flashes: made.file.flashes };
}

/** What a request by own settings may say. */
type OwnMeasures = Pick<
  Extract<ExportRequest, { readonly format: FileFormat }>,
  'width' | 'height' | 'fps'
>;

/** The frames as a picture that browsers decode, no larger than the source. */
async function exportFrames(
  { source, request, format, plan }: VideoWish,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<Export> {
  const { fit, background, withoutBackdrop, outline } = request;
  const own: OwnMeasures = 'format' in request ? request : {};
  const { width, height, fps } = { ...own, ...(plan && shrunk(plan, source)) };
  const frames = plan?.timesMs.length ?? 0;
  const bytes = (width ?? source.width) * (height ?? source.height) * frames * BYTES_PER_PIXEL;
  const picture: FileFormat = bytes < WEBP_BYTES_MAXIMUM ? 'webp' : 'apng';
  const body = {
    format: picture,
    ...(picture === 'webp' && { quality: QUALITY }),
    ...(width && { width }),
    ...(height && { height }),
    ...(fps && { fps }),
    ...(fit && { fit }),
    ...(withoutBackdrop && { withoutBackdrop }),
    ...(outline && { outline }),
    // An MP4 has no transparency.
    ...((background ?? format === 'mp4') && { background: background ?? WHITE }),
  };
  const answer = await callForJson<{ readonly export: Export }>(source.exportsPath, {
    method: 'POST',
    body,
    signal,
  });
  let current = answer.export;
  while (!isOver(current)) {
    await pause(POLL_MS);
    signal.throwIfAborted();
    const path = pathTo(EXPORT_ROUTES.export, { id: current.id });
    current = (await callForJson<{ readonly export: Export }>(path, { signal })).export;
    onProgress(current.fraction);
  }
  return current;
}

/** The planned size, or the same proportions in the size of the source, which every plan may export. */
function shrunk({ width, height }: VideoPlan, source: ExportSource) {
  const scale = Math.min(1, Math.max(source.width / width, source.height / height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function encodeInWorker(
  task: VideoTask,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<MadeVideo> {
  const { promise, resolve, reject } = Promise.withResolvers<MadeVideo>();
  const worker = new Worker(new URL('./video-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<VideoReport>) => {
    if (data.type === 'progress') onProgress(data.fraction);
    else if (data.type === 'made') resolve(data.video);
    else reject(new VideoFailure(data.reason));
  });
  worker.addEventListener('error', () => reject(new VideoFailure('broken')));
  const stop = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', stop);
  worker.postMessage(task, [task.bytes]);
  return promise.finally(() => {
    signal.removeEventListener('abort', stop);
    worker.terminate();
  });
}
