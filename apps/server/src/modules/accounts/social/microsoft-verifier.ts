import type { IdentityEndpoints } from './identity-endpoints.ts';
import type { IdentityVerifier } from './identity-verifier.ts';
import { checkAccessToken } from './microsoft-access-token.ts';
import { idTokenCheck, type IdTokenDependencies } from './microsoft-id-token.ts';

export interface MicrosoftVerifierDependencies extends Omit<IdTokenDependencies, 'keysUrl'> {
  readonly endpoints: Pick<IdentityEndpoints, 'microsoftKeys' | 'microsoftProfile'>;
}

/** Verifies the id token, or the access token when there is no id token. */
export function microsoftVerifier(dependencies: MicrosoftVerifierDependencies): IdentityVerifier {
  const { clientId, endpoints } = dependencies;
  const checkIdToken = idTokenCheck({ ...dependencies, keysUrl: endpoints.microsoftKeys });
  const profileUrl = endpoints.microsoftProfile;
  return {
    verify: ({ accessToken, idToken, nonce }, signal) =>
      idToken === undefined
        ? checkAccessToken(accessToken, { clientId, profileUrl }, signal)
        : checkIdToken(idToken, nonce),
  };
}
