import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { couldNotDraw } from '@loopwright/contract';
import { ILLUSTRATOR_VERSION } from '@loopwright/illustrator';
import { type Drawing, loadDrawing } from '@loopwright/illustrator/versions';
import type { FrameSource, Provenance } from '@loopwright/media';
import { encodeFrameDelta, type StripSource } from '@loopwright/media/node';
import { isStopped } from '../../../platform/threads/stop-flag.ts';
import { encodeStill, finishLoop, makePreview } from '../../media/index.ts';
import type { EngineProgress, EngineRequest, EngineResult, LoopFrames } from '../engine/engine.ts';
import { findCalmStart } from './calm-start.ts';
import type { DrawingAnswer, DrawingTask } from './drawing-task.ts';
import { type OpenedScene, type OpenScene, sceneOpener } from './open-scene.ts';

/** The fractions of the whole work that its parts take, by their usual durations. */
const SHARE = { begun: 0.05, stillDrawn: 0.7, loopFrames: 0.2, loopEncoding: 0.7 } as const;

type Report = (progress: EngineProgress) => void;

/** Draws one image or loop. Runs in a drawing thread, which reads art and fonts only once. */
export default async function draw(task: DrawingTask): Promise<DrawingAnswer> {
  const { request, framesPath, stop, port } = task;
  const report: Report = (progress) => port.postMessage(progress);
  const opened = new DisposableStack();
  try {
    const drawing = await loadDrawing(request.engineVersion ?? ILLUSTRATOR_VERSION);
    const openScene = await sceneOpener(request, drawing, opened);
    const result =
      framesPath !== null
        ? await drawFrames(openScene, request, framesPath, stop, drawing)
        : request.kind !== 'gif'
          ? await drawStill(openScene, request, report, drawing)
          : await drawLoop(openScene, request, stop, report);
    return { status: 'drawn', result };
  } catch (error) {
    return { status: 'threw', error };
  } finally {
    opened.dispose();
  }
}

async function drawStill(
  openScene: OpenScene,
  request: EngineRequest,
  report: Report,
  { stillPhase }: Drawing,
): Promise<EngineResult> {
  const scene = await openScene(request.options);
  report({ stage: 'drawing', fraction: SHARE.begun });
  const { width, height } = scene;
  const pixels = scene.pixelsAt(stillPhase);
  // Encoding needs memory of its own.
  scene.release();
  const preview = await makePreview(pixels, width, height);
  report({ stage: 'encoding', fraction: SHARE.stillDrawn, preview });
  const bytes = await encodeStill(pixels, width, height, provenanceOf(request));
  return {
    bytes,
    mimeType: 'image/png',
    width,
    height,
    seam: null,
    ...describeWords(scene),
    engineVersion: ILLUSTRATOR_VERSION,
  };
}

/** A loop that is ready to be drawn. */
interface ComposedLoop {
  readonly scene: OpenedScene;
  readonly framesPerSecond: number;
  readonly frameCount: number;
  /** The phase of a frame by its index. @throws Error when the work is to stop */
  readonly phaseOf: (index: number) => number;
}

async function composeLoop(
  openScene: OpenScene,
  { options }: EngineRequest,
  stop: SharedArrayBuffer,
): Promise<ComposedLoop> {
  const { seconds, framesPerSecond } = options;
  if (seconds === undefined || framesPerSecond === undefined) {
    throw new Error('A loop needs seconds and frames per second.');
  }
  const frameCount = seconds * framesPerSecond;
  const checkStop = (): void => {
    if (isStopped(stop)) throw new Error('Stopped between two frames.');
  };
  const firstFrame = await findCalmStart(openScene, options, frameCount, checkStop);
  const scene = await openScene(options);
  return {
    scene,
    framesPerSecond,
    frameCount,
    phaseOf(index) {
      checkStop();
      return (firstFrame + index) / frameCount;
    },
  };
}

