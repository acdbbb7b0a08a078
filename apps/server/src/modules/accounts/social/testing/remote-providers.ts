import type { IdentityProvider } from '@loopwright/contract';
import type { GoogleGrant } from './fake-google.ts';
import type { MicrosoftGrant } from './fake-microsoft.ts';
import type { Behaviour } from './fake-provider.ts';

/** Controls the fakes of identity-providers.ts from another process. */
export interface RemoteProviders {
  grantGoogle(grant: GoogleGrant): Promise<{ accessToken: string }>;
  grantMicrosoft(grant: MicrosoftGrant): Promise<{ accessToken: string; idToken: string }>;
  behave(provider: IdentityProvider, behaviour: Behaviour): Promise<void>;
}

/** @param origin of the fakes, such as `http://127.0.0.1:4690` */
export function remoteProviders(origin: string): RemoteProviders {
  const tell = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${origin}/testing/${path}`, init);
    return response.json();
  };
  return {
    grantGoogle: async (grant) => (await tell('google', grant)) as { accessToken: string },
    grantMicrosoft: async (grant) =>
      (await tell('microsoft', grant)) as { accessToken: string; idToken: string },
    async behave(provider, behaviour) {
      await tell('behaviour', { provider, behaviour });
    },
  };
}
