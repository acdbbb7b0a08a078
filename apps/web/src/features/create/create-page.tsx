import { SESSION_MESSAGES, PLANS } from '@loopwright/contract';
import { useState } from 'react';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { LoadingLine } from '../../ui/loading-line.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Generator } from './generator.tsx';

function SessionLoading() {
  return (
    <div className="page grid grow gap-6 py-6 lg:grid-cols-[26rem_1fr]">
      <div className="grid content-start gap-4">
        <LoadingLine>{SESSION_MESSAGES.loading}</LoadingLine>
        <Skeleton className="h-13 rounded-full" />
        <Skeleton className="h-40" />
        <Skeleton className="h-20" />
        <Skeleton className="h-12" />
      </div>
      <Skeleton className="min-h-80 rounded-xl" />
    </div>
  );
}

/** Stays when a session ends under somebody's hands, so that their words stay too. */
function useLastPerson(username: string | null): string | null {
  const [last, setLast] = useState(username);
  if (username !== null && username !== last) setLast(username);
  return username ?? last;
}

export function CreatePage() {
  const { user, loading } = useAuth();
  const person = useLastPerson(user?.username ?? null);
  return (
    <>
      <PageHead
        title="Create"
        description="Type a sentence and get a picture or a GIF that loops without a seam."
        path="/create"
      />
      {loading ? (
        <SessionLoading />
      ) : (
        // Another person at the same screen starts with a clean one.
        <Generator key={person} plan={PLANS[user?.subscription ?? 'free']} />
      )}
    </>
  );
}
