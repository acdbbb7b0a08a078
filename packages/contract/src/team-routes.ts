/** Of teams. Apart from `ROUTES`, which every page loads. Most are about the workspace of the request. */
export const TEAM_ROUTES = {
  /** Makes a team. */
  workspaces: '/api/workspaces',
  /** The workspace of requests that name none. */
  active: '/api/workspaces/active',
  workspace: '/api/workspace',
  closing: '/api/workspace/closing',
  ownership: '/api/workspace/ownership',
  /** How many seats the team pays for beyond those of its plan. */
  seats: '/api/workspace/seats',
  member: '/api/workspace/members/:id',
  invitations: '/api/workspace/invitations',
  invitation: '/api/workspace/invitations/:id',
  /** What the link of an invitation is about. */
  openedInvitation: '/api/invitations/opened',
  acceptedInvitation: '/api/invitations/accepted',
  /** Moves creations to another workspace of the user. */
  creationMoves: '/api/creation-moves',
} as const;
