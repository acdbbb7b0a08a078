import { loadGoogle } from './google-script.ts';
import { SocialFailure } from './social-failure.ts';

const SCOPE = 'openid profile email';

/**
 * Lets a person choose a Google account in a window of Google's.
 * @returns an access token, which says who they are
 * @throws SocialFailure
 */
export async function requestGoogleToken(clientId: string): Promise<string> {
  const { oauth2 } = await loadGoogle();
  return new Promise((resolve, reject) => {
    const client = oauth2.initTokenClient({
      client_id: clientId,
      scope: SCOPE,
      callback: ({ access_token: token, error, error_description: providerText }) => {
        if (error) reject(new SocialFailure('failed', { providerText }));
        else if (token) resolve(token);
        else reject(new SocialFailure('noAccessToken'));
      },
      // Not OAuth's: the window was closed, or never opened.
      error_callback: (cause) => reject(new SocialFailure('cancelled', { cause })),
    });
    client.requestAccessToken();
  });
}
