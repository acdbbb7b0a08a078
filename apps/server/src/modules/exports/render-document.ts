import {
  closeSync,
  createReadStream,
  createWriteStream,
  openSync,
  readSync,
  writeSync,
} from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FrameSource, StopSignal } from '@loopwright/media';
import { encodeFrameDelta, openFrameDelta, resized } from '@loopwright/media/node';
import {
  createRenderer,
  isMediaLayer,
  type LoadedMedia,
  sourceFramesAt,
  type StudioDocument,
} from '@loopwright/studio';
import {
  createNodeEnvironment,
  mediaFromPixels,
  registerUploadedFonts,
} from '@loopwright/studio/node';
import { delaysOf } from './document-delays.ts';
import { type DocumentFiles, RENDERED_FRAMES_NAME } from './export-task.ts';

const BYTES_PER_PIXEL = 4;

/** Opens one file that a layer shows. */
type OpenFile = (file: DocumentFiles['files'][string]) => Promise<FrameSource>;

interface PixelFile {
  readonly media: LoadedMedia;
  readonly close: () => void;
}

interface RenderOptions {
  /** Of the frames, in the proportions of the canvas and no larger. */
  readonly width: number;
  readonly height: number;
  /** For temporary files. */
  readonly folder: string;
  readonly signal: StopSignal;
  /** Told after each frame. */
  readonly onFrame: (count: number) => void;
}

/**
 * Renders the frames of a document once, into a file that several encodes read.
 * @throws the signal's reason when it fires, and FormatError for a damaged file of a layer
 */
export async function renderDocument(
  { document: stored, files, fonts }: DocumentFiles,
  openFile: OpenFile,
  { width, height, folder, signal, onFrame }: RenderOptions,
): Promise<FrameSource> {
  const opened = new Map<string, PixelFile>();
  const { document, release } = registerUploadedFonts(stored, fonts);
  try {
    for (const [assetId, file] of Object.entries(files)) {
      const source = await openFile(file);
      const needed = neededFrames(document, assetId, source.delaysMs.length);
      opened.set(assetId, await writePixels(source, needed, folder, signal));
    }
    const environment = createNodeEnvironment(
      document,
      ({ assetId }) => opened.get(assetId)?.media ?? null,
    );
    const path = join(folder, RENDERED_FRAMES_NAME);
    const rendered = renderedFrames(document, createRenderer(environment), onFrame);
    const shown =
      width < rendered.width
        ? resized(rendered, { width, height, fit: 'crop', background: null })
        : rendered;
    await pipeline(Readable.from(encodeFrameDelta(shown, signal)), createWriteStream(path));
    return await openFrameDelta(() => createReadStream(path));
  } finally {
    release();
    for (const file of opened.values()) file.close();
  }
}

/** The frames of a file that any layer shows at any moment, by what they are in the file. */
function neededFrames(
  { layers, frameCount }: StudioDocument,
  assetId: string,
  framesOfFile: number,
): ReadonlySet<number> {
  const needed = new Set<number>();
  const showing = layers.filter(isMediaLayer).filter(({ source }) => source.assetId === assetId);
  for (const { time } of showing) {
    for (let index = 0; index < frameCount; index += 1) {
      const { first, second, mix } = sourceFramesAt(time, framesOfFile, index / frameCount);
      needed.add(first);
      if (mix > 0) needed.add(second);
    }
  }
  return needed;
}

/** Frames in any order are read from a file of raw pixels: all of them at once may not fit into memory. */
async function writePixels(
  source: FrameSource,
  needed: ReadonlySet<number>,
  folder: string,
  signal: StopSignal,
): Promise<PixelFile> {
  const { width, height, delaysMs } = source;
  const path = join(await mkdtemp(join(folder, 'pixels-')), 'frames.rgba');
  const descriptor = openSync(path, 'w+');
  const places = new Map<number, number>();
  const frameBytes = width * height * BYTES_PER_PIXEL;
  try {
    let index = 0;
    for await (const frame of source.frames(signal)) {
      if (needed.has(index)) {
        writeSync(descriptor, frame, 0, frameBytes, places.size * frameBytes);
        places.set(index, places.size);
      }
      index += 1;
    }
  } catch (error) {
    closeSync(descriptor);
    throw error;
  } finally {
    await source.close();
  }
  const pixels = Buffer.alloc(frameBytes);
  const media = mediaFromPixels({ width, height, frameCount: delaysMs.length }, (index) => {
    const place = places.get(index);
    if (place === undefined) return null;
    readSync(descriptor, pixels, 0, frameBytes, place * frameBytes);
    return pixels;
  });
  return { media, close: () => closeSync(descriptor) };
}

function renderedFrames(
  document: StudioDocument,
  renderer: ReturnType<typeof createRenderer>,
  onFrame: (count: number) => void,
): FrameSource {
  const { canvas, frameCount } = document;
  const { width, height, background } = canvas;
  return {
    width,
    height,
    hasAlpha: background === null,
    delaysMs: delaysOf(document),
    async *frames() {
      for (let index = 0; index < frameCount; index += 1) {
        const context = renderer.renderFrame(document, index).getContext('2d');
        yield context.getImageData(0, 0, width, height).data;
        onFrame(index + 1);
      }
      renderer.release();
    },
    close: async () => undefined,
  };
}
