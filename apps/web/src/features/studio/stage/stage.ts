import { DOCUMENT_ROUTES, pathTo } from '@loopwright/contract';
import { type Canvas, createRenderer, isMediaLayer, type StudioDocument } from '@loopwright/studio';
import { createFontLoader } from '../../../entities/document/load-fonts.ts';
import { createMediaCache } from './media-cache.ts';
import type { MediaProgress, StageReport, StageRequest } from './messages.ts';
import { createPlayer } from './player.ts';
import { snapToLoop } from './snap-to-loop.ts';
import { stripFrames, type Survey, surveyFrames, thumbnailOf } from './survey.ts';

/** After the last change; a drag then draws nothing but what is seen. */
const SURVEY_AFTER_MS = 120;

interface StageOptions {
  readonly report: (report: StageReport, transfer?: readonly Transferable[]) => void;
  readonly requestFrame: (callback: (nowMs: number) => void) => void;
  /** Of the worker. */
  readonly fonts: { add(font: FontFace): unknown };
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Shows a picture in its size. */
function show(picture: Canvas, canvas: OffscreenCanvas): void {
  const { width, height } = picture;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d')!;
  context.clearRect(0, 0, width, height);
  context.drawImage(picture as unknown as OffscreenCanvas, 0, 0);
}

/** Draws a document onto a canvas, in a worker: nothing of it holds up the page. */
export function createStage({ report, requestFrame, fonts }: StageOptions) {
  let canvas: OffscreenCanvas | null = null;
  let document: StudioDocument | null = null;
  /** The one to show next. */
  let newest: StudioDocument | null = null;

  const cache = createMediaCache({
    fetchFrames: (id) => fetch(pathTo(DOCUMENT_ROUTES.assetFrames, { id })),
    onProgress: follow,
  });
  const renderer = createRenderer({
    createCanvas: (width, height) => new OffscreenCanvas(width, height) as unknown as Canvas,
    media: cache.media,
  });
  const loadFonts = createFontLoader(fonts);
  const scheduleSurvey = createSurveyor(
    () => (cache.isSettled() ? document : null),
    (surveyed, frame) => renderer.renderFrame(surveyed, frame),
    (found) => report({ type: 'survey', ...found }, [...found.strip]),
  );
  const player = createPlayer({
    requestFrame,
    draw,
    onFrame: (frame) => report({ type: 'frame', frame }),
  });

  /**
   * Shows a document when its fonts are there. Not before: a worker of Chromium goes on to draw with the font that it
   * has once used for a name and a size.
   */
  async function showWithFonts(next: StudioDocument): Promise<void> {
    newest = next;
    const loading = loadFonts(next);
    if (loading !== null) await loading;
    if (newest !== next) return;
    document = next;
    player.setTiming(next);
    player.redraw();
    scheduleSurvey();
  }

  function draw(frame: number): void {
    if (canvas === null || document === null) return;
    show(renderer.renderFrame(document, frame), canvas);
  }

  function follow(media: MediaProgress): void {
    report({ type: 'media', media });
    player.redraw();
    if (media.state === 'ready') void reportSource(media.assetId);
    if (cache.isSettled()) scheduleSurvey();
  }

  async function reportSource(assetId: string): Promise<void> {
    const layer = document?.layers.find(
      (one) => isMediaLayer(one) && one.source.assetId === assetId,
    );
    if (layer === undefined || !isMediaLayer(layer)) return;
    const media = cache.media(layer.source);
    if (media === null) return;
    const frames = stripFrames(media.frameCount).map((at) => media.frame(at) as ImageBitmap);
    const strip = await Promise.all(frames.map((frame) => thumbnailOf(frame, frame)));
    report({ type: 'source', assetId, strip }, strip);
  }

  async function snap(layerId: string): Promise<void> {
    const layer = document?.layers.find(({ id }) => id === layerId);
    const media = layer && isMediaLayer(layer) ? cache.media(layer.source) : null;
    if (!layer || !isMediaLayer(layer) || media === null) return;
    const trim = await snapToLoop(layer, media, nextTask);
    report({ type: 'snapped', layerId, trim });
  }

  return (request: StageRequest): void => {
    switch (request.type) {
      case 'start':
        ({ canvas } = request);
        player.redraw();
        return;
      case 'show':
        void showWithFonts(request.document);
        return;
      case 'play':
        player.play(request.isPlaying);
        return;
      case 'seek':
        player.seek(request.frame);
        return;
      case 'snap':
        void snap(request.layerId);
        return;
      case 'retry':
        cache.retry();
        player.redraw();
    }
  };
}

/**
 * Surveys the frames of a document once changes have rested.
 * @param current the document to survey; null while it cannot be drawn
 * @returns to be called after each change
 */
function createSurveyor(
  current: () => StudioDocument | null,
  draw: (surveyed: StudioDocument, frame: number) => Canvas,
  onFound: (found: Survey) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let count = 0;

  async function survey(): Promise<void> {
    const surveyed = current();
    if (surveyed === null) return;
    const own = count;
    const found = await surveyFrames({
      frameCount: surveyed.frameCount,
      draw: (frame) => draw(surveyed, frame),
      pause: nextTask,
      isOver: () => own !== count,
    });
    if (found) onFound(found);
  }

  return () => {
    clearTimeout(timer);
    count++;
    timer = setTimeout(() => void survey(), SURVEY_AFTER_MS);
  };
}
