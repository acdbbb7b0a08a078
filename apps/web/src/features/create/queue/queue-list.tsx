import { RotateCcw, X } from 'lucide-react';
import { useRef } from 'react';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ProblemWords } from '../generation-problem.tsx';
import { stageText } from '../stage-text.ts';
import { isOpen, QUEUE_LIMIT, type QueueEntry } from './queue-state.ts';
import type { Queue } from './use-queue.ts';

function OpenEntry({ entry }: { readonly entry: QueueEntry }) {
  const { progress } = useTexts('create');
  const language = useLanguage();
  const { generation, isCancelling, prompt } = entry;
  const fraction = generation?.fraction ?? 0;
  const percent = Math.round(fraction * 100);
  const isMoving = generation?.status === 'running' && !isCancelling;
  const shown = new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
  return (
    <>
      <p className="text-xs text-ink-soft tabular-nums">
        {isCancelling ? progress.cancelling : stageText(generation, progress)}
        {isMoving && ` · ${shown}`}
      </p>
      <progress
        aria-label={`${progress.label}: ${prompt}`}
        value={percent}
        max={100}
        className="sr-only"
      />
      <span
        className="absolute -bottom-px left-0 h-0.5 bg-accent transition-[width] duration-300"
        style={{ width: `${percent}%` }}
      />
    </>
  );
}

interface EntryProps {
  readonly entry: QueueEntry;
  readonly queue: Queue;
  /** Before the button under the keyboard goes away. */
  readonly onPressed: () => void;
}

function Entry({ entry, queue, onPressed }: EntryProps) {
  const create = useTexts('create');
  const texts = create.queue;
  const { prompt, kind, error, isCancelling, request } = entry;
  const then = (act: (entry: QueueEntry) => void) => (): void => {
    onPressed();
    act(entry);
  };
  return (
    <li className="relative flex items-center gap-2 py-1 pr-1 pl-3">
      <div className="min-w-0 grow">
        <p className="flex items-baseline gap-2 text-sm">
          <span className="shrink-0 text-xs text-ink-soft">{create[kind]}</span>
          <span className="truncate" title={prompt}>
            {prompt}
          </span>
        </p>
        {error === null ? (
          <OpenEntry entry={entry} />
        ) : (
          <p className="text-xs text-danger">
            <ProblemWords problem={error} />
          </p>
        )}
      </div>
      {error !== null && request !== null && (
        <Button
          size="compact"
          className="shrink-0"
          aria-label={texts.tryAgainWith(prompt)}
          onClick={then(queue.retry)}
        >
          <RotateCcw className="size-4" aria-hidden="true" />
          {texts.tryAgain}
        </Button>
      )}
      <Button
        variant="quiet"
        size="icon"
        aria-label={(error === null ? texts.cancel : texts.dismiss)(prompt)}
        disabled={isCancelling}
        onClick={then(error === null ? queue.cancel : queue.dismiss)}
      >
        <X className="size-4.5" aria-hidden="true" />
      </Button>
    </li>
  );
}

/** What waits, runs or has failed beside the stage. What is finished is in the history. */
export function QueueList({ queue }: { readonly queue: Queue }) {
  const { entries } = queue;
  const texts = useTexts('create').queue;
  const list = useRef<HTMLUListElement>(null);

  return (
    <section aria-label={texts.title} className="min-w-0 animate-fade">
      <h2 className="mb-1.5 flex justify-between font-sans text-sm font-medium">
        {texts.title}
        <span className="font-normal text-ink-soft tabular-nums">
          {texts.count(entries.filter(isOpen).length, QUEUE_LIMIT)}
        </span>
      </h2>
      <ul
        ref={list}
        tabIndex={-1}
        className="max-h-56 divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface"
      >
        {entries.map((entry) => (
          <Entry
            key={entry.key}
            entry={entry}
            queue={queue}
            onPressed={() => list.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
    </section>
  );
}
