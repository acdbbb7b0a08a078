import { lazy, Suspense, useState } from 'react';
import { Landing } from '../../features/marketing/landing.tsx';
import { useTexts } from '../../language/texts.ts';
import { isDeletionAnnounced } from '../../lib/account-deleted.ts';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { SlowNote } from '../../ui/slow-note.tsx';
import { LandingPlans } from './landing-plans.tsx';

const Dashboard = lazy(() =>
  import('./dashboard-page.tsx').then((file) => ({ default: file.DashboardPage })),
);

const DeletedNotice = lazy(() =>
  import('../../features/account/account-deletion/deleted-notice.tsx').then((file) => ({
    default: file.DeletedNotice,
  })),
);

/**
 * Always the same element: with a new one, the answer of the session call would let React draw again
 * what it has not hydrated yet, and close the questions that a reader has opened meanwhile.
 */
const LANDING = <Landing name="home" plans={<LandingPlans />} />;

/** The dashboard for a signed-in user, the landing page for a visitor. */
export function HomePage() {
  const { user, loading, expectsVisitor } = useAuth();
  const { home } = useTexts('marketing');
  const { session } = useTexts('shell');
  const [isDeleted] = useState(isDeletionAnnounced);
  if (user) return <Dashboard />;
  const isUnknown = loading && !expectsVisitor;
  return (
    <>
      <PageHead title={home.pageTitle} description={home.pageDescription} path="/" />
      {isUnknown ? (
        <output className="grid grow place-content-center justify-items-center gap-5" data-waiting>
          <LoopMark className="size-16" strokeWidth={2} state="running" />
          <span className="text-ink-soft">{session.initializing}</span>
        </output>
      ) : (
        LANDING
      )}
      {isDeleted && (
        <Suspense>
          <DeletedNotice />
        </Suspense>
      )}
      {loading && !isUnknown && <SlowNote>{session.initializing}</SlowNote>}
    </>
  );
}
