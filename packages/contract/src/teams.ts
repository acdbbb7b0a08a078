import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { creationIdsSchema } from './organizing.ts';
import { hasUnstorable, typedForm } from './typed-text.ts';
import {
  EXTRA_SEATS_MAXIMUM,
  GIVEN_ROLES,
  TEAM_NAME_MAXIMUM,
  WORKSPACE_ROLES,
} from './workspace-roles.ts';

const teamName = z
  .string()
  .transform(typedForm)
  .pipe(
    z
      .string()
      .min(1)
      .max(TEAM_NAME_MAXIMUM)
      .refine((text) => !hasUnstorable(text)),
  );

/** The body of `POST /api/workspaces` and `PATCH /api/workspace`. */
export const teamNameSchema = z.strictObject({ name: teamName });

/** The body of `PUT /api/workspaces/active`. */
export const workspaceIdSchema = z.strictObject({ workspaceId: z.uuid() });

/** The body of `POST /api/workspace/closing`: the team's name, typed again. */
export const closingRequestSchema = z.strictObject({ name: z.string().max(200) });

/** The body of `POST /api/workspace/ownership`. */
export const ownershipRequestSchema = z.strictObject({ userId: z.uuid() });

/** The body of `PATCH /api/workspace/members/:id`. */
export const memberChangeSchema = z.strictObject({ role: z.enum(GIVEN_ROLES) });

/** The body of `PUT /api/workspace/seats`: how many seats the team pays for beyond those of its plan. */
export const seatsRequestSchema = z.strictObject({
  extra: z.number().int().min(0).max(EXTRA_SEATS_MAXIMUM),
});

/** The body of `POST /api/workspace/invitations`. */
export const invitationRequestSchema = z.strictObject({
  email: z.string().max(LIMITS.emailMaximum),
  role: z.enum(GIVEN_ROLES),
});
export type InvitationRequest = z.infer<typeof invitationRequestSchema>;

/** The body of `POST /api/invitations/opened` and `POST /api/invitations/accepted`. */
export const invitationTokenSchema = z.strictObject({ token: z.string().max(1024) });

/** The body of `POST /api/creation-moves`. */
export const creationMoveSchema = creationIdsSchema.extend({ workspaceId: z.uuid() });

export const memberSchema = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  role: z.enum(WORKSPACE_ROLES),
  isYou: z.boolean(),
  joinedAt: z.string(),
});
export type Member = z.infer<typeof memberSchema>;

export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(GIVEN_ROLES),
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const workspaceSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(WORKSPACE_ROLES),
  /** When its plan ended, ISO 8601; null: it is in use. */
  readOnlyAt: z.string().nullable(),
  /** The owner first, then by name. */
  members: z.array(memberSchema),
  /** Those that can still be accepted; empty for roles that may not invite. */
  invitations: z.array(invitationSchema),
  seats: z.object({
    /** By members and open invitations. */
    used: z.number().int(),
    maximum: z.number().int(),
    /** Those of `maximum` that are paid for beyond the plan's price. */
    extra: z.number().int(),
    /** Whether the owner can change `extra` here. */
    canChange: z.boolean(),
  }),
});
export type Workspace = z.infer<typeof workspaceSchema>;

/** Every answer that shows a team. */
export const workspaceResponseSchema = z.object({ workspace: workspaceSchema });

/** What the link of an invitation is about. */
export const openedInvitationSchema = z.object({
  invitation: z.object({
    team: z.string(),
    /** Who invited; null: their account is deleted. */
    invitedBy: z.string().nullable(),
    email: z.string(),
    role: z.enum(GIVEN_ROLES),
    expiresAt: z.string(),
  }),
});
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>['invitation'];
