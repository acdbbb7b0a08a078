import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../language/texts.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone for as long as it is. */
export function OfflineNotice() {
  const { offline } = useTexts('shell');
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-4 z-50 grid place-items-center px-4">
      {!isOnline && (
        <span className="flex max-w-[40em] animate-rise items-center gap-3 rounded-md border border-line-strong bg-raised px-4 py-3 text-sm shadow-high">
          <WifiOff className="size-4 shrink-0 text-accent-text" aria-hidden="true" />
          {offline}
        </span>
      )}
    </output>
  );
}
