import type { Folder } from '@loopwright/contract';
import { FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { CreationFilter } from '../../entities/creation/creation-filter.ts';
import { type FolderAction, useFolderAction } from '../../entities/creation/use-folders.ts';
import { useTexts } from '../../language/texts.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { showFailure } from '../../ui/toasts.tsx';
import { ConfirmDialog, NameDialog } from './later-parts.ts';

interface FolderBarProps {
  readonly username: string;
  readonly folders: readonly Folder[];
  /** The folder of the filter. */
  readonly folder: CreationFilter['folder'];
  readonly onFolder: (folder: CreationFilter['folder']) => void;
}

type Asking = 'create' | 'rename' | 'delete' | null;

/** The folders side by side, one of them open, and what can be done with it. */
export function FolderBar({ username, folders, folder, onFolder }: FolderBarProps) {
  const gallery = useTexts('gallery');
  const texts = gallery.folders;
  const action = useFolderAction(username);
  const [asking, setAsking] = useState<Asking>(null);
  const open = folders.find(({ id }) => id === folder);

  const perform = (wish: FolderAction): void => {
    setAsking(null);
    action.mutate(wish, {
      onSuccess: (made) => onFolder(made?.id),
      onError: (error) => showFailure(messageOf(error, texts.failed)),
    });
  };

  return (
    <div className="mt-4 flex items-center gap-1.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 sm:flex-wrap">
      <fieldset aria-label={texts.label} className="flex gap-1.5 sm:min-w-0 sm:flex-wrap">
        <FolderButton isOpen={folder === undefined} onOpen={() => onFolder(undefined)}>
          {texts.all}
        </FolderButton>
        {folders.length > 0 && (
          <FolderButton isOpen={folder === 'none'} onOpen={() => onFolder('none')}>
            {texts.none}
          </FolderButton>
        )}
        {folders.map(({ id, name, count }) => (
          <FolderButton key={id} isOpen={folder === id} onOpen={() => onFolder(id)}>
            <span className="max-w-48 truncate">{name}</span>
            <span className="text-xs text-ink-soft tabular-nums">{count}</span>
          </FolderButton>
        ))}
      </fieldset>
      <Button variant="quiet" size="compact" onClick={() => setAsking('create')}>
        <FolderPlus className="size-4" aria-hidden="true" />
        {texts.create}
      </Button>
      {open && (
        <>
          <Button variant="quiet" size="compact" onClick={() => setAsking('rename')}>
            <Pencil className="size-4" aria-hidden="true" />
            {texts.rename}
          </Button>
          <Button variant="quiet" size="compact" onClick={() => setAsking('delete')}>
            <Trash2 className="size-4" aria-hidden="true" />
            {texts.delete}
          </Button>
        </>
      )}
      <Suspense>
        {asking === 'create' && (
          <NameDialog
            title={texts.create}
            initialName=""
            onSave={(name) => perform({ type: 'create', name })}
            onCancel={() => setAsking(null)}
          />
        )}
        {asking === 'rename' && open && (
          <NameDialog
            title={texts.rename}
            initialName={open.name}
            onSave={(name) => perform({ type: 'rename', id: open.id, name })}
            onCancel={() => setAsking(null)}
          />
        )}
        {asking === 'delete' && open && (
          <ConfirmDialog
            isOpen
            question={texts.deleteQuestion(open.name)}
            detail={texts.deleteDetail}
            confirmLabel={texts.delete}
            onConfirm={() => perform({ type: 'delete', id: open.id })}
            onCancel={() => setAsking(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

interface FolderButtonProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

function FolderButton({ isOpen, onOpen, children }: FolderButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      onClick={onOpen}
      className={classNames(
        'flex min-h-9 items-center gap-1.5 rounded-full whitespace-nowrap border px-3.5 text-sm font-medium transition-colors pointer-coarse:min-h-11',
        isOpen
          ? 'border-accent-text bg-accent-wash text-accent-text'
          : 'border-line-strong/55 bg-surface hover:border-line-strong',
      )}
    >
      {children}
    </button>
  );
}
