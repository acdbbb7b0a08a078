import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

const STORAGE_KEY = 'theme';
/** The canvas of each, for the browser's own frame; index.html knows them too. */
const FRAME_COLOURS: Readonly<Record<Theme, string>> = { light: '#f9f5ee', dark: '#0e121c' };

const listeners = new Set<() => void>();

function apply(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', FRAME_COLOURS[theme]);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const followOtherTabs = (event: StorageEvent): void => {
    if (event.key === STORAGE_KEY) apply(event.newValue === 'dark' ? 'dark' : 'light');
  };
  listeners.add(listener);
  window.addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTabs);
  };
}

/** The class on the root, set before first paint by the script in index.html, is the truth. */
const currentTheme = (): Theme =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

function toggleTheme(): void {
  const next = currentTheme() === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // Storage can be switched off; then the choice lasts for this visit.
  }
  apply(next);
}

/** Light unless chosen otherwise; the choice is kept in local storage. */
export function useTheme(): { readonly theme: Theme; readonly toggleTheme: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'light' as const);
  return { theme, toggleTheme };
}
