import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { notifyIfAway } from '../../../lib/browser-notification.ts';
import type { Queue } from './use-queue.ts';

/** Tells screen readers, and users who are away, what became of an entry. */
export function QueueNews({ news }: { readonly news: Queue['news'] }) {
  const { queue, ready } = useTexts('create');
  const tell = useEffectEvent(() => {
    if (news && !news.hasFailed) notifyIfAway(ready[news.entry.kind], news.entry.prompt);
  });
  useEffect(() => {
    if (news !== null) tell();
  }, [news]);
  // Always here, because readers only notice what changes.
  return (
    <output className="sr-only">
      {news !== null && (news.hasFailed ? queue.failed : queue.finished)(news.entry.prompt)}
    </output>
  );
}
