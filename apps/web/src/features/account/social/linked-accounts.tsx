import { type Account, IDENTITY_PROVIDERS } from '@loopwright/contract';
import { useTexts } from '../../../language/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { ConnectionRow } from './connection-row.tsx';
import { isShown } from './use-connection.ts';

interface LinkedAccountsProps {
  readonly account: Account;
  /** With what the server knows after a change. */
  readonly onChange: (account: Account) => void;
}

/** The providers with which a person can sign in, and those with which they could. */
export function LinkedAccounts({ account, onChange }: LinkedAccountsProps) {
  const { connections: texts } = useTexts('security');
  // A provider without a button is there to be disconnected.
  const providers = IDENTITY_PROVIDERS.filter(
    (provider) =>
      isShown(provider) || account.identities.some((identity) => identity.provider === provider),
  );
  return (
    <Card className="p-5 sm:p-7">
      <h2 className="text-xl">{texts.title}</h2>
      <p className="mt-1 mb-5 text-sm text-ink-soft">{texts.intro}</p>
      <ul>
        {providers.map((provider) => (
          <ConnectionRow key={provider} account={account} provider={provider} onChange={onChange} />
        ))}
      </ul>
    </Card>
  );
}
