import type { Generation } from '@loopwright/contract';
import { useEffect, useEffectEvent } from 'react';
import { lastWordOf } from '../../entities/generation/generation-calls.ts';
import { isOver } from '../../entities/generation/generation-events.ts';
import { useActiveGenerations } from '../../entities/generation/use-active-generations.ts';
import type { GeneratorState } from './generator-state.ts';
import { keepRun, readRun } from './kept-run.ts';

/** Of those that ran on the stage, the ones that have ended while the page was loaded again. */
async function endedMeanwhile(
  username: string,
  live: readonly Generation[],
  signal: AbortSignal,
): Promise<readonly Generation[]> {
  const ids = readRun(username).filter((id) => live.every((one) => one.id !== id));
  const words = await Promise.all(ids.map((id) => lastWordOf(id, signal)));
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
  useEffect(() => {
    const generations = running?.parts.flatMap(({ generation }) => generation ?? []) ?? [];
    if (username === null || generations.every(isOver)) return;
    keepRun(
      username,
      generations.map(({ id }) => id),
    );
  }, [username, running]);

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
