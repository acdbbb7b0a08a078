import { readPngXmp, readWebpXmp, xmpBox } from '@loopwright/media';
import {
  BufferTarget,
  canEncodeVideo,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
  VideoSample,
  VideoSampleSource,
  WebMOutputFormat,
} from 'mediabunny';
import type { MadeVideo, VideoFormat, VideoTask } from './messages.ts';
import { alphaPlanes, BT709, hasTransparency, toPlanes } from './planar.ts';

/** Why no video was made. */
export class VideoError extends Error {
  readonly reason: 'unsupported' | 'tooLarge';

  constructor(reason: VideoError['reason']) {
    super(reason);
    this.name = 'VideoError';
    this.reason = reason;
  }
}

const CODECS: Readonly<Record<VideoFormat, VideoCodec>> = { mp4: 'avc', webm: 'vp9' };
/** Bits for each pixel of a frame: fine lines stay clean. */
const BITS_PER_PIXEL = 0.25;
/** Frames a second that are reckoned with: few frames differ more from each other. */
const RATE_MINIMUM = 24;
const BITRATE_MAXIMUM = 20_000_000;
const BITRATE_MINIMUM = 100_000;
/** Share of the allowed bytes that is aimed at: encoders miss their rate by some percent. */
const AIM = 0.85;
const ATTEMPTS = 4;
const KEY_FRAME_SECONDS = 2;
/** Profile 0, level 5.1, 8 bits. */
const VP9 = 'vp09.00.51.08';
/** Alpha is smoother than color. */
const ALPHA_SHARE = 0.3;
/** Frames that wait in the encoder of the browser. */
const QUEUE_MAXIMUM = 8;

interface Frames {
  readonly width: number;
  readonly height: number;
  readonly delaysMs: readonly number[];
  draw(context: OffscreenCanvasRenderingContext2D, index: number): Promise<void>;
  close(): void;
}

/** One frame of the video. */
interface Shown {
  readonly index: number;
  /** Milliseconds. */
  readonly at: number;
  readonly delay: number;
}

/**
 * Writes the frames of an animated picture as a silent video, with WebCodecs.
 * @param onProgress fractions, 0–1
 * @throws VideoError when the browser cannot, or no file is small enough
 */
export async function encodeVideo(
  { format, bytes, mimeType, plan }: VideoTask,
  onProgress: (fraction: number) => void,
): Promise<MadeVideo> {
  // Read first: the decoder takes the bytes over.
  const xmp = readXmp(new Uint8Array(bytes), mimeType);
  const frames = await openFrames(bytes, mimeType);
  try {
    const { width, height } = plan ?? evenSize(frames, format);
    const shown = schedule(
      plan?.timesMs.map((time) => frameAt(frames, time)) ??
        frames.delaysMs.map((_, index) => index),
      plan?.delaysMs ?? frames.delaysMs,
      plan?.rounds ?? 1,
    );
    const codec = CODECS[format];
    if (!(await canEncodeVideo(codec, { width, height }))) throw new VideoError('unsupported');
    const durationMs = shown.reduce((sum, { delay }) => sum + delay, 0);
    const rate = Math.max(RATE_MINIMUM, (shown.length * 1000) / durationMs);
    let bitrate = Math.min(BITRATE_MAXIMUM, width * height * rate * BITS_PER_PIXEL);
    const hasAlpha = format === 'webm' && (await isAnyTransparent(frames, shown));
    const limit = plan?.maxBytes ?? Infinity;
    bitrate = Math.min(bitrate, (limit * 8000 * AIM) / durationMs);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const made = await encodeOnce(
        frames,
        shown,
        { format, width, height, bitrate, hasAlpha, xmp },
        (count) => onProgress(count / shown.length),
      );
      if (made.byteLength <= limit) {
        return { bytes: made, width, height, frames: shown.length, durationMs };
      }
      bitrate *= (AIM * limit) / made.byteLength;
      if (bitrate < BITRATE_MINIMUM) break;
    }
    throw new VideoError('tooLarge');
  } finally {
    frames.close();
  }
}

