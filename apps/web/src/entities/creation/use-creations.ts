import { type Creation, type CreationsPage, LIMITS, pathTo, ROUTES } from '@loopwright/contract';
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { isAbort } from '../../lib/abort.ts';
import { callApi, callForJson } from '../../lib/api.ts';
import { creationKeys } from './creation-keys.ts';

type Pages = InfiniteData<CreationsPage, string | null>;

/** The creations of the user, newest first, page by page. */
export function useCreations(username: string) {
  return useInfiniteQuery({
    queryKey: creationKeys.list(username),
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam === null ? '' : `&cursor=${encodeURIComponent(pageParam)}`;
      const path = `${ROUTES.creations}?limit=${LIMITS.galleryPage}${cursor}`;
      try {
        return await callForJson<CreationsPage>(path, { signal });
      } catch (error) {
        if (!isAbort(error)) console.error('The creations could not be loaded', error);
        throw error;
      }
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Undoes a deletion; the creation is back in the list when the list has been read again. */
export const restoreCreation = ({ id }: Creation): Promise<Response> =>
  callApi(pathTo(ROUTES.creationRestoration, { id }), { method: 'POST', body: {} });

/** Deletes on the server first; only then does it leave the list. */
export function useDeleteCreation(username: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Creation) =>
      callApi(pathTo(ROUTES.creation, { id }), { method: 'DELETE' }),
    onSuccess: (_, { id: deletedId }) => {
      client.setQueryData<Pages>(
        creationKeys.list(username),
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              items: page.items.filter(({ id }) => id !== deletedId),
            })),
          },
      );
    },
  });
}

/** Asks for the list again: there is something new in it. */
export function useRenewCreations(username: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: creationKeys.all(username) });
}
