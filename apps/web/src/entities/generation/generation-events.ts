import { type Generation, GENERATION_EVENT, pathTo, ROUTES } from '@loopwright/contract';
import { readGeneration } from './generation-calls.ts';

const POLL_MS = 2000;

/** Whether a generation or an export has ended, in whatever way. */
export const isOver = ({ status }: Pick<Generation, 'status'>): boolean =>
  status !== 'queued' && status !== 'running';

/**
 * Follows one generation until it is over. The browser reconnects the event stream by itself; when
 * the stream is refused for good, the generation is polled instead.
 * @param by polling keeps no connection open: a browser allows six to a server, for all its windows
 * @returns a function that stops following
 */
export function followGeneration(
  id: string,
  onChange: (generation: Generation) => void,
  by: 'stream' | 'polling' = 'stream',
): () => void {
  const path = pathTo(ROUTES.generationEvents, { id });
  const source = by === 'stream' ? new EventSource(path, { withCredentials: true }) : null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasStopped = false;

  const stop = (): void => {
    hasStopped = true;
    source?.close();
    clearTimeout(timer);
  };
  const take = (generation: Generation): void => {
    if (hasStopped) return;
    if (isOver(generation)) stop();
    onChange(generation);
  };
  const poll = async (): Promise<void> => {
    const generation = await readGeneration(id).catch(() => null);
    if (generation) take(generation);
    if (!hasStopped) timer = setTimeout(() => void poll(), POLL_MS);
  };

  source?.addEventListener(GENERATION_EVENT, (event: MessageEvent<string>) => {
    take(JSON.parse(event.data) as Generation);
  });
  source?.addEventListener('error', () => {
    if (!hasStopped && source?.readyState === EventSource.CLOSED) void poll();
  });
  if (!source) void poll();
  return stop;
}
