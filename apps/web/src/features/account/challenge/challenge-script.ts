import type { Configuration } from '@loopwright/contract';

type Provider = NonNullable<Configuration['challenge']>['provider'];

interface WidgetOptions {
  readonly sitekey: string;
  readonly theme: 'light' | 'dark';
  readonly callback: (answer: string) => void;
  readonly 'error-callback': () => void;
}

/** What the scripts of both providers put into the window. */
export interface ChallengeApi {
  readonly render: (element: HTMLElement, options: WidgetOptions) => string;
  readonly remove: (widget: string) => void;
}

const SCRIPTS: Readonly<Record<Provider, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit',
};

/** Long enough for a slow connection. A blocked script fails at once. */
const PATIENCE_MS = 15_000;

const apiOf = (provider: Provider): ChallengeApi | undefined =>
  (window as unknown as Readonly<Partial<Record<Provider, ChallengeApi>>>)[provider];

/**
 * Fetches the provider's script, once.
 * @throws when it cannot be had; the next call tries again
 */
export async function loadChallenge(provider: Provider): Promise<ChallengeApi> {
  const known = apiOf(provider);
  if (known) return known;
  const script = document.createElement('script');
  script.src = SCRIPTS[provider];
  script.async = true;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.addEventListener('load', () => resolve());
  const fail = (): void => reject(new Error(`${script.src} cannot be loaded`));
  script.addEventListener('error', fail);
  const patience = setTimeout(fail, PATIENCE_MS);
  document.head.append(script);
  try {
    await promise;
  } finally {
    clearTimeout(patience);
    script.remove();
  }
  const api = apiOf(provider);
  if (!api) throw new Error(`${script.src} brought nothing`);
  return api;
}
