import {
  type Creation,
  EXPORT_ROUTES,
  type Export,
  type ExportRequest,
  type ExportTargets,
  pathTo,
  type Preflight,
} from '@loopwright/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi, callForJson } from '../../lib/api.ts';

const POLL_MS = 500;

export type ExportOptions = Pick<ExportRequest, 'fit' | 'withoutBackdrop' | 'outline'>;

const exportKeys = {
  targets: ['export-targets'] as const,
  preflight: (creationId: string, options: ExportOptions) =>
    ['export-preflight', creationId, options] as const,
  one: (id: string | undefined) => ['export', id] as const,
};

/** The places that files can be made for, and the formats that the server can make. */
export const useExportTargets = () =>
  useQuery({
    queryKey: exportKeys.targets,
    queryFn: ({ signal }) => callForJson<ExportTargets>(EXPORT_ROUTES.targets, { signal }),
    staleTime: Infinity,
  });

/** What would be done to a creation for each target. */
export const usePreflight = (
  { id }: Creation,
  targets: readonly string[],
  options: ExportOptions,
) =>
  useQuery({
    queryKey: exportKeys.preflight(id, options),
    queryFn: ({ signal }) =>
      callForJson<Preflight>(pathTo(EXPORT_ROUTES.preflight, { id }), {
        method: 'POST',
        body: { targets, ...options },
        signal,
      }),
    enabled: targets.length > 0,
    placeholderData: (previous) => previous,
  });

type ExportAnswer = { readonly export: Export };

const isOver = ({ status }: Export): boolean => status !== 'queued' && status !== 'running';

/** Makes one file and follows it until it is there. */
export function useExport({ id: creationId }: Creation) {
  const [started, setStarted] = useState<Export | null>(null);
  const [isStarting, setIsStarting] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const path = pathTo(EXPORT_ROUTES.export, { id: started?.id ?? '' });
  const followed = useQuery({
    queryKey: exportKeys.one(started?.id),
    queryFn: async ({ signal }) => (await callForJson<ExportAnswer>(path, { signal })).export,
    enabled: started !== null,
    ...(started && { initialData: started }),
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : POLL_MS),
  });
  const made = started === null ? undefined : followed.data;

  async function start(body: ExportRequest): Promise<void> {
    setError(null);
    setIsStarting(true);
    try {
      const ofCreation = pathTo(EXPORT_ROUTES.ofCreation, { id: creationId });
      setStarted((await callForJson<ExportAnswer>(ofCreation, { method: 'POST', body })).export);
    } catch (cause) {
      setError(cause);
    } finally {
      setIsStarting(false);
    }
  }

  async function cancel(): Promise<void> {
    setStarted(null);
    // It may have ended a moment ago.
    await callApi(path, { method: 'DELETE' }).catch(setError);
  }

  return {
    export: made,
    isBusy: isStarting || (made !== undefined && !isOver(made)),
    error,
    start,
    cancel,
  };
}
