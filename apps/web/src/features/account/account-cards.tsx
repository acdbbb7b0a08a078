import type { User } from '@loopwright/contract';
import { type AccountState, useAccount } from '../../entities/user/use-account.ts';
import { useTexts } from '../../language/texts.ts';
import { messageOf } from '../../lib/api-error.ts';
import { ServerState } from '../../lib/server-state.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { YourData } from './account-deletion/your-data.tsx';
import { EarlyAccessCard } from './early-access-card.tsx';
import { Preferences } from './preferences.tsx';
import { EmailRow } from './security/email-row.tsx';
import { PasswordRow } from './security/password-row.tsx';
import { SessionsCard } from './security/sessions-card.tsx';
import { LinkedAccounts } from './social/linked-accounts.tsx';

function NotYet({ error, reload }: Pick<AccountState, 'error' | 'reload'>) {
  const { security } = useTexts('security');
  return (
    <Card className="p-5 sm:p-7">
      <h2 className="mb-5 text-xl">{security.title}</h2>
      {error === null ? (
        <div className="grid gap-4">
          <output className="sr-only" data-waiting>
            {security.loading}
          </output>
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      ) : (
        <div className="grid justify-items-start gap-4">
          <ErrorNotice>{messageOf(error, security.failed)}</ErrorNotice>
          <Button onClick={reload}>{security.again}</Button>
        </div>
      )}
    </Card>
  );
}

function Cards({ user }: { readonly user: User }) {
  const { security } = useTexts('security');
  const { account, error, reload, replace } = useAccount(user.username);
  if (!account) return <NotYet error={error} reload={reload} />;
  return (
    <>
      <Card className="p-5 sm:p-7">
        <h2 className="mb-5 text-xl">{security.title}</h2>
        <EmailRow user={user} account={account} />
        <PasswordRow account={account} onChange={replace} />
      </Card>
      <LinkedAccounts account={account} onChange={replace} />
      <SessionsCard account={account} onChange={replace} />
      <YourData user={user} account={account} />
    </>
  );
}

/** The preferences, the ways into a user's account, the sessions that are open, and the ways out of it. */
export function AccountCards({ user }: { readonly user: User }) {
  return (
    <ServerState>
      <Preferences />
      <EarlyAccessCard user={user} />
      <Cards user={user} />
    </ServerState>
  );
}