/** The frame that is shown at a moment. */
function frameAt({ delaysMs }: Frames, timeMs: number): number {
  let end = 0;
  const found = delaysMs.findIndex((delay) => {
    end += delay;
    return timeMs < end;
  });
  return found === -1 ? delaysMs.length - 1 : found;
}

/** Two pixels of an H.264 video share their color. */
const evenSize = ({ width, height }: Frames, format: VideoFormat) =>
  format === 'mp4'
    ? { width: Math.ceil(width / 2) * 2, height: Math.ceil(height / 2) * 2 }
    : { width, height };

function schedule(
  frames: readonly number[],
  delaysMs: readonly number[],
  rounds: number,
): readonly Shown[] {
  const shown: Shown[] = [];
  let at = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, index] of frames.entries()) {
      const delay = delaysMs[place] ?? 0;
      shown.push({ index, at, delay });
      at += delay;
    }
  }
  return shown;
}

/** Draws a frame in a size and gives its pixels. */
function drawingOf(
  frames: Pick<Frames, 'draw'>,
  { width, height }: { readonly width: number; readonly height: number },
): (index: number) => Promise<ImageData> {
  const options = { willReadFrequently: true };
  const context = new OffscreenCanvas(width, height).getContext('2d', options);
  if (context === null) throw new VideoError('unsupported');
  return async (index) => {
    context.clearRect(0, 0, width, height);
    await frames.draw(context, index);
    return context.getImageData(0, 0, width, height);
  };
}

/**
 * Whether any frame that is shown has a pixel that is not opaque. A loop may begin with an opaque frame, and its track
 * has alpha from the first frame on or not at all.
 */
async function isAnyTransparent(frames: Frames, shown: readonly Shown[]): Promise<boolean> {
  const draw = drawingOf(frames, frames);
  for (const index of new Set(shown.map((one) => one.index))) {
    if (hasTransparency(await draw(index))) return true;
  }
  return false;
}

interface Encoding {
  readonly format: VideoFormat;
  readonly width: number;
  readonly height: number;
  /** Bits per second. */
  readonly bitrate: number;
  /** With a second stream of alpha. */
  readonly hasAlpha: boolean;
  /** What says how the picture came to be. */
  readonly xmp: string | null;
}

async function encodeOnce(
  frames: Frames,
  shown: readonly Shown[],
  encoding: Encoding,
  onFrame: (count: number) => void,
): Promise<ArrayBuffer> {
  const { format } = encoding;
  const target = new BufferTarget();
  const output = new Output({
    target,
    format:
      format === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
  });
  const draw = drawingOf(frames, encoding);
  const track = encoding.hasAlpha ? openAlphaTrack(output, encoding) : openTrack(output, encoding);
  // As `packages/media` writes it: WebM has no place for XMP but its own tags.
  if (encoding.xmp !== null && format === 'webm') {
    output.setMetadataTags({ raw: { XMP: encoding.xmp } });
  }
  await output.start();
  let [drawn, pixels] = [0, await draw(0)];
  for (const [count, one] of shown.entries()) {
    if (drawn !== one.index) [drawn, pixels] = [one.index, await draw(one.index)];
    await track.add(pixels, one);
    onFrame(count + 1);
  }
  await track.finish();
  await output.finalize();
  if (target.buffer === null) throw new Error('No video was written.');
  if (encoding.xmp === null || format === 'webm') return target.buffer;
  return await new Blob([target.buffer, xmpBox(encoding.xmp)]).arrayBuffer();
}

const readXmp = (bytes: Uint8Array, mimeType: string): string | null =>
  mimeType === 'image/webp' ? readWebpXmp(bytes) : readPngXmp(bytes);

interface Track {
  add(pixels: ImageData, shown: Shown): Promise<void>;
  finish(): Promise<void>;
}

const isKeyFrame = ({ at, delay }: Shown): boolean => {
  const interval = KEY_FRAME_SECONDS * 1000;
  return at === 0 || Math.floor(at / interval) !== Math.floor((at - delay) / interval);
};

