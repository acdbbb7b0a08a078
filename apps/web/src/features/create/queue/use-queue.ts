import type { Generation } from '@loopwright/contract';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useRenewCreations } from '../../../entities/creation/use-creations.ts';
import { cancelGeneration } from '../../../entities/generation/generation-calls.ts';
import { isOver } from '../../../entities/generation/generation-events.ts';
import { useShownWork } from '../../../entities/notification/use-shown-work.ts';
import { useAuth } from '../../../lib/auth.tsx';
import { newRequestKey } from '../../../lib/request-key.ts';
import { endingOf, refusal } from '../ending.ts';
import { type GenerationRequest, variationsOf } from '../generation-calls.ts';
import { checkGeneration } from '../generation-checks.ts';
import type { Ending } from '../generator-state.ts';
import type { Problem } from '../problem.ts';
import { followQueue } from './follow-queue.ts';
import { foundEntry, isOpen, newEntry, nextEntries, type QueueEntry } from './queue-state.ts';
import { submitToQueue } from './submit-to-queue.ts';
import { useKeptQueue } from './use-kept-queue.ts';

/** What has just become of an entry, for those who do not see the list. */
interface QueueNews {
  readonly entry: QueueEntry;
  readonly hasFailed: boolean;
}

export interface Queue {
  readonly entries: readonly QueueEntry[];
  /** Why the last request was not added. */
  readonly problem: Problem | null;
  readonly news: QueueNews | null;
  /** Adds a request as often as there are variations of it. */
  readonly add: (request: GenerationRequest, count: number) => void;
  /** Follows generations that were found when the page came. */
  readonly resume: (generations: readonly Generation[]) => void;
  readonly cancel: (entry: QueueEntry) => void;
  readonly retry: (entry: QueueEntry) => void;
  readonly dismiss: (entry: QueueEntry) => void;
  readonly forgetProblem: () => void;
}

/** The entries, and what became of the last of them that ended. */
function useEntries() {
  const { refresh, user } = useAuth();
  const renew = useRenewCreations(user?.username ?? '');
  const [entries, dispatch] = useReducer(nextEntries, []);
  const [news, setNews] = useState<QueueNews | null>(null);

  const end = (entry: QueueEntry, ending: Ending): void => {
    if (ending.type === 'failed') dispatch({ type: 'failed', key: entry.key, error: ending.error });
    else dispatch({ type: 'removed', key: entry.key });
    if (ending.type !== 'cancelled') setNews({ entry, hasFailed: ending.type === 'failed' });
    if (ending.type === 'finished') void renew();
    void refresh();
  };
  return { entries, dispatch, news, end };
}

/** Sends requests one after the other: the server's queue has the order in which they arrive. */
function useSending({ dispatch, end }: ReturnType<typeof useEntries>) {
  const { user, refresh } = useAuth();
  const line = useRef(Promise.resolve());
  /** Those that are not with the server yet. */
  const unsent = useRef(new Set<string>());
  const cancelled = useRef(new Set<string>());

  useEffect(() => {
    // What was not sent must not be charged to the next user of this browser.
    if (user === null) unsent.current.clear();
  }, [user]);

  const submit = async (entry: QueueEntry, request: GenerationRequest): Promise<void> => {
    const { key } = entry;
    if (!unsent.current.has(key)) return dispatch({ type: 'removed', key });
    unsent.current.delete(key);
    try {
      const answer = await submitToQueue(request, key);
      if (answer.type !== 'accepted') return end(entry, answer);
      const { generation } = answer;
      dispatch({ type: 'progressed', key, generation });
      if (cancelled.current.has(key)) await cancelGeneration(generation.id).catch(() => undefined);
      // The tokens that are held.
      void refresh();
    } catch (error) {
      end(entry, refusal(error));
    }
  };
  return {
    send: (entry: QueueEntry, request: GenerationRequest): void => {
      unsent.current.add(entry.key);
      line.current = line.current.then(() => submit(entry, request));
    },
    cancel: ({ key, generation }: QueueEntry): void => {
      unsent.current.delete(key);
      cancelled.current.add(key);
      // It fails when the generation has just ended, which is reported anyway.
      if (generation) void cancelGeneration(generation.id).catch(() => undefined);
    },
  };
}

/** Follows the entries that the server has. */
function useFollowing({ entries, dispatch, end }: ReturnType<typeof useEntries>): void {
  const { user } = useAuth();
  const showEnd = useShownWork(user?.username ?? '');
  const followed = entries.filter((entry) => isOpen(entry) && entry.generation !== null);
  const isFollowing = user !== null && followed.length > 0;

  const idsOf = useEffectEvent(() => followed.flatMap(({ generation }) => generation?.id ?? []));
  const hear = useEffectEvent((id: string, generation: Generation | 'gone') => {
    const entry = followed.find((one) => one.generation?.id === id);
    if (!entry) return;
    if (generation === 'gone') dispatch({ type: 'removed', key: entry.key });
    else if (isOver(generation)) {
      end(entry, endingOf(generation));
      showEnd({ id });
    } else dispatch({ type: 'progressed', key: entry.key, generation });
  });
  useEffect(() => {
    if (!isFollowing) return undefined;
    const stop = new AbortController();
    void followQueue(
      () => idsOf(),
      (id, generation) => hear(id, generation),
      stop.signal,
    );
    return () => stop.abort();
  }, [isFollowing]);
}

/** Generations that wait or run beside the one on the stage. One that fails stops no other. */
export function useQueue(): Queue {
  const { user } = useAuth();
  const held = useEntries();
  const { entries, dispatch, news } = held;
  const sending = useSending(held);
  useFollowing(held);
  const [problem, setProblem] = useState<Problem | null>(null);

  useKeptQueue(entries, (kept) => {
    dispatch({ type: 'added', entries: kept });
    for (const entry of kept) {
      // The same key: what reached the server after all is not charged twice.
      if (isOpen(entry) && entry.request) sending.send(entry, entry.request);
    }
  });

  const start = (requests: readonly GenerationRequest[], keyOf: () => string): void => {
    for (const request of requests) {
      const entry = newEntry(keyOf(), request);
      dispatch({ type: 'added', entries: [entry] });
      sending.send(entry, request);
    }
  };
  const isAllowed = ({ prompt, kind }: GenerationRequest, count: number): boolean => {
    const found = checkGeneration(prompt, kind, user, count);
    setProblem(found);
    return found === null;
  };
  return {
    entries,
    problem,
    news,
    add: (request, count) => {
      if (isAllowed(request, count)) start(variationsOf(request, count), newRequestKey);
    },
    resume: (generations) => dispatch({ type: 'added', entries: generations.map(foundEntry) }),
    cancel: (entry) => {
      dispatch({ type: 'cancel-asked', key: entry.key });
      sending.cancel(entry);
    },
    retry: ({ key, request, generation, error }) => {
      if (request === null || !isAllowed(request, 1)) return;
      // When the connection was lost, the server may have it: the same key is not charged twice.
      const isUnconfirmed = generation === null && error === 'failed';
      dispatch({ type: 'removed', key });
      start([request], () => (isUnconfirmed ? key : newRequestKey()));
    },
    dismiss: (entry) => dispatch({ type: 'removed', key: entry.key }),
    forgetProblem: () => setProblem(null),
  };
}
