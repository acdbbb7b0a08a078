/// <reference types="google.accounts" />
import { recentErrors } from './api-error.ts';
import { withTabStorage } from './tab-storage.ts';

declare global {
  interface Window {
    /** Present once Google's button was pressed on this page. */
    google?: { readonly accounts?: typeof google.accounts };
  }
}

/** The prefix of everything that Microsoft's library stores: tokens and names of accounts. */
const MICROSOFT_PREFIX = 'msal.';

/**
 * Removes what could sign the next user of this browser in as the last one, what failed for the last one, and what the
 * tab holds of their work.
 */
export function forgetUser(): void {
  recentErrors.splice(0);
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(MICROSOFT_PREFIX)) localStorage.removeItem(key);
  }
  withTabStorage((storage) => storage.clear());
  window.google?.accounts?.id.disableAutoSelect();
}
