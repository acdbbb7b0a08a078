import { type Folder, GALLERY_ROUTES, pathTo } from '@loopwright/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, callForJson } from '../../lib/api.ts';
import { creationKeys } from './creation-keys.ts';

const NONE: readonly Folder[] = [];

/** The folders of the user, by name; none until there is an answer. */
export function useFolders(username: string): readonly Folder[] {
  const { data } = useQuery({
    queryKey: creationKeys.folders(username),
    queryFn: ({ signal }) =>
      callForJson<{ readonly folders: Folder[] }>(GALLERY_ROUTES.folders, { signal }),
  });
  return data?.folders ?? NONE;
}

export type FolderAction =
  | { readonly type: 'create'; readonly name: string }
  | { readonly type: 'rename'; readonly id: string; readonly name: string }
  | { readonly type: 'delete'; readonly id: string };

async function perform(action: FolderAction): Promise<Folder | null> {
  if (action.type === 'delete') {
    await callApi(pathTo(GALLERY_ROUTES.folder, { id: action.id }), { method: 'DELETE' });
    return null;
  }
  const { name } = action;
  const { folder } = await (action.type === 'create'
    ? callForJson<{ readonly folder: Folder }>(GALLERY_ROUTES.folders, {
        method: 'POST',
        body: { name },
      })
    : callForJson<{ readonly folder: Folder }>(pathTo(GALLERY_ROUTES.folder, { id: action.id }), {
        method: 'PATCH',
        body: { name },
      }));
  return folder;
}

/** Makes, renames or deletes a folder. @returns the folder; null for one that is deleted */
export function useFolderAction(username: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: perform,
    onSuccess: async (_, { type }) => {
      await client.invalidateQueries({ queryKey: creationKeys.folders(username) });
      if (type === 'delete') {
        await client.invalidateQueries({ queryKey: creationKeys.all(username) });
      }
    },
  });
}
