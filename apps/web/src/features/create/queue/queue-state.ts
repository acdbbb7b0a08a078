import type { Generation, GenerationKind } from '@loopwright/contract';
import type { GenerationRequest } from '../generation-calls.ts';
import type { Problem } from '../problem.ts';

/** Generations that may wait or run beside the stage. The server would take more of a program. */
export const QUEUE_LIMIT = 20;

/** A generation that waits or runs beside the stage, or has failed there. */
export interface QueueEntry {
  /** The key of its request; for one without, the generation's id. */
  readonly key: string;
  readonly kind: GenerationKind;
  readonly prompt: string;
  /** What it was asked with; null for one found waiting when the page came. */
  readonly request: GenerationRequest | null;
  /** The server's latest word; null until the server has it. */
  readonly generation: Generation | null;
  readonly isCancelling: boolean;
  /** Why it failed; null while it waits or runs. */
  readonly error: Problem | null;
}

export type QueueAction =
  | { readonly type: 'added'; readonly entries: readonly QueueEntry[] }
  | { readonly type: 'progressed'; readonly key: string; readonly generation: Generation }
  | { readonly type: 'cancel-asked'; readonly key: string }
  | { readonly type: 'failed'; readonly key: string; readonly error: Problem }
  /** It has finished or was canceled, or a failed one was dismissed. */
  | { readonly type: 'removed'; readonly key: string };

/** An entry that has not been sent yet. */
export const newEntry = (key: string, request: GenerationRequest): QueueEntry => ({
  key,
  kind: request.kind,
  prompt: request.prompt,
  request,
  generation: null,
  isCancelling: false,
  error: null,
});

/** An entry of a generation that was found on the server. */
export const foundEntry = (generation: Generation): QueueEntry => ({
  key: generation.requestKey ?? generation.id,
  kind: generation.kind,
  prompt: generation.prompt,
  request: null,
  generation,
  isCancelling: false,
  error: null,
});

/** Whether an entry waits or runs. */
export const isOpen = ({ error }: QueueEntry): boolean => error === null;

/** How many more can be added. */
export const roomIn = (entries: readonly QueueEntry[]): number =>
  Math.max(0, QUEUE_LIMIT - entries.filter(isOpen).length);

const changed = (
  entries: readonly QueueEntry[],
  key: string,
  change: Partial<QueueEntry>,
): readonly QueueEntry[] =>
  entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry));

/** The entries after something has happened to one of them. The others stay as they are. */
export function nextEntries(
  entries: readonly QueueEntry[],
  action: QueueAction,
): readonly QueueEntry[] {
  switch (action.type) {
    case 'added': {
      const known = new Set(entries.map(({ key }) => key));
      return [...entries, ...action.entries.filter(({ key }) => !known.has(key))];
    }
    case 'progressed':
      return changed(entries, action.key, { generation: action.generation });
    case 'cancel-asked':
      return changed(entries, action.key, { isCancelling: true });
    case 'failed':
      return changed(entries, action.key, { error: action.error, isCancelling: false });
    case 'removed':
      break;
  }
  return entries.filter(({ key }) => key !== action.key);
}
