import { TEAM_ROUTES, type Workspace } from '@loopwright/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, callForJson } from '../../lib/api.ts';
import { workspaceKeys } from './workspace-keys.ts';

interface WorkspaceAnswer {
  readonly workspace: Workspace;
}

/** The team that the user works in, with its members. */
export function useWorkspace(username: string) {
  return useQuery({
    queryKey: workspaceKeys.active(username),
    queryFn: async ({ signal }) =>
      (await callForJson<WorkspaceAnswer>(TEAM_ROUTES.workspace, { signal })).workspace,
  });
}

/** A change of a team, as a call. */
export interface WorkspaceChange {
  readonly path: string;
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Changes the team that the user works in, and reads it again. */
export function useChangeWorkspace(username: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ path, ...call }: WorkspaceChange) => callApi(path, call),
    onSuccess: () => client.invalidateQueries({ queryKey: workspaceKeys.active(username) }),
  });
}

/** Makes a team, in which the session works from now on. */
export const createTeam = (name: string): Promise<WorkspaceAnswer> =>
  callForJson(TEAM_ROUTES.workspaces, { method: 'POST', body: { name } });
