import { TEAM_ROUTES } from '@loopwright/contract';
import { callApi } from '../../lib/api.ts';

/**
 * Works in another workspace from now on. The page is loaded anew, because nearly all that it shows belongs to a
 * workspace.
 * @param path where to go
 */
export async function openWorkspace(workspaceId: string, path: string): Promise<void> {
  await callApi(TEAM_ROUTES.active, { method: 'PUT', body: { workspaceId } });
  reloadAt(path);
}

/** Loads a page anew, after the workspace of the session has changed. */
export const reloadAt = (path: string): void => location.assign(path);
