import { type MessageCode, type OpenedInvitation, TEAM_ROUTES } from '@loopwright/contract';
import { useEffect, useState } from 'react';
import { reloadAt } from '../../entities/workspace/open-workspace.ts';
import { useTexts } from '../../language/texts.ts';
import { ApiError } from '../../lib/api-error.ts';
import { callApi, callForJson } from '../../lib/api.ts';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { problemText } from '../../lib/problem-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountFrame } from './account-frame.tsx';
import { useLinkToken } from './recovery/use-link-token.ts';

const GONE: MessageCode = 'invitationGone';
const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === GONE;

type Opened =
  | { readonly state: 'opening' | 'gone' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'open'; readonly invitation: OpenedInvitation };

/** Asks what the link is about. */
function useOpened(token: string | null | undefined): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'opening' });
  useEffect(() => {
    if (!token) return undefined;
    let isWanted = true;
    callForJson<{ readonly invitation: OpenedInvitation }>(TEAM_ROUTES.openedInvitation, {
      method: 'POST',
      body: { token },
    }).then(
      ({ invitation }) => isWanted && setOpened({ state: 'open', invitation }),
      (error: unknown) =>
        isWanted && setOpened(isGone(error) ? { state: 'gone' } : { state: 'failed', error }),
    );
    return () => {
      isWanted = false;
    };
  }, [token]);
  return token === null ? { state: 'gone' } : opened;
}

function Gone() {
  const { invitation } = useTexts('teams');
  return (
    <AccountFrame title={invitation.gone} subtitle={invitation.goneText}>
      <ButtonLink to="/" variant="primary" size="large" className="w-full">
        {invitation.home}
      </ButtonLink>
    </AccountFrame>
  );
}

interface AcceptProps {
  readonly token: string;
  readonly invitation: OpenedInvitation;
  readonly onGone: () => void;
}

function Accept({ token, invitation, onGone }: AcceptProps) {
  const texts = useTexts('teams');
  const { user, loading } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const accept = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      await callApi(TEAM_ROUTES.acceptedInvitation, { method: 'POST', body: { token } });
      reloadAt('/workspace');
    } catch (failure) {
      if (isGone(failure)) return onGone();
      setError(problemText(texts.problems, failure, texts.changeFailed));
      setIsBusy(false);
    }
  };
  const { team, invitedBy, email, role } = invitation;
  const roleName = texts.roles[role];
  const who =
    invitedBy === null
      ? texts.invitation.textUnknown(roleName)
      : texts.invitation.text(invitedBy, roleName);
  return (
    <AccountFrame title={texts.invitation.heading(team)} subtitle={who}>
      <div className="grid gap-4">
        <p className="text-sm break-words text-ink-soft">{texts.invitation.for(email)}</p>
        {error !== null && <ErrorNotice>{error}</ErrorNotice>}
        {!user && !loading && (
          <>
            <p>{texts.invitation.needsAccount}</p>
            <ButtonLink to="/login" variant="primary" size="large">
              {texts.invitation.signIn}
            </ButtonLink>
            <ButtonLink to="/signup" size="large">
              {texts.invitation.signUp}
            </ButtonLink>
          </>
        )}
        {(user ?? loading) && (
          <Button
            variant="primary"
            size="large"
            isBusy={isBusy}
            disabled={loading}
            aria-disabled={isBusy}
            onClick={() => void accept()}
          >
            {isBusy ? texts.invitation.busy : texts.invitation.accept}
          </Button>
        )}
      </div>
    </AccountFrame>
  );
}

function Content() {
  const { invitation: texts, problems } = useTexts('teams');
  const token = useLinkToken();
  const opened = useOpened(token);
  const [isSpent, setIsSpent] = useState(false);
  if (opened.state === 'gone' || isSpent) return <Gone />;
  if (opened.state === 'open' && token) {
    return <Accept token={token} invitation={opened.invitation} onGone={() => setIsSpent(true)} />;
  }
  return (
    <AccountFrame title={texts.title} subtitle={texts.loading}>
      {opened.state === 'failed' ? (
        <ErrorNotice>{problemText(problems, opened.error, texts.failed)}</ErrorNotice>
      ) : (
        <Skeleton className="h-13 rounded-md" />
      )}
    </AccountFrame>
  );
}

/** Where the email that invites to a team leads. */
export function InvitationPage() {
  const { invitation } = useTexts('teams');
  return (
    <>
      <PageHead
        title={invitation.pageTitle}
        description={invitation.pageDescription}
        path="/invitation"
        isPrivate
      />
      <Content />
    </>
  );
}
