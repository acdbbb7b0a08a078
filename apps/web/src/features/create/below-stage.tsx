import type { Creation, Generation } from '@loopwright/contract';
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle } from 'react';
import { useAuth } from '../../lib/auth.tsx';
import type { GeneratorState } from './generator-state.ts';
import { HistoryStrip } from './history-strip.tsx';
import { QueueList } from './queue/queue-list.tsx';
import { QueueNews } from './queue/queue-news.tsx';
import { isOpen, roomIn } from './queue/queue-state.ts';
import type { QueueAccess, QueueSummary } from './queue/use-queue-access.ts';
import { useQueue } from './queue/use-queue.ts';

interface BelowStageProps {
  readonly state: GeneratorState;
  /** Gets what the form asks the queue for. */
  readonly access: RefObject<QueueAccess | null>;
  /** Hears what the form shows of the queue. */
  readonly onSummary: (summary: QueueSummary) => void;
  /** Generations that were waiting when the page came. */
  readonly found: readonly Generation[];
  readonly onBringBack: (creation: Creation) => void;
}

/** What waits and what is finished. Apart from the stage, because only users have it. */
export function BelowStage({ state, access, onSummary, found, onBringBack }: BelowStageProps) {
  const { user } = useAuth();
  const queue = useQueue();
  const { entries, problem } = queue;
  const room = roomIn(entries);
  const hasOpen = entries.some(isOpen);

  useImperativeHandle(access, () => ({ add: queue.add, forgetProblem: queue.forgetProblem }));
  const report = useEffectEvent(onSummary);
  useEffect(() => report({ room, hasOpen, problem }), [room, hasOpen, problem]);
  const resume = useEffectEvent(queue.resume);
  useEffect(() => resume(found), [found]);

  return (
    <>
      {entries.length > 0 && <QueueList queue={queue} />}
      <QueueNews news={queue.news} />
      {user && (
        <HistoryStrip
          shownId={state.results[0]?.creation?.id ?? null}
          isBusy={state.running !== null}
          onPick={onBringBack}
        />
      )}
    </>
  );
}
