import type { Generation } from '@loopwright/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { creationKeys } from '../../entities/creation/creation-keys.ts';
import { activeGenerations } from '../../entities/generation/generation-calls.ts';
import { isOver } from '../../entities/generation/generation-events.ts';
import { generationKeys } from '../../entities/generation/generation-keys.ts';
import { notificationKeys } from '../../entities/notification/notification-keys.ts';

const POLL_MS = 2000;

const NONE: readonly Generation[] = [];

/** The generations of a user that wait or run, kept up to date as long as there are some. */
export function useRunningGenerations(username: string): readonly Generation[] {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: generationKeys.running(username),
    queryFn: async ({ signal }) => {
      const live = (await activeGenerations(signal)).filter((one) => !isOver(one));
      const before = client.getQueryData<readonly Generation[]>(generationKeys.running(username));
      // One has ended: there may be a new creation, and there is a notification.
      if (before && before.length > live.length) {
        void client.invalidateQueries({ queryKey: notificationKeys.list(username) });
        void client.invalidateQueries({ queryKey: creationKeys.all(username) });
      }
      return live;
    },
    refetchInterval: ({ state }) => ((state.data?.length ?? 0) > 0 ? POLL_MS : false),
  });
  return data ?? NONE;
}
