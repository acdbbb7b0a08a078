import { ArrowLeft, Keyboard, Redo2, Undo2 } from 'lucide-react';
import { use } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Link } from '../../lib/router/link.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { SaveState } from './autosave/autosave.ts';
import { BarEntry } from './bar-entry.ts';
import { IconButton } from './editor/icon-button.tsx';
import { useEditor } from './editor/use-editor.ts';
import { useValue, type Value } from './editor/value.ts';
import { StudioExport } from './studio-export.tsx';

interface TopBarProps {
  readonly documentId: string;
  readonly name: Value<string>;
  readonly state: Value<SaveState>;
  readonly flush: () => Promise<SaveState>;
  readonly onHelp: () => void;
}

export function TopBar({ documentId, name, state, flush, onHelp }: TopBarProps) {
  const texts = useTexts('studio');
  const editor = useEditor();
  const { undoable, redoable } = useValue(editor.history);
  const entry = use(BarEntry);
  return (
    // Above the canvas, for what hangs below the bar.
    <header className="relative z-30 flex h-12 shrink-0 items-center gap-1 border-b border-line bg-surface px-1.5 pointer-coarse:h-14">
      <Link
        to="/my-creations/documents"
        aria-label={texts.back}
        title={texts.back}
        className="grid size-9 shrink-0 place-items-center rounded-sm hover:bg-sunken pointer-coarse:size-11"
      >
        <ArrowLeft className="size-4.5" aria-hidden="true" />
      </Link>
      <NameField name={name} />
      <SavedState state={state} />
      <div className="grow max-md:hidden" />
      <IconButton
        label={texts.undo}
        keys="⌘Z"
        disabled={undoable.length === 0}
        onClick={editor.undo}
      >
        <Undo2 className="size-4.5" />
      </IconButton>
      <IconButton
        label={texts.redo}
        keys="⇧⌘Z"
        disabled={redoable.length === 0}
        onClick={editor.redo}
      >
        <Redo2 className="size-4.5" />
      </IconButton>
      <IconButton label={texts.shortcuts.title} keys="?" onClick={onHelp} className="max-md:hidden">
        <Keyboard className="size-4.5" />
      </IconButton>
      {entry}
      <StudioExport documentId={documentId} flush={flush} />
    </header>
  );
}

function NameField({ name }: { readonly name: Value<string> }) {
  const texts = useTexts('studio');
  const value = useValue(name);
  return (
    <h1 className="min-w-0 shrink max-md:grow font-sans text-sm font-medium tracking-normal">
      <input
        aria-label={texts.name}
        value={value}
        maxLength={120}
        placeholder={texts.untitled}
        onChange={({ target }) => name.set(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        className="h-9 w-56 max-w-full min-w-0 truncate rounded-sm border border-transparent bg-transparent px-2 hover:border-line focus:border-line-strong focus:bg-raised max-md:w-full pointer-coarse:h-11"
      />
    </h1>
  );
}

function SavedState({ state }: { readonly state: Value<SaveState> }) {
  const { states } = useTexts('studio');
  const current = useValue(state);
  return (
    <output
      className={classNames(
        'shrink-0 truncate px-1 text-xs max-md:max-w-20',
        (current === 'saved' || current === 'saving') && 'max-md:sr-only',
        current === 'conflict' || current === 'refused' ? 'text-danger' : 'text-ink-soft',
      )}
    >
      {states[current]}
    </output>
  );
}