function videoFrame(
  { width, height }: ImageData,
  planes: Uint8Array<ArrayBuffer>,
  { at, delay }: Shown,
): VideoFrame {
  return new VideoFrame(planes, {
    format: 'I420',
    codedWidth: width,
    codedHeight: height,
    timestamp: Math.round(at * 1000),
    duration: Math.round(delay * 1000),
    colorSpace: BT709,
  });
}

function openTrack(output: Output, { format, bitrate }: Encoding): Track {
  const source = new VideoSampleSource({
    codec: CODECS[format],
    bitrate: Math.round(bitrate),
    keyFrameInterval: KEY_FRAME_SECONDS,
  });
  output.addVideoTrack(source);
  return {
    async add(pixels, shown) {
      const sample = new VideoSample(videoFrame(pixels, toPlanes(pixels), shown));
      await source.add(sample);
      sample.close();
    },
    finish: () => Promise.resolve(),
  };
}

/**
 * VP9 with alpha: a second, gray video beside the first one. The library would split frames in a worker of its own, from an
 * address that the content security policy does not allow.
 */
function openAlphaTrack(output: Output, encoding: Encoding): Track {
  const source = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(source);
  const colors = openEncoder(encoding);
  const alphas = openEncoder({ ...encoding, bitrate: encoding.bitrate * ALPHA_SHARE });
  return {
    async add(pixels, shown) {
      const keyFrame = isKeyFrame(shown);
      await colors.encode(videoFrame(pixels, toPlanes(pixels), shown), keyFrame);
      await alphas.encode(videoFrame(pixels, alphaPlanes(pixels), shown), keyFrame);
    },
    async finish() {
      const [color, alpha] = [await colors.finish(), await alphas.finish()];
      for (const [index, { chunk, meta }] of color.entries()) {
        const side = alpha[index];
        const data = side && EncodedPacket.fromEncodedChunk(side.chunk).data;
        const packet = EncodedPacket.fromEncodedChunk(chunk, data && { alpha: data });
        await source.add(packet, meta);
      }
    },
  };
}

interface EncodedFrame {
  readonly chunk: EncodedVideoChunk;
  readonly meta: EncodedVideoChunkMetadata | undefined;
}

/** @throws what the encoder of the browser reports */
function openEncoder({ width, height, bitrate }: Encoding) {
  const made: EncodedFrame[] = [];
  let failure: Error | null = null;
  const encoder = new VideoEncoder({
    output: (chunk, meta) => made.push({ chunk, meta }),
    error: (error) => {
      failure = error;
    },
  });
  encoder.configure({ codec: VP9, width, height, bitrate: Math.round(bitrate) });
  return {
    async encode(frame: VideoFrame, keyFrame: boolean): Promise<void> {
      encoder.encode(frame, { keyFrame });
      frame.close();
      if (encoder.encodeQueueSize > QUEUE_MAXIMUM) await encoder.flush();
      if (failure) throw failure;
    },
    async finish(): Promise<readonly EncodedFrame[]> {
      await encoder.flush();
      if (failure) throw failure;
      encoder.close();
      return made;
    },
  };
}

/** @throws VideoError where browsers cannot decode pictures frame by frame */
async function openFrames(data: ArrayBuffer, type: string): Promise<Frames> {
  if (typeof ImageDecoder === 'undefined' || typeof VideoEncoder === 'undefined') {
    throw new VideoError('unsupported');
  }
  const decoder = new ImageDecoder({ data, type });
  await decoder.tracks.ready;
  await decoder.completed;
  const count = decoder.tracks.selectedTrack?.frameCount ?? 0;
  const delaysMs: number[] = [];
  let size = { width: 0, height: 0 };
  for (let frameIndex = 0; frameIndex < count; frameIndex += 1) {
    const { image } = await decoder.decode({ frameIndex });
    delaysMs.push((image.duration ?? 0) / 1000);
    size = { width: image.displayWidth, height: image.displayHeight };
    image.close();
  }
  return {
    ...size,
    delaysMs,
    async draw(context, frameIndex) {
      const { image } = await decoder.decode({ frameIndex });
      const { width, height } = context.canvas;
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, width, height);
      image.close();
    },
    close: () => decoder.close(),
  };
}
