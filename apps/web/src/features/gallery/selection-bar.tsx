import { type Creation, type Folder, ROLE_PERMISSIONS } from '@loopwright/contract';
import { FolderDown, Heart, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { downloadZip } from '../../lib/download-zip.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { showFailure } from '../../ui/toasts.tsx';
import { fileNameOf } from './file-name-of.ts';

interface SelectionBarProps {
  /** In the order in which they are shown. */
  readonly selected: readonly Creation[];
  readonly folders: readonly Folder[];
  readonly onSelectAll: () => void;
  readonly onFavorite: (isFavorite: boolean) => void;
  /** null: out of every folder. */
  readonly onMove: (folderId: string | null) => void;
  /** To another workspace of the user. */
  readonly onMoveTo: (workspaceId: string) => void;
  readonly onDelete: () => void;
  readonly onEnd: () => void;
}

/** What can be done with all that is selected, at the bottom of the window. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, folders, onSelectAll, onFavorite, onMove, onMoveTo, onDelete, onEnd } = props;
  const gallery = useTexts('gallery');
  const texts = gallery.selection;
  const { user } = useAuth();
  const others = (user?.workspaces ?? []).filter(({ isActive, role, isReadOnly }) => {
    return !isActive && !isReadOnly && ROLE_PERMISSIONS[role].includes('create');
  });
  const [isZipping, setIsZipping] = useState(false);
  const isEmpty = selected.length === 0;
  const areFavorites = !isEmpty && selected.every(({ isFavorite }) => isFavorite);

  const zip = async (): Promise<void> => {
    setIsZipping(true);
    try {
      await downloadZip(
        selected.map((creation, index) => ({
          name: fileNameOf(creation, index),
          url: creation.url,
        })),
      );
    } catch {
      showFailure(texts.zipFailed);
    } finally {
      setIsZipping(false);
    }
  };

  return (
    <div
      role="toolbar"
      aria-label={texts.label}
      className="sticky bottom-3 z-20 mx-auto mt-6 flex w-fit max-w-full flex-wrap items-center justify-center gap-1.5 rounded-xl border border-line bg-raised p-2 shadow-high"
    >
      <output className="px-2 text-sm font-medium tabular-nums">
        {texts.count(selected.length)}
      </output>
      <Button variant="quiet" size="compact" onClick={onSelectAll}>
        {texts.all}
      </Button>
      <Button
        variant="quiet"
        size="compact"
        disabled={isEmpty}
        aria-pressed={areFavorites}
        onClick={() => onFavorite(!areFavorites)}
      >
        <Heart className={areFavorites ? 'size-4 fill-current' : 'size-4'} aria-hidden="true" />
        {gallery.favorite}
      </Button>
      <select
        aria-label={texts.move}
        disabled={isEmpty}
        value=""
        onChange={({ target }) => onMove(target.value === 'none' ? null : target.value)}
        className={`${controlClass} min-h-9 w-auto! max-w-40 text-sm pointer-coarse:min-h-11`}
      >
        <option value="" disabled>
          {texts.move}
        </option>
        <option value="none">{gallery.folders.none}</option>
        {folders.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {others.length > 0 && (
        <select
          aria-label={texts.moveToWorkspace}
          disabled={isEmpty}
          value=""
          onChange={({ target }) => onMoveTo(target.value)}
          className={`${controlClass} min-h-9 w-auto! max-w-40 text-sm pointer-coarse:min-h-11`}
        >
          <option value="" disabled>
            {texts.moveToWorkspace}
          </option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name ?? texts.personal}
            </option>
          ))}
        </select>
      )}
      <Button
        variant="quiet"
        size="compact"
        isBusy={isZipping}
        disabled={isEmpty || isZipping}
        onClick={() => void zip()}
      >
        {!isZipping && <FolderDown className="size-4" aria-hidden="true" />}
        {texts.zip}
      </Button>
      <Button
        variant="quiet"
        size="compact"
        disabled={isEmpty}
        className="hover:text-danger"
        onClick={onDelete}
      >
        <Trash2 className="size-4" aria-hidden="true" />
        {gallery.delete}
      </Button>
      <Button variant="quiet" size="compact" onClick={onEnd}>
        <X className="size-4" aria-hidden="true" />
        {texts.done}
      </Button>
    </div>
  );
}
