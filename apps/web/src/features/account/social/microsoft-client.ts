import { PublicClientApplication } from '@azure/msal-browser';
import type { SocialCredential } from '../../../lib/session-store.ts';

/** Of whoever has an account with Microsoft: an organisation's, a school's or their own. */
const AUTHORITY = 'https://login.microsoftonline.com/common';
const SCOPE = 'User.Read';

/** Microsoft's library, ready to open its window. Asks nothing of Microsoft yet. */
export async function createMicrosoftClient(clientId: string): Promise<PublicClientApplication> {
  const client = new PublicClientApplication({
    auth: {
      clientId,
      authority: AUTHORITY,
      redirectUri: window.location.origin,
      // No page of another site may hold the window in which somebody signs in.
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
 * Lets a person sign in in a window of Microsoft's, by authorization code with PKCE.
 * @throws the library's error, also when they close the window
 */
export async function requestMicrosoftCredential(
  client: PublicClientApplication,
): Promise<SocialCredential> {
  const nonce = crypto.randomUUID();
  const { accessToken, idToken } = await client.loginPopup({
    scopes: [SCOPE],
    nonce,
    // Nobody is signed in with one press as whoever used this browser before them.
    prompt: 'select_account',
    // A window that was left open before a reload does not lock people out.
    overrideInteractionInProgress: true,
  });
  return { provider: 'microsoft', accessToken, idToken, nonce };
}
