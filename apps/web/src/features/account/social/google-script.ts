import { TIMING } from '@loopwright/contract';
import { SocialFailure } from './social-failure.ts';

const SCRIPT = 'https://accounts.google.com/gsi/client';
/** Long enough for a slow connection. A blocked script fails at once. */
const PATIENCE_MS = 10_000;

let loading: Promise<typeof google.accounts> | null = null;

const accountsIfReady = (): typeof google.accounts | null =>
  window.google?.accounts?.oauth2 ? window.google.accounts : null;

function load(): Promise<typeof google.accounts> {
  const script = Object.assign(document.createElement('script'), { src: SCRIPT, async: true });
  const { promise, resolve, reject } = Promise.withResolvers<typeof google.accounts>();
  const fail = (): void => {
    // The next attempt begins with a new one.
    script.remove();
    reject(new SocialFailure('unreachable'));
  };
  const poll = setInterval(() => {
    const accounts = accountsIfReady();
    if (accounts) resolve(accounts);
  }, TIMING.scriptReadyPollMs);
  const patience = setTimeout(fail, PATIENCE_MS);
  script.addEventListener('error', fail);
  document.head.append(script);
  return promise.finally(() => {
    clearInterval(poll);
    clearTimeout(patience);
    loading = null;
  });
}

/**
 * Google Identity Services, fetched from Google at the first call: only after a user asks for it.
 * @throws SocialFailure when the script is blocked or does not come; the next call tries again
 */
export async function loadGoogle(): Promise<typeof google.accounts> {
  const accounts = accountsIfReady();
  if (accounts) return accounts;
  loading ??= load();
  return loading;
}
