import { lazy, Suspense } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { AccessDenied } from '../../ui/access-denied.tsx';
import { SessionCheck } from '../../ui/session-check.tsx';
import { TeamLoading } from './team-states.tsx';

const Toasts = lazy(() => import('../../ui/toasts.tsx').then((file) => ({ default: file.Toasts })));
const Team = lazy(() => import('./team.tsx').then((file) => ({ default: file.Team })));
const NoTeam = lazy(() => import('./no-team.tsx').then((file) => ({ default: file.NoTeam })));

/** The team that the user works in, or the way to one. */
export function WorkspacePage() {
  const { user, loading } = useAuth();
  const texts = useTexts('teams');
  const denied = (
    <AccessDenied title={texts.denied} text={texts.deniedText} linkText={texts.logIn} />
  );
  return (
    <>
      <PageHead
        title={texts.pageTitle}
        description={texts.pageDescription}
        path="/workspace"
        isPrivate
      />
      {loading && <SessionCheck loading={<TeamLoading />} denied={denied} />}
      {!loading && !user && denied}
      {user && (
        <Suspense fallback={<TeamLoading />}>
          <Toasts label={texts.notifications} />
          {user.team ? <Team key={user.team.id} user={user} /> : <NoTeam user={user} />}
        </Suspense>
      )}
    </>
  );
}
