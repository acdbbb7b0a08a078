import { RotateCw } from 'lucide-react';
import { useOverview } from '../../entities/operator/use-operators.ts';
import { useOperatorsHead } from '../../language/all/operators-head.ts';
import { useOperatorTexts } from '../../language/all/operators.ts';
import { ServerState } from '../../lib/server-state.tsx';
import { useLapsedSession } from '../../lib/use-lapsed-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Failures } from './failures.tsx';
import { Health } from './health.tsx';
import { Log } from './log.tsx';
import { pageClass } from './operators-loading.tsx';
import { Queue } from './queue.tsx';
import { LoadFailed, Section } from './section.tsx';
import { Users } from './users.tsx';

/** All sections of the page. @param username of the operator */
export function Operators({ username }: { readonly username: string }) {
  return (
    <ServerState>
      <Sections username={username} />
    </ServerState>
  );
}

function Sections({ username }: { readonly username: string }) {
  const texts = useOperatorTexts();
  const { title } = useOperatorsHead();
  const { data: overview, error, isPending, isFetching, refetch } = useOverview(username);
  useLapsedSession(error);
  const reload = (): void => void refetch();
  return (
    <div className={pageClass}>
      <div className="mb-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-2">
          <h1 className="text-3xl">{title}</h1>
          <p className="max-w-[60ch] text-ink-soft">{texts.lead}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/moderation">
            {texts.moderation}
            {overview !== undefined && overview.moderationWaiting > 0 && (
              <Badge tone="accent">{texts.waitingForYou(overview.moderationWaiting)}</Badge>
            )}
          </ButtonLink>
          <Button aria-disabled={isFetching} onClick={() => !isFetching && reload()}>
            <RotateCw className="size-4" aria-hidden="true" />
            {texts.refresh}
          </Button>
        </div>
      </div>
      {isPending && (
        <>
          <Skeleton className="h-44 rounded-lg" />
          <Skeleton className="h-56 rounded-lg" />
        </>
      )}
      {!isPending && !overview && (
        <Section title={texts.health.title}>
          <LoadFailed onRetry={reload} />
        </Section>
      )}
      {overview && (
        <>
          <Health overview={overview} />
          <Queue overview={overview} />
          <Failures overview={overview} />
        </>
      )}
      <Users username={username} />
      <Log username={username} />
    </div>
  );
}
