import { PLANS } from '@loopwright/contract';
import { useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { GeneratorLoading } from './generator-loading.tsx';
import { Generator } from './generator.tsx';

/** The last known user, kept when the session ends, so that the typed prompt is kept as well. */
function useLastPerson(username: string | null): string | null {
  const [last, setLast] = useState(username);
  if (username !== null && username !== last) setLast(username);
  return username ?? last;
}

export function CreatePage() {
  const { user, loading, expectsVisitor } = useAuth();
  const { pageTitle, pageDescription } = useTexts('create');
  const person = useLastPerson(user?.username ?? null);
  return (
    <>
      <PageHead title={pageTitle} description={pageDescription} path="/create" isPrivate />
      {loading && !expectsVisitor ? (
        <GeneratorLoading />
      ) : (
        // Another person at the same screen starts with a clean one.
        <Generator
          key={person}
          hasUser={person !== null}
          plan={PLANS[user?.subscription ?? 'free']}
        />
      )}
    </>
  );
}
