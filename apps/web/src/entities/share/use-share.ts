import {
  pathTo,
  type Share,
  SHARE_ROUTES,
  type ShareRequest,
  type ShareState,
} from '@loopwright/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, callForJson } from '../../lib/api.ts';
import { creationKeys } from '../creation/creation-keys.ts';

const pathOf = (id: string): string => pathTo(SHARE_ROUTES.ofCreation, { id });

/** Whether and how a creation is shared. */
export function useShareState(username: string, id: string) {
  return useQuery({
    queryKey: creationKeys.share(username, id),
    queryFn: ({ signal }) => callForJson<ShareState>(pathOf(id), { signal }),
    enabled: username !== '',
    // The Share button elsewhere may just have changed it.
    staleTime: 0,
  });
}

/** Shares a creation, or changes what its page shows. */
export function useChangeShare(username: string, id: string) {
  const client = useQueryClient();
  const queryKey = creationKeys.share(username, id);
  return useMutation({
    mutationFn: (body: ShareRequest) =>
      callForJson<{ readonly share: Share }>(pathOf(id), { method: 'POST', body: { ...body } }),
    onSuccess: ({ share }) =>
      client.setQueryData<ShareState>(queryKey, (state) => state && { ...state, share }),
  });
}

/** Makes a creation private again. */
export function useStopSharing(username: string, id: string) {
  const client = useQueryClient();
  const queryKey = creationKeys.share(username, id);
  return useMutation({
    mutationFn: () => callApi(pathOf(id), { method: 'DELETE' }),
    onSuccess: () =>
      client.setQueryData<ShareState>(
        queryKey,
        (state) => state && { ...state, share: null, hasOpenMedia: false },
      ),
  });
}
