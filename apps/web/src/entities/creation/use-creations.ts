import {
  type Creation,
  type CreationChange,
  type CreationsChange,
  type CreationsPage,
  GALLERY_ROUTES,
  pathTo,
  ROUTES,
  TEAM_ROUTES,
} from '@loopwright/contract';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLanguage } from '../../language/texts.ts';
import { isAbort } from '../../lib/abort.ts';
import { callApi, callForJson } from '../../lib/api.ts';
import { type CreationFilter, NO_FILTER } from './creation-filter.ts';
import { creationKeys } from './creation-keys.ts';
import { creationsPath, firstCreations } from './creations-path.ts';

type Pages = InfiniteData<CreationsPage, string | null>;

/** The creations of the user that match, newest first, page by page. */
export function useCreations(username: string, filter: CreationFilter = NO_FILTER) {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: creationKeys.list(username, filter),
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = firstCreations();
      for (const [name, value] of Object.entries(filter)) {
        if (value !== undefined) query.set(name, value);
      }
      if (filter.query !== undefined) query.set('language', language);
      if (pageParam !== null) query.set('cursor', pageParam);
      try {
        return await callForJson<CreationsPage>(creationsPath(query), { signal });
      } catch (error) {
        if (!isAbort(error)) console.error('The creations could not be loaded', error);
        throw error;
      }
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Undoes a deletion; the creations are back in the list when the list has been read again. */
export async function restoreCreations(ids: readonly string[]): Promise<void> {
  const [id = ''] = ids;
  await (ids.length === 1
    ? callApi(pathTo(ROUTES.creationRestoration, { id }), { method: 'POST', body: {} })
    : callApi(GALLERY_ROUTES.restorations, { method: 'POST', body: { ids } }));
}

/** Changes the items of every list that is there. */
function updateLists(
  client: QueryClient,
  username: string,
  change: (items: readonly Creation[]) => Creation[],
): void {
  client.setQueriesData<Pages>(
    { queryKey: creationKeys.lists(username) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: change(page.items) })),
      },
  );
}

/** Deletes on the server first; only then do they leave the list. */
export function useDeleteCreations(username: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ([id = '', ...others]: readonly string[]) =>
      others.length === 0
        ? callApi(pathTo(ROUTES.creation, { id }), { method: 'DELETE' })
        : callApi(GALLERY_ROUTES.deletions, { method: 'POST', body: { ids: [id, ...others] } }),
    onSuccess: (_, ids) => {
      updateLists(client, username, (items) => items.filter(({ id }) => !ids.includes(id)));
      void client.invalidateQueries({ queryKey: creationKeys.folders(username) });
    },
  });
}

/** Changes one creation, in every list as well. */
export function useChangeCreation(username: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({
      id,
      change,
    }: {
      readonly id: string;
      readonly change: CreationChange;
    }) => {
      const path = pathTo(ROUTES.creation, { id });
      const { creation } = await callForJson<{ readonly creation: Creation }>(path, {
        method: 'PATCH',
        body: change,
      });
      return creation;
    },
    onSuccess: (creation, { change }) => {
      updateLists(client, username, (items) =>
        items.map((item) => (item.id === creation.id ? creation : item)),
      );
      if (change.folderId === undefined) return;
      void client.invalidateQueries({ queryKey: creationKeys.folders(username) });
    },
  });
}

/** Changes several creations alike. Lists are read again: some may no longer match. */
export function useChangeCreations(username: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreationsChange) => callApi(ROUTES.creations, { method: 'PATCH', body }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: creationKeys.folders(username) });
      await client.invalidateQueries({ queryKey: creationKeys.all(username) });
    },
  });
}

/** Moves creations to another workspace of the user: they leave the lists. */
export function useMoveCreations(username: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly ids: readonly string[]; readonly workspaceId: string }) =>
      callApi(TEAM_ROUTES.creationMoves, { method: 'POST', body }),
    onSuccess: (_, { ids }) => {
      updateLists(client, username, (items) => items.filter(({ id }) => !ids.includes(id)));
      void client.invalidateQueries({ queryKey: creationKeys.folders(username) });
    },
  });
}

/** Asks for the list again: there is something new in it. */
export function useRenewCreations(username: string): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await client.invalidateQueries({ queryKey: creationKeys.all(username) });
    void client.invalidateQueries({ queryKey: creationKeys.folders(username) });
  }, [client, username]);
}
