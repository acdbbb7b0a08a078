import { useEffect, useEffectEvent } from 'react';

/** ⌘ or Ctrl with Enter, wherever on the page the person is. */
export function useGenerateShortcut(onGenerate: () => void): void {
  const generate = useEffectEvent(onGenerate);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.repeat) return;
      event.preventDefault();
      generate();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