/** A still as a loop of one frame. */
async function composeStill(
  openScene: OpenScene,
  { options }: EngineRequest,
  { stillPhase }: Drawing,
): Promise<ComposedLoop> {
  const scene = await openScene(options);
  return {
    scene,
    framesPerSecond: 1,
    frameCount: 1,
    phaseOf: () => stillPhase,
  };
}

function sourceOf(
  { scene, framesPerSecond, frameCount, phaseOf }: ComposedLoop,
  onDrawn?: (pixels: Uint8Array, index: number) => Promise<void>,
): FrameSource {
  return {
    width: scene.width,
    height: scene.height,
    hasAlpha: false,
    delaysMs: Array<number>(frameCount).fill(1000 / framesPerSecond),
    async *frames() {
      for (let index = 0; index < frameCount; index++) {
        const pixels = scene.pixelsAt(phaseOf(index));
        await onDrawn?.(pixels, index);
        yield pixels;
      }
    },
    close: () => Promise.resolve(),
  };
}

async function drawFrames(
  openScene: OpenScene,
  request: EngineRequest,
  path: string,
  stop: SharedArrayBuffer,
  drawing: Drawing,
): Promise<LoopFrames> {
  const loop =
    request.kind === 'gif'
      ? await composeLoop(openScene, request, stop)
      : await composeStill(openScene, request, drawing);
  const { scene, frameCount, framesPerSecond, phaseOf } = loop;
  const { width, height } = scene;
  const hasAlpha = request.withoutBackdrop === true;
  const source: StripSource = {
    ...sourceOf(loop),
    hasAlpha,
    async *frames() {
      for (let index = 0; index < frameCount; index++) yield scene.stripsAt(phaseOf(index));
    },
  };
  // Not in memory: those of a loop of 3840 px are half a gigabyte.
  await pipeline(encodeFrameDelta(source), createWriteStream(path));
  const durationMs = request.kind === 'gif' ? (frameCount * 1000) / framesPerSecond : 0;
  return { width, height, frameCount, durationMs, hasAlpha };
}

async function drawLoop(
  openScene: OpenScene,
  request: EngineRequest,
  stop: SharedArrayBuffer,
  report: Report,
): Promise<EngineResult> {
  const loop = await composeLoop(openScene, request, stop);
  const { scene, frameCount } = loop;
  const { width, height } = scene;
  report({ stage: 'drawing', fraction: SHARE.begun });

  let drawn = 0;
  let encoded = 0;
  // Frames are drawn and encoded alternately, so both parts count.
  const reportLoop = (preview?: string): void =>
    report({
      stage: drawn < frameCount ? 'drawing' : 'encoding',
      fraction:
        SHARE.begun +
        (drawn / frameCount) * SHARE.loopFrames +
        (encoded / frameCount) * SHARE.loopEncoding,
      ...(preview !== undefined && { preview }),
    });

  const source = sourceOf(loop, async (pixels, index) => {
    drawn = index + 1;
    reportLoop(index === 0 ? await makePreview(pixels, width, height) : undefined);
  });
  const { bytes, seam, flashes } = await finishLoop(source, provenanceOf(request), {
    onEncoded(frameCount) {
      if (isStopped(stop)) throw new Error('Stopped between two segments.');
      encoded = frameCount;
      reportLoop();
    },
  });
  return {
    bytes,
    mimeType: 'image/gif',
    width,
    height,
    seam,
    flashes,
    ...describeWords(scene),
    engineVersion: ILLUSTRATOR_VERSION,
  };
}

/** A trained model takes part only when it has generated the reference. */
const provenanceOf = ({ options, referenceModel }: EngineRequest): Provenance => ({
  digitalSource: referenceModel === undefined ? 'algorithmic' : 'trained',
  recipe: { engine: referenceModel ?? 'illustrator', ...options },
});

function describeWords({ words }: OpenedScene): Pick<EngineResult, 'text' | 'words'> {
  const { drawn, standIns, notDrawn } = words;
  return {
    text: notDrawn.length === 0 ? null : couldNotDraw(notDrawn),
    words: { drawn: [...drawn], standIns: [...standIns], notDrawn: [...notDrawn] },
  };
}
