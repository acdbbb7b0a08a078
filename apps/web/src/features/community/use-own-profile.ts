import { AVATAR_ROUTES, COMMUNITY_ROUTES, type Profile } from '@loopwright/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, callForJson } from '../../lib/api.ts';

interface OwnProfile {
  readonly profile: Profile | null;
}

const keyOf = (username: string) => ['profile', username] as const;

/** The public page of the user; null: they have none. */
export function useOwnProfile(username: string) {
  return useQuery({
    queryKey: keyOf(username),
    queryFn: ({ signal }) => callForJson<OwnProfile>(COMMUNITY_ROUTES.ownProfile, { signal }),
    enabled: username !== '',
  });
}

/** Gives the user a public page, or changes what it says. */
export function useSaveProfile(username: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (bio: string) =>
      callForJson<OwnProfile>(COMMUNITY_ROUTES.ownProfile, { method: 'PUT', body: { bio } }),
    onSuccess: (answer) => client.setQueryData<OwnProfile>(keyOf(username), answer),
  });
}

export function useDeleteProfile(username: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(COMMUNITY_ROUTES.ownProfile, { method: 'DELETE' }),
    onSuccess: () => client.setQueryData<OwnProfile>(keyOf(username), { profile: null }),
  });
}

/** Makes a file the picture of the user. */
export async function uploadAvatar(file: File): Promise<void> {
  const body = new FormData();
  body.set('file', file);
  await callApi(AVATAR_ROUTES.own, { method: 'POST', body });
}

/** From now on the user has no picture. */
export async function removeAvatar(): Promise<void> {
  await callApi(AVATAR_ROUTES.own, { method: 'DELETE' });
}
