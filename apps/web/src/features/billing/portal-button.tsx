import { useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { openPortal } from './plan-calls.ts';

/** Goes to the billing portal: cards, invoices, the end. */
export function PortalButton({ isPrimary }: { readonly isPrimary: boolean }) {
  const { profile } = useTexts('member');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);

  const open = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      location.assign(await openPortal());
    } catch (error) {
      setFailure({ error });
    }
    // Also on the way out: the browser's back may show this very page again.
    setIsBusy(false);
  };

  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        isBusy={isBusy}
        disabled={isBusy}
        onClick={() => void open()}
      >
        {profile.manage}
      </Button>
      {failure && (
        <ErrorNotice className="order-last w-full">
          {messageOf(failure.error, profile.portalFailed)}
        </ErrorNotice>
      )}
    </>
  );
}
