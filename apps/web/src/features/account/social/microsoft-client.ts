import { PublicClientApplication } from '@azure/msal-browser';
import type { SocialCredential } from '../../../lib/session-store.ts';

/** Accepts every Microsoft account: work, school and personal. */
const AUTHORITY = 'https://login.microsoftonline.com/common';
const SCOPE = 'User.Read';

/** Microsoft's library, ready to open its window. Sends no request to Microsoft. */
export async function createMicrosoftClient(clientId: string): Promise<PublicClientApplication> {
  const client = new PublicClientApplication({
    auth: {
      clientId,
      authority: AUTHORITY,
      redirectUri: window.location.origin,
      // Pages of other sites may not control the sign-in window.
      originCheck: true,
    },
    cache: { cacheLocation: 'localStorage' },
    system: {
      // Looks at the window 33 times a second, and so sees at once that it was closed. The other way
      // waits for a message from it, for a minute. Needs index.html to stay still in that window.
      enableLegacyPolling: true,
    },
  });
  await client.initialize();
  return client;
}

/**
 * Signs a user in through Microsoft's window, by authorization code with PKCE.
 * @throws the library's error, also when they close the window
 */
export async function requestMicrosoftCredential(
  client: PublicClientApplication,
): Promise<SocialCredential> {
  const nonce = crypto.randomUUID();
  const { accessToken, idToken } = await client.loginPopup({
    scopes: [SCOPE],
    nonce,
    // Always shows the list of accounts, so that a shared browser does not sign in its previous user.
    prompt: 'select_account',
    // A window left open before a reload does not block a new sign-in.
    overrideInteractionInProgress: true,
  });
  return { provider: 'microsoft', accessToken, idToken, nonce };
}
