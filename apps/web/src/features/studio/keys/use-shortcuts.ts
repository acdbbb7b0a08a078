import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { isDialogOpen, isForWriting, isUnwantedSingleKey } from '../../../lib/shortcuts.ts';
import { useEditor } from '../editor/use-editor.ts';
import { useStage } from '../stage/use-stage.ts';
import { type Clipboard, pasteCopies, shortcutsOf } from './shortcuts.ts';

/** What uses keys itself: Space, Enter and the arrows. */
const PRESSED = 'button, a, summary, input, [role=slider], [role=dialog], [role=alertdialog]';
const OWN_KEYS = /^( |Enter|Arrow)/;

const isForOthers = (event: KeyboardEvent): boolean => {
  const { target, key } = event;
  if (!(target instanceof Element)) return false;
  if (isDialogOpen() || isForWriting(event) || isUnwantedSingleKey(event)) return true;
  return OWN_KEYS.test(key) && target.closest(PRESSED) !== null;
};

/** One for the page: copies can be pasted into the next document. */
const clipboard: Clipboard = { layers: [] };

interface ShortcutHandlers {
  readonly onHelp: () => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The keys of the studio, and what is pasted. */
export function useShortcuts({ onHelp, onFiles }: ShortcutHandlers): void {
  const editor = useEditor();
  const stage = useStage();
  useEffect(() => {
    const entries = shortcutsOf({ editor, stage, onHelp, clipboard }).flatMap(({ keys, run }) =>
      keys.map(
        (key) =>
          [
            key,
            (event: KeyboardEvent): void => {
              event.preventDefault();
              run();
            },
          ] as const,
      ),
    );
    const stop = tinykeys(window, Object.fromEntries(entries), { ignore: isForOthers });
    const paste = (event: ClipboardEvent): void => {
      if (isForWriting(event)) return;
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) onFiles(files);
      else if (clipboard.layers.length > 0) pasteCopies(editor, clipboard.layers);
      else return;
      event.preventDefault();
    };
    const events = new AbortController();
    const { signal } = events;
    const compare = (isComparing: boolean) => (event: KeyboardEvent) => {
      if (event.key === '\\' && !isForOthers(event)) editor.show({ isComparing });
    };
    window.addEventListener('keydown', compare(true), { signal });
    window.addEventListener('keyup', compare(false), { signal });
    window.addEventListener('blur', () => editor.show({ isComparing: false }), { signal });
    window.addEventListener('paste', paste, { signal });
    return () => {
      stop();
      events.abort();
    };
  }, [editor, stage, onHelp, onFiles]);
}
