import { pathTo, SHARE_PAGE, type SharedCreation } from '@loopwright/contract';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useTexts } from '../../language/texts.ts';
import { FilledContent } from '../../lib/filled-content.tsx';
import { FilledHead } from '../../lib/filled-head.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SharedDetails } from './shared-details.tsx';
import { SharedPicture } from './shared-picture.tsx';
import { useSharedCreation } from './use-shared-creation.ts';

/** The page of a shared creation, for everybody who has its address. */
export function SharedPage() {
  const { page: texts } = useTexts('sharing');
  const { slug } = useParams<'/l/:slug'>();
  /** How often it was asked for again. */
  const [attempt, setAttempt] = useState(0);
  return (
    <div className="page flex grow flex-col py-6 sm:py-10">
      <FilledHead
        title={texts.pageTitle}
        description={texts.pageDescription}
        path={pathTo(SHARE_PAGE, { slug })}
        isPrivate
      />
      <Content key={`${slug} ${attempt}`} slug={slug} onRetry={() => setAttempt(attempt + 1)} />
    </div>
  );
}

interface ContentProps {
  readonly slug: string;
  readonly onRetry: () => void;
}

function Content({ slug, onRetry }: ContentProps) {
  const { page: texts } = useTexts('sharing');
  const shared = useSharedCreation(slug);
  switch (shared.state) {
    case 'loading':
      return <Loading />;
    case 'shown':
      return <Shown creation={shared.creation} />;
    case 'gone':
      return <Problem title={texts.gone} hint={texts.goneHint} onRetry={null} />;
    case 'failed':
      return <Problem title={texts.loadFailed} hint={texts.loadFailedHint} onRetry={onRetry} />;
    default:
      return shared satisfies never;
  }
}

const layoutClass = 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10';

function Shown({ creation }: { readonly creation: SharedCreation }) {
  return (
    <article className={layoutClass}>
      <SharedPicture creation={creation} />
      <SharedDetails creation={creation} />
    </article>
  );
}

function Loading() {
  const {
    page: { pageTitle, loading },
  } = useTexts('sharing');
  return (
    <div className={layoutClass}>
      <h1 className="sr-only">{pageTitle}</h1>
      <output className="sr-only">{loading}</output>
      <div>
        <FilledContent />
        <Skeleton className="aspect-square max-h-[70dvh] w-full rounded-xl" />
      </div>
      <div className="grid gap-3">
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="mt-3 h-24 w-full" />
        <Skeleton className="h-13 w-full" />
      </div>
    </div>
  );
}

interface ProblemProps {
  readonly title: string;
  readonly hint: string;
  readonly onRetry: (() => void) | null;
}

function Problem({ title, hint, onRetry }: ProblemProps) {
  const {
    page: { tryAgain, makeOwn },
  } = useTexts('sharing');
  return (
    <div className="grid grow place-content-center justify-items-center gap-3 py-16 text-center">
      <LoopMark className="mb-2 size-24" strokeWidth={1.6} state={0.8} />
      <h1 className="text-2xl">{title}</h1>
      <p className="max-w-md text-ink-soft">{hint}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {onRetry && <Button onClick={onRetry}>{tryAgain}</Button>}
        <ButtonLink to="/create" variant="primary">
          {makeOwn}
        </ButtonLink>
      </div>
    </div>
  );
}
