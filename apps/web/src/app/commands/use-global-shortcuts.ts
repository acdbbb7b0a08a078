import { useEffect, useEffectEvent } from 'react';
import { tinykeys } from 'tinykeys';
import { useLocation } from 'wouter';
import { isDialogOpen, isForWriting, isUnwantedSingleKey } from '../../lib/shortcuts.ts';
import { PALETTE_KEY, SINGLE_KEYS, type SingleKeyName } from './global-shortcuts.ts';
import { openDialog, useOpenedDialog } from './opened-dialog.ts';

/** The keys that work on every page; those without a modifier not in the Studio, which has its own. */
export function useGlobalShortcuts(onPromptWanted: () => void): void {
  const [pathname, navigate] = useLocation();
  const opened = useOpenedDialog();
  const isStudio = pathname.startsWith('/studio/');

  const togglePalette = useEffectEvent((event: KeyboardEvent) => {
    if (opened === null && isDialogOpen()) return;
    event.preventDefault();
    openDialog(opened === 'palette' ? null : 'palette');
  });
  const run = useEffectEvent((name: SingleKeyName) => {
    const actions: Readonly<Record<SingleKeyName, () => void>> = {
      prompt: onPromptWanted,
      goCreate: () => navigate('/create'),
      goGallery: () => navigate('/my-creations'),
      goDashboard: () => navigate('/'),
      help: () => openDialog('shortcuts'),
    };
    actions[name]();
  });
  const isForOthers = useEffectEvent(
    (event: KeyboardEvent): boolean =>
      event.defaultPrevented ||
      event.repeat ||
      isStudio ||
      isDialogOpen() ||
      isForWriting(event) ||
      isUnwantedSingleKey(event),
  );

  useEffect(() => {
    const ignore = (event: KeyboardEvent): boolean => event.repeat || event.isComposing;
    const stopPalette = tinykeys(
      window,
      { [PALETTE_KEY]: (event) => togglePalette(event) },
      { ignore },
    );
    const entries = Object.entries(SINGLE_KEYS).map(([name, keys]) => [
      keys,
      (event: KeyboardEvent): void => {
        event.preventDefault();
        run(name as SingleKeyName);
      },
    ]);
    const stopSingleKeys = tinykeys(window, Object.fromEntries(entries), {
      ignore: (event) => isForOthers(event),
    });
    return () => {
      stopPalette();
      stopSingleKeys();
    };
  }, []);
}
