import { type Account, ROUTES, type User } from '@loopwright/contract';
import { useState } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { callApi } from '../../../lib/api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { EmailForm } from './email-form.tsx';
import { SecurityRow } from './security-row.tsx';
import { useCall } from './use-call.ts';
import { useDisclosure } from './use-disclosure.ts';

interface EmailRowProps {
  readonly user: User;
  readonly account: Account;
}

export function EmailRow({ user, account }: EmailRowProps) {
  const { email: texts } = useTexts('security');
  const { isOpen, opener, open, close } = useDisclosure();
  /** What was done last. */
  const [news, setNews] = useState<{ readonly sentTo: string | null } | null>(null);
  const resend = useCall(async () => {
    setNews(null);
    await callApi(ROUTES.accountEmailConfirmation, { method: 'POST' });
    setNews({ sentTo: null });
  }, texts.resendFailed);
  const hasEmail = user.email !== '';
  const isConfirmed = hasEmail && account.isEmailConfirmed;
  const stateText = isConfirmed ? texts.confirmedText : texts.unconfirmedText;

  return (
    <SecurityRow
      title={texts.title}
      badge={
        hasEmail && (
          <Badge tone={isConfirmed ? 'good' : 'plain'}>
            {isConfirmed ? texts.confirmed : texts.unconfirmed}
          </Badge>
        )
      }
      text={hasEmail ? stateText : texts.missingText}
      actions={
        !isOpen && (
          <>
            {hasEmail && !isConfirmed && (
              <Button
                isBusy={resend.isBusy}
                aria-disabled={resend.isBusy}
                onClick={() => void resend.run()}
              >
                {resend.isBusy ? texts.resending : texts.resend}
              </Button>
            )}
            <Button
              ref={opener}
              onClick={() => {
                setNews(null);
                open();
              }}
            >
              {hasEmail ? texts.change : texts.add}
            </Button>
          </>
        )
      }
    >
      {isOpen && (
        <EmailForm
          hasPassword={account.hasPassword}
          onSent={(sentTo) => {
            close();
            setNews({ sentTo });
          }}
          onCancel={close}
        />
      )}
      {resend.error && !isOpen && <ErrorNotice>{resend.error}</ErrorNotice>}
      <output className="text-sm wrap-anywhere empty:hidden">
        {news && (news.sentTo === null ? texts.resent : texts.sent(news.sentTo))}
      </output>
    </SecurityRow>
  );
}
