import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/**
 * Takes a file that is dropped or pasted anywhere on the page.
 * @returns whether one is being dragged over it right now
 */
export function useIncomingFile(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFile);

  useEffect(() => {
    const events = new AbortController();
    const listen = <Name extends keyof WindowEventMap>(
      name: Name,
      listener: (event: WindowEventMap[Name]) => void,
    ): void => window.addEventListener(name, listener, { signal: events.signal });

    listen('dragover', (event) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsOver(true);
    });
    listen('dragleave', (event) => {
      if (event.relatedTarget === null) setIsOver(false);
    });
    listen('drop', (event) => {
      setIsOver(false);
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) take(file);
    });
    listen('paste', (event) => {
      const { clipboardData } = event;
      const file = clipboardData?.files[0];
      // Office programs add a picture of the text that was copied; the text is what is meant.
      if (!file || clipboardData.types?.includes('text/plain')) return;
      event.preventDefault();
      take(file);
    });
    return () => events.abort();
  }, []);

  return isOver;
}
