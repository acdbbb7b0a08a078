import type { Configuration } from '@loopwright/contract';
import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../lib/auth.tsx';
import { loadConfiguration } from '../../lib/configuration.ts';

const configurationKeys = { all: ['configuration'] as const };

/** What this installation offers, for users; null while that is not known. */
export function useConfiguration(): Configuration | null {
  const { user } = useAuth();
  const { data } = useQuery({
    queryKey: configurationKeys.all,
    queryFn: loadConfiguration,
    enabled: user !== null,
  });
  return data ?? null;
}
