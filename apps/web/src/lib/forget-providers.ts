/// <reference types="google.accounts" />

declare global {
  interface Window {
    /** There once somebody has pressed Google's button on this page. */
    google?: { readonly accounts?: typeof google.accounts };
  }
}

/** How Microsoft's library begins the names of all that it keeps: tokens and names of accounts. */
const MICROSOFT_PREFIX = 'msal.';

/** Leaves nothing with which the next person at this browser would be signed in as the last one. */
export function forgetProviders(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(MICROSOFT_PREFIX)) localStorage.removeItem(key);
  }
  window.google?.accounts?.id.disableAutoSelect();
}
