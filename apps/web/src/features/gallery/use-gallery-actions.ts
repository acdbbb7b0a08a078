import { type Creation, type CreationChange, UNDO_DELETION_MS } from '@loopwright/contract';
import {
  restoreCreations,
  useChangeCreation,
  useChangeCreations,
  useDeleteCreations,
  useMoveCreations,
  useRenewCreations,
} from '../../entities/creation/use-creations.ts';
import { useTexts } from '../../language/texts.ts';
import { messageOf } from '../../lib/api-error.ts';
import { showFailure, showNews, showUndo } from '../../ui/toasts.tsx';

/** What the gallery does to creations on the server, and what it says about it. */
export function useGalleryActions(username: string) {
  const gallery = useTexts('gallery');
  const deletion = useDeleteCreations(username);
  // These functions stay the same, unlike the objects that they are of: cards with the same functions are not rendered again.
  const { mutate: changeOne } = useChangeCreation(username);
  const { mutate: changeSeveral } = useChangeCreations(username);
  const { mutate: move } = useMoveCreations(username);
  const renew = useRenewCreations(username);
  const fail = (error: Error): void => showFailure(messageOf(error, gallery.changeFailed));

  const undo = async (ids: readonly string[]): Promise<void> => {
    try {
      await restoreCreations(ids);
      await renew();
      showNews(ids.length === 1 ? gallery.restored : gallery.selection.restored);
    } catch {
      showFailure(gallery.undoFailed);
    }
  };

  return {
    renew,
    isDeleting: (id: string): boolean => deletion.isPending && deletion.variables.includes(id),
    /** @param onChanged gets the creation as it is then */
    change: (id: string, change: CreationChange, onChanged?: (creation: Creation) => void): void =>
      changeOne({ id, change }, { onSuccess: (made) => onChanged?.(made), onError: fail }),
    toggleFavorite: ({ id, isFavorite }: Creation): void =>
      changeOne({ id, change: { isFavorite: !isFavorite } }, { onError: fail }),
    changeAll: (
      ids: readonly string[],
      change: { readonly isFavorite?: boolean; readonly folderId?: string | null },
    ): void => changeSeveral({ ids: [...ids], ...change }, { onError: fail }),
    moveTo: (ids: readonly string[], workspaceId: string, onMoved: () => void): void =>
      move(
        { ids, workspaceId },
        {
          onSuccess: () => {
            onMoved();
            showNews(gallery.selection.movedToWorkspace);
          },
          onError: fail,
        },
      ),
    remove: (creations: readonly Creation[], onRemoved: () => void): void => {
      const ids = creations.map(({ id }) => id);
      const [first] = creations;
      deletion.mutate(ids, {
        onSuccess: () => {
          onRemoved();
          showUndo({
            message:
              ids.length === 1
                ? gallery.deleted(first?.prompt ?? '')
                : gallery.selection.deleted(ids.length),
            label: gallery.undo,
            durationMs: UNDO_DELETION_MS,
            onUndo: () => void undo(ids),
          });
        },
        onError: () => showFailure(gallery.deleteFailed),
      });
    },
  };
}
