import { PROFILE_MESSAGES } from '@loopwright/contract';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/auth.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { openPortal } from './plan-calls.ts';

/** Opens the billing portal for a customer; shows everybody else the plans. */
export function SubscriptionAction() {
  const { user } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (!user?.stripeCustomerId) {
    return (
      <ButtonLink to="/pricing" variant="primary">
        Start a subscription
      </ButtonLink>
    );
  }

  const open = async (): Promise<void> => {
    setIsBusy(true);
    setError(null);
    try {
      location.assign(await openPortal());
    } catch (failure) {
      setError(messageOf(failure, PROFILE_MESSAGES.portalFailed));
    }
    // Also on the way out: the browser's back may show this very page again.
    setIsBusy(false);
  };

  return (
    <>
      <Button variant="primary" isBusy={isBusy} disabled={isBusy} onClick={() => void open()}>
        {PROFILE_MESSAGES.manage}
      </Button>
      {error && <ErrorNotice className="w-full">{error}</ErrorNotice>}
    </>
  );
}
