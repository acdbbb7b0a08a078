import type { Generation } from '@loopwright/contract';
import { useRef, useState } from 'react';
import type { Problem } from '../problem.ts';
import type { Queue } from './use-queue.ts';

/** What the form asks the queue for. */
export type QueueAccess = Pick<Queue, 'add' | 'forgetProblem'>;

/** What the form shows of the queue. */
export interface QueueSummary {
  /** How many more can be added. */
  readonly room: number;
  /** Whether something waits or runs in it. */
  readonly hasOpen: boolean;
  /** Why the last request was not added. */
  readonly problem: Problem | null;
}

/** The way from the form to the queue, whose code is loaded after the form. */
export function useQueueAccess() {
  const access = useRef<QueueAccess>(null);
  /** Null until the queue is loaded. */
  const [summary, setSummary] = useState<QueueSummary | null>(null);
  const [found, setFound] = useState<readonly Generation[]>([]);
  return { access, summary, setSummary, found, setFound };
}
