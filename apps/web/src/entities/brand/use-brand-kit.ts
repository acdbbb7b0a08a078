import { BRAND_ROUTES, type BrandKit } from '@loopwright/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callForJson } from '../../lib/api.ts';

interface KitAnswer {
  readonly kit: BrandKit;
}

const keyOf = (username: string) => ['brand', username] as const;

/** The brand kit of the workspace that the user works in. @param isWanted false: it is not read */
export function useBrandKit(username: string, isWanted = true) {
  return useQuery({
    queryKey: keyOf(username),
    queryFn: async ({ signal }) => (await callForJson<KitAnswer>(BRAND_ROUTES.kit, { signal })).kit,
    enabled: isWanted,
  });
}

/** A change of a brand kit, as a call. */
export interface BrandCall {
  readonly path: string;
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly body?: FormData | Readonly<Record<string, unknown>>;
}

/** Changes the brand kit; every answer is the kit as it is then. */
export function useChangeBrandKit(username: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ path, ...call }: BrandCall) => callForJson<KitAnswer>(path, call),
    onSuccess: ({ kit }) => client.setQueryData<BrandKit>(keyOf(username), kit),
  });
}

/** The logo of a kit as a picture; another address for another logo. */
export const logoUrl = ({ assetId }: NonNullable<BrandKit['logo']>): string =>
  `${BRAND_ROUTES.logo}?of=${assetId}`;
