import {
  type Account,
  type IdentityProvider,
  type MicrosoftLoginRequest,
  pathTo,
  ROUTES,
} from '@loopwright/contract';
import { useTexts } from '../../../language/texts.ts';
import { callForJson } from '../../../lib/api.ts';
import { ProblemFound, useAccountForm } from '../use-account-form.ts';
import type { FailureReason, SocialProvider } from './social-attempt.ts';

export const PROVIDER_NAMES: Readonly<Record<IdentityProvider, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
  x: 'X',
};

export const isShown = (provider: IdentityProvider): provider is SocialProvider => provider !== 'x';

interface ConnectionValues extends Readonly<Record<string, string>> {
  readonly currentPassword: string;
}

async function credentialFrom(provider: SocialProvider): Promise<MicrosoftLoginRequest> {
  const { requestCredential, failureFrom } = await import('./flow.ts');
  try {
    const { provider: _named, ...credential } = await requestCredential(provider);
    return credential;
  } catch (error) {
    throw new ProblemFound(failureFrom(error, provider).reason);
  }
}

interface ConnectionOptions {
  readonly account: Account;
  readonly provider: IdentityProvider;
  readonly onChange: (account: Account) => void;
}

/** Connects an account of a provider, or disconnects it, by the password where there is one. */
export function useConnection({ account, provider, onChange }: ConnectionOptions) {
  const { signup, social } = useTexts('account');
  const { connections, social: hints } = useTexts('security');
  const name = PROVIDER_NAMES[provider];
  const { hasPassword } = account;
  const isLinked = account.identities.some((identity) => identity.provider === provider);
  const unfinished = connections.unfinished(name);
  return useAccountForm<ConnectionValues, FailureReason | 'missingFields'>({
    names: hasPassword ? ['currentPassword'] : [],
    check: ({ currentPassword }) => (currentPassword === '' ? 'missingFields' : null),
    fieldOf: { missingFields: 'currentPassword' },
    problems: {
      missingFields: signup.missingFields,
      cancelled: unfinished,
      failed: unfinished,
      noAccessToken: unfinished,
      notConfigured: connections.notOffered(name),
      unreachable: hints.unreachable(name),
      setupFailed: social.microsoftSetupFailed,
    },
    submit: async ({ currentPassword }) => {
      const isConnecting = !isLinked && isShown(provider);
      const credential = isConnecting ? await credentialFrom(provider) : {};
      const answer = await callForJson<{ readonly account: Account }>(
        pathTo(ROUTES.accountIdentity, { provider }),
        {
          method: isConnecting ? 'POST' : 'DELETE',
          body: { ...credential, ...(currentPassword !== undefined && { currentPassword }) },
        },
      );
      onChange(answer.account);
    },
    fallback: connections.failed,
  });
}
