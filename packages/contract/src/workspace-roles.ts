import type { PlanName } from './plan-names.ts';

/** From the one with the most rights to the one with the fewest. */
export const WORKSPACE_ROLES = ['owner', 'admin', 'member', 'viewer'] as const;
export type WorkspaceRole = (typeof WORKSPACE_ROLES)[number];

/** The roles that can be given; `owner` is transferred. */
export const GIVEN_ROLES = ['admin', 'member', 'viewer'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** The plan that a team needs. With another one it is read-only. */
export const TEAM_PLAN: PlanName = 'premium';

/** Members that a team may have within the price of its plan: its owner and open invitations count. */
export const TEAM_SEATS = 5;

/** What each seat beyond those costs in a month. */
export const SEAT_PRICE_USD = 3;

/** How many seats beyond those a team may have. */
export const EXTRA_SEATS_MAXIMUM = 95;

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7;

/** How long nothing is deleted of a team whose plan has ended. */
export const READ_ONLY_DAYS = 90;

/** In characters. */
export const TEAM_NAME_MAXIMUM = 60;

/** What a role may allow in a workspace. */
export type Permission =
  /** To see what the workspace owns, and to download files that are there. */
  | 'view'
  /** To make files of creations and documents for other places, which costs no tokens. */
  | 'export'
  /** To make, change, share, move and delete creations, and to spend tokens. */
  | 'create'
  /** To change the brand kit. */
  | 'manage-brand'
  /** To invite, and to give and take the roles of members and viewers. */
  | 'manage-members'
  /** To rename and close the team, to make admins and to transfer the ownership. */
  | 'manage-workspace'
  /** To buy, change and cancel the plan. */
  | 'manage-billing';

/** What each role may do. */
export const ROLE_PERMISSIONS: Readonly<Record<WorkspaceRole, readonly Permission[]>> = {
  owner: [
    'view',
    'export',
    'create',
    'manage-brand',
    'manage-members',
    'manage-workspace',
    'manage-billing',
  ],
  admin: ['view', 'export', 'create', 'manage-brand', 'manage-members'],
  member: ['view', 'export', 'create'],
  viewer: ['view'],
};

/** What nobody may do in a team whose plan has ended. */
export const READ_ONLY_FORBIDS: ReadonlySet<Permission> = new Set(['create', 'manage-brand']);
