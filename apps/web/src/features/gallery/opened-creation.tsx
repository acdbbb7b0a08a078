import type { Creation, CreationChange, Folder } from '@loopwright/contract';
import { useDeferredValue } from 'react';
import { useTexts } from '../../language/texts.ts';
import { showFailure } from '../../ui/toasts.tsx';
import { CreationDialog } from './later-parts.ts';
import { type OpenCreation, useOpened } from './use-open-creation.ts';

interface OpenedCreationProps {
  readonly opened: OpenCreation;
  readonly items: readonly Creation[];
  readonly folders: readonly Folder[];
  /** Asks for the creations after the last one. */
  readonly onMore: () => void;
  readonly onChange: (
    id: string,
    change: CreationChange,
    onChanged: (creation: Creation) => void,
  ) => void;
  /** There is a new creation. */
  readonly onMade: () => void;
}

/** The dialog of the creation that is open, with its neighbors in the list. */
export function OpenedCreation(props: OpenedCreationProps) {
  const { opened, items, folders, onMore, onChange, onMade } = props;
  const { changeFailed } = useTexts('gallery');
  const open = useOpened(opened);
  const index = items.findIndex(({ id }) => id === open?.id);
  const turnTo = (creation: Creation | undefined): (() => void) | null =>
    creation === undefined
      ? null
      : () => {
          opened.replace(creation);
          if (creation === items.at(-1)) onMore();
        };
  // Opens and closes at once. Turning is rendered in slices, and skips pictures while an arrow key is held.
  const shown = useDeferredValue(open);
  if (open === null) return null;
  return (
    <CreationDialog
      creation={shown ?? open}
      folders={folders}
      onClose={opened.close}
      onPrevious={index > 0 ? turnTo(items[index - 1]) : null}
      onNext={index >= 0 ? turnTo(items[index + 1]) : null}
      onChange={(id, change) => onChange(id, change, opened.update)}
      onOpenParent={(id) => {
        opened.showById(id).catch(() => showFailure(changeFailed));
      }}
      onRecut={(made) => {
        opened.replace(made);
        onMade();
      }}
    />
  );
}
