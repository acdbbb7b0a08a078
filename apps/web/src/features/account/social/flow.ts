import type { PublicClientApplication } from '@azure/msal-browser';
import { loadConfiguration } from '../../../lib/configuration.ts';
import type { SocialCredential } from '../../../lib/session-store.ts';
import { requestGoogleToken } from './google-token.ts';
import type { Failure, SocialProvider } from './social-attempt.ts';
import { failureFrom, SocialFailure } from './social-failure.ts';

export { failureFrom };

let microsoft: { readonly id: string; readonly client: Promise<PublicClientApplication> } | null =
  null;

async function clientIdOf(provider: SocialProvider): Promise<string> {
  const { identityProviders } = await loadConfiguration();
  const clientId = identityProviders[provider];
  if (clientId === null) throw new SocialFailure('notConfigured');
  return clientId;
}

async function createClient(clientId: string): Promise<PublicClientApplication> {
  try {
    const { createMicrosoftClient } = await import('./microsoft-client.ts');
    return await createMicrosoftClient(clientId);
  } catch (cause) {
    microsoft = null;
    throw new SocialFailure('setupFailed', { cause });
  }
}

/**
 * Sets Microsoft's client up, once for the page, so that a press opens the window at once.
 * @throws SocialFailure when that fails, or Microsoft is not configured; the next call tries again
 */
async function prepareMicrosoft(): Promise<PublicClientApplication> {
  const id = await clientIdOf('microsoft');
  if (microsoft?.id !== id) microsoft = { id, client: createClient(id) };
  return microsoft.client;
}

/**
 * Prepares the sign-in as far as possible without a request to the provider.
 * @returns a lasting failure, or null; other failures show at the sign-in
 * @throws when the configuration cannot be read
 */
export async function prepare(provider: SocialProvider): Promise<Failure | null> {
  if (provider === 'google') return null;
  try {
    await prepareMicrosoft();
  } catch (error) {
    const failure = failureFrom(error, provider);
    if (failure.reason === 'setupFailed') return failure;
    if (failure.reason !== 'notConfigured') throw error;
  }
  return null;
}

async function requestFromGoogle(): Promise<SocialCredential> {
  const accessToken = await requestGoogleToken(await clientIdOf('google'));
  return { provider: 'google', accessToken };
}

async function requestFromMicrosoft(): Promise<SocialCredential> {
  const client = await prepareMicrosoft();
  const { requestMicrosoftCredential } = await import('./microsoft-client.ts');
  return requestMicrosoftCredential(client);
}

/**
 * Sends a person to a provider's window and waits for what they bring back.
 * @throws SocialFailure, or the error of what failed
 */
export const requestCredential = (provider: SocialProvider): Promise<SocialCredential> =>
  provider === 'google' ? requestFromGoogle() : requestFromMicrosoft();
