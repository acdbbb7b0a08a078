import { type CreationsPage, ORGANIZING_LIMITS, ROUTES, typedForm } from '@loopwright/contract';
import { useQuery } from '@tanstack/react-query';
import { creationKeys } from '../../entities/creation/creation-keys.ts';
import { callForJson } from '../../lib/api.ts';
import { useAuth } from '../../lib/auth.tsx';
import { useRested } from '../../lib/use-rested.ts';

/** Shorter text matches too much. */
const SHORTEST = 3;
const SHOWN = 5;

const NONE: readonly string[] = [];

/**
 * The user's own prompts that have the words of a text, newest first, each once.
 * @param isWanted asks for them; otherwise there are none
 */
export function useEarlierPrompts(text: string, isWanted: boolean): readonly string[] {
  const { user } = useAuth();
  const typed = typedForm(text);
  const rested = useRested(typed);
  const isLongEnough = rested.length >= SHORTEST && rested.length <= ORGANIZING_LIMITS.search;
  const { data } = useQuery({
    queryKey: creationKeys.prompts(user?.username ?? '', rested),
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ limit: '50', query: rested });
      const path = `${ROUTES.creations}?${query.toString()}`;
      const { items } = await callForJson<CreationsPage>(path, { signal });
      return [...new Set(items.map(({ prompt }) => prompt))];
    },
    enabled: isWanted && user !== null && isLongEnough,
    staleTime: 60_000,
    // The prompt can be typed without them.
    retry: false,
  });
  // What was typed since then may no longer fit.
  if (!isWanted || rested !== typed || !isLongEnough) return NONE;
  return (data ?? NONE).filter((prompt) => prompt !== typed).slice(0, SHOWN);
}
