import { MESSAGES } from '@loopwright/contract';
import { Dashboard } from '../../features/account/dashboard.tsx';
import { PlanGrid } from '../../features/billing/plan-grid.tsx';
import { Landing } from '../../features/marketing/landing.tsx';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';

/** The dashboard for whoever is signed in, the landing page for everybody else. */
export function HomePage() {
  const { user, loading } = useAuth();
  if (user) return <Dashboard />;
  return (
    <>
      <PageHead
        title="Sentences into seamless loops"
        description="AI-powered GIF and micro-video generation in seconds: type a sentence, get a picture or a GIF whose end meets its beginning."
        path="/"
      />
      {loading ? (
        <output className="grid grow place-content-center justify-items-center gap-5">
          <LoopMark className="size-16" strokeWidth={2} state="running" />
          <span className="text-ink-soft">{MESSAGES.session.initializing}</span>
        </output>
      ) : (
        <Landing title="Say it once. Watch it forever." plans={<PlanGrid heading="h3" />} />
      )}
    </>
  );
}
