import { useEffect } from 'react';
import { loadTexts } from '../../language/texts.ts';
import { useMotionPause } from '../../lib/stillness.ts';
import { openDialog, useOpenedDialog } from './opened-dialog.ts';
import { useGlobalShortcuts } from './use-global-shortcuts.ts';
import { usePromptFocus } from './use-prompt-focus.ts';
import { WhenLoaded } from './when-loaded.tsx';

async function loadCommandDialog() {
  const [file] = await Promise.all([
    import('./command-dialog.tsx'),
    loadTexts(['commands', 'studio']),
  ]);
  return file.CommandDialog;
}

const close = (): void => openDialog(null);

/** What every page has, but not at its start: shortcuts, the palette, the list of shortcuts, stillness. */
export function Commands() {
  const opened = useOpenedDialog();
  const writePrompt = usePromptFocus();
  useGlobalShortcuts(writePrompt);
  const { isPaused } = useMotionPause();
  // As index.html does before the first paint.
  useEffect(() => {
    document.documentElement.classList.toggle('still', isPaused);
  }, [isPaused]);
  return (
    opened && (
      <WhenLoaded
        load={loadCommandDialog}
        onFailure={close}
        props={{ opened, onCreate: writePrompt, onClose: close }}
      />
    )
  );
}
