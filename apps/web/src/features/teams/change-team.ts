import type { Workspace } from '@loopwright/contract';
import type { WorkspaceChange } from '../../entities/workspace/use-workspace.ts';

/** Makes a change, and says `news` when it is made. */
export type ChangeTeam = (wish: WorkspaceChange, news: string, onDone?: () => void) => void;

/** What each part of the page gets. */
export interface TeamPartProps {
  readonly workspace: Workspace;
  readonly change: ChangeTeam;
  readonly isBusy: boolean;
}
