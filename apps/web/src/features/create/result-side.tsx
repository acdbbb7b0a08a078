import type { Creation } from '@loopwright/contract';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { HistoryPlace, resultSideClass } from './generator-loading.tsx';
import type { useQueueAccess } from './queue/use-queue-access.ts';
import { Stage } from './stage.tsx';

const BelowStage = lazyPart(async () => (await import('./below-stage.tsx')).BelowStage);

interface ResultSideProps extends ComponentProps<typeof Stage> {
  readonly queue: ReturnType<typeof useQueueAccess>;
  /** Shows a creation and fills the form with what it was made from. */
  readonly onBringBack: (creation: Creation) => void;
}

/** What becomes of the words: on the stage, in the queue, and in the history. */
export function ResultSide({ queue, onBringBack, ...stage }: ResultSideProps) {
  return (
    <div className={resultSideClass}>
      <Stage {...stage} />
      {stage.hasUser && (
        <div className="grid min-w-0 gap-3 empty:hidden">
          <Suspense fallback={<HistoryPlace />}>
            <BelowStage
              state={stage.state}
              access={queue.access}
              onSummary={queue.setSummary}
              found={queue.found}
              onBringBack={onBringBack}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
