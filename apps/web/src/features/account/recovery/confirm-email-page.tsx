import { ROUTES } from '@loopwright/contract';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/api.ts';
import { useAuth } from '../../../lib/auth.tsx';
import { PageHead } from '../../../lib/page-head.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { isSpent } from './is-spent.ts';
import { LinkProblem } from './link-problem.tsx';
import { useLinkToken } from './use-link-token.ts';

interface Attempt {
  /** Another link starts again. */
  readonly token: string;
  readonly state: 'busy' | 'done' | 'spent' | 'failed';
  readonly failure?: unknown;
}

function Confirmed() {
  const { confirmation } = useTexts('recovery');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {confirmation.done.title}
      </h2>
      <p>{confirmation.done.text}</p>
      <ButtonLink to="/" variant="primary" size="large" className="mt-3">
        {confirmation.done.link}
      </ButtonLink>
    </div>
  );
}

function Confirmation({ token }: { readonly token: string | undefined }) {
  const { confirmation } = useTexts('recovery');
  const { refresh } = useAuth();
  const [last, setLast] = useState<Attempt | null>(null);
  const attempt = last?.token === token ? last : null;
  const isBusy = attempt?.state === 'busy';

  const confirm = async (): Promise<void> => {
    if (token === undefined || isBusy) return;
    setLast({ token, state: 'busy' });
    try {
      await callApi(ROUTES.emailConfirmation, { method: 'POST', body: { token } });
    } catch (failure) {
      setLast({ token, state: isSpent(failure) ? 'spent' : 'failed', failure });
      return;
    }
    setLast({ token, state: 'done' });
    // The address may be a new one.
    await refresh();
  };

  if (attempt?.state === 'spent') return <LinkProblem texts={confirmation.spent} to="/profile" />;
  return (
    <AccountFrame title={confirmation.title} subtitle={confirmation.subtitle}>
      {attempt?.state === 'done' ? (
        <Confirmed />
      ) : (
        <div className="grid gap-4">
          {attempt?.state === 'failed' && (
            <ErrorNotice>{messageOf(attempt.failure, confirmation.failed)}</ErrorNotice>
          )}
          {/*
           * A press, not the mere arrival: programs that check letters for dangers open their links
           * and run their scripts, and would use the link up before the person sees it.
           */}
          <Button
            variant="primary"
            size="large"
            isBusy={isBusy}
            aria-disabled={isBusy}
            onClick={() => void confirm()}
          >
            {isBusy ? confirmation.busy : confirmation.submit}
          </Button>
        </div>
      )}
    </AccountFrame>
  );
}

function Content() {
  const { confirmation } = useTexts('recovery');
  const token = useLinkToken();
  if (token === null) return <LinkProblem texts={confirmation.torn} to="/profile" />;
  return <Confirmation token={token} />;
}

/** Where the letter about an e-mail address leads. */
export function ConfirmEmailPage() {
  const { confirmation } = useTexts('recovery');
  return (
    <>
      <PageHead
        title={confirmation.pageTitle}
        description={confirmation.pageDescription}
        path="/confirm-email"
        isPrivate
      />
      <Content />
    </>
  );
}
