import {
  EXPORT_ROUTES,
  type ExportRequest,
  type ExportTargets,
  type Preflight,
} from '@loopwright/contract';
import { useQuery } from '@tanstack/react-query';
import { callForJson } from '../../lib/api.ts';
import type { ExportSource } from './export-source.ts';

export type ExportOptions = Pick<
  ExportRequest,
  'fit' | 'background' | 'withoutBackdrop' | 'outline'
>;

export const exportKeys = {
  targets: ['export-targets'] as const,
  preflight: (sourceId: string, options: ExportOptions) =>
    ['export-preflight', sourceId, options] as const,
  ofSource: (id: string) => ['exports', id] as const,
};

/** The places that files can be made for, and the formats that the server can make. */
export const useExportTargets = () =>
  useQuery({
    queryKey: exportKeys.targets,
    queryFn: ({ signal }) => callForJson<ExportTargets>(EXPORT_ROUTES.targets, { signal }),
    staleTime: Infinity,
  });

/** What would be done to the source for each target. */
export const usePreflight = (
  { id, preflightPath }: ExportSource,
  targets: readonly string[],
  { fit, withoutBackdrop, outline }: ExportOptions,
) => {
  // A color changes nothing that is planned.
  const options = {
    ...(fit && { fit }),
    ...(withoutBackdrop && { withoutBackdrop }),
    ...(outline && { outline }),
  };
  return useQuery({
    queryKey: exportKeys.preflight(id, options),
    queryFn: ({ signal }) =>
      callForJson<Preflight>(preflightPath, {
        method: 'POST',
        body: { targets, ...options },
        signal,
      }),
    enabled: targets.length > 0,
    placeholderData: (previous) => previous,
  });
};
