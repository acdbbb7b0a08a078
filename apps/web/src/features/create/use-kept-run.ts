import type { Generation } from '@loopwright/contract';
import { useEffect, useEffectEvent } from 'react';
import { lastWordOf } from '../../entities/generation/generation-calls.ts';
import { isOver } from '../../entities/generation/generation-events.ts';
import { useActiveGenerations } from '../../entities/generation/use-active-generations.ts';
import type { GeneratorState } from './generator-state.ts';
import { keptRun } from './kept-run.ts';

/** Of those that ran on the stage, the ones that have ended while the page was loaded again. */
async function endedMeanwhile(
  username: string,
  live: readonly Generation[],
  signal: AbortSignal,
): Promise<readonly Generation[]> {
  const ids = keptRun.read(username).filter((id) => live.every((one) => one.id !== id));
  const words = await Promise.all(ids.map((id) => lastWordOf(id, signal)));
  // Else the next page asks for it in vain again.
  if (words.includes('gone')) keptRun.forget();
  return words.filter((word) => word !== null && word !== 'gone');
}

/**
 * Keeps which generations run on the stage when the page is loaded again.
 * @param onFound gets those that wait or run, then those of the last page that have ended since
 */
export function useKeptRun(
  username: string | null,
  running: GeneratorState['running'],
  onFound: (generations: readonly Generation[]) => void,
): void {
  const generations = running?.parts.flatMap(({ generation }) => generation ?? []) ?? [];
  // A text, because it changes less often than their progress.
  const ids = generations.every(isOver) ? '' : generations.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (username !== null && ids !== '') keptRun.keep(username, ids.split(' '));
  }, [username, ids]);

  const active = useActiveGenerations(username);
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (username === null || active === null) return undefined;
    const stop = new AbortController();
    const live = active.filter((one) => !isOver(one));
    const find = async (): Promise<void> => {
      const ended = await endedMeanwhile(username, live, stop.signal);
      if (!stop.signal.aborted) tell([...live, ...ended]);
    };
    void find();
    return () => stop.abort();
  }, [username, active]);
}
