import {
  EXPORT_ROUTES,
  type Export,
  type ExportRequest,
  type FileFormat,
  pathTo,
} from '@loopwright/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi, callForJson } from '../../lib/api.ts';
import { useAuth } from '../../lib/auth.tsx';
import { isOver } from '../generation/generation-events.ts';
import { useShownWork } from '../notification/use-shown-work.ts';
import type { VideoWish } from './browser-video/make-video.ts';
import { useBrowserVideos } from './browser-video/use-browser-videos.ts';
import { exportKeys } from './export-queries.ts';
import type { ExportSource } from './export-source.ts';
import { type ExportState, keyOf } from './export-state.ts';

const POLL_MS = 500;

/** The exports that were asked for since the dialog was opened. */
export interface Exports {
  stateOf(request: ExportRequest): ExportState;
  /** The files of the server that are there, in the order in which they were asked for. */
  readonly finished: readonly Export[];
  start(request: ExportRequest): Promise<void>;
  canMakeHere(request: ExportRequest): boolean;
  /** Makes a video in this browser, also where the server could. */
  startHere(request: ExportRequest): Promise<void>;
  cancel(request: ExportRequest): Promise<void>;
}

interface Asked {
  /** null until the server has answered. */
  readonly id: string | null;
  readonly error?: unknown;
}

const NONE: readonly Export[] = [];
const IDLE: ExportState = { made: null, isBusy: false, error: null };

/** The notifications about exports that end in this dialog are read. */
function useShownEnds(asked: ReadonlyMap<string, Asked>, made: readonly Export[]): void {
  const { user } = useAuth();
  const showEnd = useShownWork(user?.username ?? '');
  const told = useRef(new Set<string>());
  useEffect(() => {
    const ids = new Set([...asked.values()].map(({ id }) => id));
    for (const { id, status } of made) {
      const hasNews = status === 'finished' || status === 'failed';
      if (!hasNews || !ids.has(id) || told.current.has(id)) continue;
      told.current.add(id);
      showEnd({ id });
    }
  }, [asked, made, showEnd]);
}

/** How this browser makes the file of a request; null: it cannot. */
export type FindVideo = (request: ExportRequest) => Pick<VideoWish, 'format' | 'plan'> | null;

/**
 * Makes files of a creation or document, several at once, and follows all of them with one request. Videos that the
 * server cannot make are made by this browser.
 */
export function useExports(
  source: ExportSource,
  videoOf: FindVideo,
  isMadeHere: (format: FileFormat) => boolean,
): Exports {
  const { id: sourceId, exportsPath: path } = source;
  const videos = useBrowserVideos();
  const client = useQueryClient();
  const queryKey = exportKeys.ofSource(sourceId);
  const [asked, setAsked] = useState<ReadonlyMap<string, Asked>>(new Map());
  const { data = NONE } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await callForJson<{ readonly exports: Export[] }>(path, { signal })).exports,
    enabled: asked.size > 0,
    refetchInterval: ({ state }) => (state.data?.every(isOver) ? false : POLL_MS),
  });
  useShownEnds(asked, data);
  const byId = new Map(data.map((made) => [made.id, made]));

  const note = (request: ExportRequest, state: Asked | null): void =>
    setAsked((known) => {
      const next = new Map(known);
      next.delete(keyOf(request));
      return state === null ? next : next.set(keyOf(request), state);
    });

  const stateOf = (request: ExportRequest): ExportState => {
    const video = videos.stateOf(request);
    if (video !== null) return video;
    const state = asked.get(keyOf(request));
    if (state === undefined) return IDLE;
    const made = (state.id !== null && byId.get(state.id)) || null;
    const error = state.error ?? null;
    return { made, error, isBusy: error === null && (made === null || !isOver(made)) };
  };

  async function startHere(request: ExportRequest): Promise<void> {
    const video = videoOf(request);
    if (video !== null) await videos.start({ ...video, source, request });
  }

  async function start(request: ExportRequest): Promise<void> {
    const video = videoOf(request);
    if (video !== null && isMadeHere(video.format)) return await startHere(request);
    note(request, { id: null });
    try {
      const answer = await callForJson<{ readonly export: Export }>(path, {
        method: 'POST',
        body: request,
      });
      await client.cancelQueries({ queryKey });
      client.setQueryData<Export[]>(queryKey, (known = []) => [
        answer.export,
        ...known.filter(({ id }) => id !== answer.export.id),
      ]);
      note(request, { id: answer.export.id });
    } catch (error) {
      note(request, { id: null, error });
    }
  }

  async function cancel(request: ExportRequest): Promise<void> {
    videos.cancel(request);
    const id = asked.get(keyOf(request))?.id ?? null;
    note(request, null);
    if (id === null) return;
    // It fails when the export has just ended.
    await callApi(pathTo(EXPORT_ROUTES.export, { id }), { method: 'DELETE' }).catch(
      (error: unknown) => note(request, { id: null, error }),
    );
  }

  const finished = [...asked.values()].flatMap(({ id }) => {
    const made = id === null ? undefined : byId.get(id);
    return made?.file ? [made] : [];
  });
  const canMakeHere = (request: ExportRequest): boolean => videoOf(request) !== null;
  return { stateOf, finished, start, canMakeHere, startHere, cancel };
}
