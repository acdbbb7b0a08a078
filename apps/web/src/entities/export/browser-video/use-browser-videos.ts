import { type Export, type ExportRequest, FILE_FORMATS, SHORT_NAME } from '@loopwright/contract';
import { useEffect, useRef, useState } from 'react';
import { type ExportState, keyOf } from '../export-state.ts';
import { type CountedVideo, makeVideo, type VideoWish } from './make-video.ts';

export interface BrowserVideos {
  stateOf(request: ExportRequest): ExportState | null;
  start(wish: VideoWish): Promise<void>;
  cancel(request: ExportRequest): void;
}

/** Videos that this browser makes, each as long as the dialog is open. */
export function useBrowserVideos(): BrowserVideos {
  const [states, setStates] = useState<ReadonlyMap<string, ExportState>>(new Map());
  const running = useRef(new Map<string, AbortController>());
  const addresses = useRef<string[]>([]);
  useEffect(() => {
    const [controllers, made] = [running.current, addresses.current];
    return () => {
      for (const controller of controllers.values()) controller.abort();
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, []);
  const note = (request: ExportRequest, state: ExportState | null): void =>
    setStates((known) => {
      const next = new Map(known);
      next.delete(keyOf(request));
      return state === null ? next : next.set(keyOf(request), state);
    });
  return {
    stateOf: (request) => states.get(keyOf(request)) ?? null,
    async start(wish) {
      const { request } = wish;
      const controller = new AbortController();
      running.current.set(keyOf(request), controller);
      const report = (fraction: number): void =>
        note(request, { made: describe(wish, fraction, null), isBusy: true, error: null });
      report(0);
      try {
        const video = await makeVideo(wish, controller.signal, report);
        const { mimeType } = FILE_FORMATS[wish.format];
        const address = URL.createObjectURL(new Blob([video.bytes], { type: mimeType }));
        addresses.current.push(address);
        const file = fileOf(wish, video, address);
        note(request, { made: describe(wish, 1, file), isBusy: false, error: null });
      } catch (error) {
        note(request, controller.signal.aborted ? null : { made: null, isBusy: false, error });
      }
    },
    cancel: (request) => running.current.get(keyOf(request))?.abort(),
  };
}

function fileOf(
  { format, request }: VideoWish,
  { bytes, ...measures }: CountedVideo,
  url: string,
): NonNullable<Export['file']> {
  const { mimeType, extension } = FILE_FORMATS[format];
  const purpose = 'target' in request ? request.target : format;
  return {
    ...measures,
    url,
    name: `${SHORT_NAME}-${Date.now()}-${purpose}.${extension}`,
    mimeType,
    sizeBytes: bytes.byteLength,
    fps: (measures.frames * 1000) / measures.durationMs,
  };
}

const describe = (
  { request, format }: VideoWish,
  fraction: number,
  file: Export['file'],
): Export => ({
  id: keyOf(request),
  creationId: null,
  documentId: null,
  savedCreationId: null,
  target: 'target' in request ? request.target : null,
  format,
  status: file === null ? 'running' : 'finished',
  stage: 'encoding',
  fraction,
  file,
  changes: [],
  checks: [],
  error: null,
  createdAt: new Date().toISOString(),
  expiresAt: null,
});
