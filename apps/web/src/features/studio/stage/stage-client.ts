import { NO_GRADE, type StudioDocument, type Trim } from '@loopwright/studio';
import type { Editor } from '../editor/editor.ts';
import { createValue, type ReadableValue } from '../editor/value.ts';
import type { MediaProgress, StageReport, StageRequest } from './messages.ts';

/** What the worker has found out about the document. */
export interface StageClient {
  /** A canvas that shows the document. */
  readonly canvas: HTMLCanvasElement;
  /** Frames of the document for the timeline, and its seam; null: not known yet. */
  readonly survey: ReadableValue<{
    readonly strip: readonly ImageBitmap[];
    readonly seam: number;
  } | null>;
  /** Frames of files, by asset. */
  readonly sources: ReadableValue<ReadonlyMap<string, readonly ImageBitmap[]>>;
  readonly media: ReadableValue<ReadonlyMap<string, MediaProgress>>;
  seek(frame: number): void;
  /** The best loop near the trim of a layer. */
  snap(layerId: string): Promise<Trim>;
  retry(): void;
  close(): void;
}

/** Starts the worker that draws the document of an editor and follows it. */
export function openStage(editor: Editor): StageClient {
  const worker = new Worker(new URL('./stage-worker.ts', import.meta.url), { type: 'module' });
  const send = (request: StageRequest, transfer: Transferable[] = []): void =>
    worker.postMessage(request, transfer);
  const survey = createValue<{
    readonly strip: readonly ImageBitmap[];
    readonly seam: number;
  } | null>(null);
  const sources = createValue<ReadonlyMap<string, readonly ImageBitmap[]>>(new Map());
  const media = createValue<ReadonlyMap<string, MediaProgress>>(new Map());
  const snaps = new Map<string, (trim: Trim) => void>();

  const hear = (report: StageReport): void => {
    switch (report.type) {
      case 'frame':
        editor.frame.set(report.frame);
        return;
      case 'media':
        media.set(new Map(media.get()).set(report.media.assetId, report.media));
        return;
      case 'survey':
        survey.set(report);
        return;
      case 'source':
        sources.set(new Map(sources.get()).set(report.assetId, report.strip));
        return;
      case 'snapped':
        snaps.get(report.layerId)?.(report.trim);
    }
  };
  worker.addEventListener('message', ({ data }: MessageEvent<StageReport>) => hear(data));

  const canvas = document.createElement('canvas');
  canvas.className = 'size-full';
  canvas.setAttribute('aria-hidden', 'true');
  const offscreen = canvas.transferControlToOffscreen();
  send({ type: 'start', canvas: offscreen }, [offscreen]);
  const ends = [
    follow(
      () => shownDocument(editor),
      (shown) => send({ type: 'show', document: shown }),
    ),
  ];
  ends.push(
    follow(
      () => editor.view.get().isPlaying,
      (isPlaying) => send({ type: 'play', isPlaying }),
    ),
  );

  /** Sends a value now and when it has changed. */
  function follow<T>(read: () => T, tell: (value: T) => void): () => void {
    let last = read();
    tell(last);
    const look = (): void => {
      const next = read();
      if (Object.is(next, last)) return;
      last = next;
      tell(next);
    };
    const stops = [editor.history.subscribe(look), editor.view.subscribe(look)];
    return () => stops.forEach((stop) => stop());
  }

  return {
    canvas,
    survey,
    sources,
    media,
    seek: (frame) => send({ type: 'seek', frame }),
    snap: (layerId) =>
      new Promise((resolve) => {
        snaps.set(layerId, resolve);
        send({ type: 'snap', layerId });
      }),
    retry: () => send({ type: 'retry' }),
    close() {
      for (const end of ends) end();
      worker.terminate();
    },
  };
}

/** Remembers the last answer, so that an unchanged document stays the same object. */
const memoized = <A extends readonly unknown[], R>(make: (...values: A) => R) => {
  let last: { readonly values: A; readonly made: R } | null = null;
  return (...values: A): R => {
    if (last?.values.every((value, at) => Object.is(value, values[at]))) return last.made;
    last = { values, made: make(...values) };
    return last.made;
  };
};

/** The document without what is shown otherwise: the text that is edited, grades while comparing. */
const shown = memoized(
  (document: StudioDocument, editedText: string | null, isComparing: boolean): StudioDocument => {
    if (editedText === null && !isComparing) return document;
    const layers = document.layers.map((layer) => ({
      ...layer,
      ...(layer.id === editedText && { isVisible: false }),
      ...(isComparing && 'grade' in layer && { grade: NO_GRADE }),
    }));
    return { ...document, layers, ...(isComparing && { grade: NO_GRADE }) };
  },
);

const shownDocument = (editor: Editor): StudioDocument => {
  const { editedText, isComparing } = editor.view.get();
  return shown(editor.history.get().state.document, editedText, isComparing);
};
