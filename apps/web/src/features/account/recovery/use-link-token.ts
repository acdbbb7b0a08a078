import { useEffect, useSyncExternalStore } from 'react';

/** What a letter's link brought, and to which page. */
let taken: { readonly path: string; readonly token: string } | null = null;

function takeToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (token) taken = { path: location.pathname, token };
  return taken?.path === location.pathname ? taken.token : null;
}

/** Out of the address bar, the history and every screenshot. */
function tidyAddress(): void {
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
}

/** A second link that is opened in the same tab changes nothing but the fragment. */
function subscribe(listener: () => void): () => void {
  const follow = (): void => {
    takeToken();
    tidyAddress();
    listener();
  };
  window.addEventListener('hashchange', follow);
  return () => window.removeEventListener('hashchange', follow);
}

const notYetKnown = (): undefined => undefined;

/** @returns the token of the link that led here; null: there is none; undefined: not read yet */
export function useLinkToken(): string | null | undefined {
  const token = useSyncExternalStore(subscribe, takeToken, notYetKnown);
  useEffect(tidyAddress, []);
  return token;
}
