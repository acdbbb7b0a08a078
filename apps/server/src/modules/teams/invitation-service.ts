import { randomUUID } from 'node:crypto';
import {
  type InvitationRequest,
  INVITATION_DAYS,
  isMailAddress,
  type Language,
  type OpenedInvitation,
  TEAM_SEATS,
} from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError, notFoundError } from '../../platform/errors.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { hashOpaqueToken, newOpaqueToken } from '../../platform/opaque-token.ts';
import type { RequestCounter } from '../../platform/rate-limits/request-limits.ts';
import {
  checkIsVisible,
  type EmailComposer,
  lockUser,
  lookupKey,
  mailForm,
} from '../accounts/index.ts';
import { readPaidSeats } from '../billing/index.ts';
import type { UserPrincipal } from '../workspaces/index.ts';
import {
  checkSeats,
  deleteInvitation,
  deleteInvitationTo,
  findInvitation,
  findRole,
  insertInvitation,
  insertMember,
  isMemberByEmail,
  lockTeam,
  lockTeamFor,
  type OpenInvitation,
  setActiveWorkspace,
} from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface InvitationDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly composer: Pick<EmailComposer, 'teamInvitation'>;
  readonly countInvitation: RequestCounter;
}

interface Inviter {
  readonly name: string;
  /** The client's address, for the rate limit. */
  readonly address: string;
  readonly language: Language;
}

/** Invitations to teams. Each link works once, for 7 days, for the user who has the address. */
export interface InvitationService {
  /**
   * Sends an invitation. An earlier one to the same address no longer works.
   * @throws AppError `invalid`, `conflict`, `forbidden`, `too-many`, or `unavailable` when no email can be sent;
   *   then there is no invitation
   */
  invite(principal: UserPrincipal, form: InvitationRequest, inviter: Inviter): Promise<void>;
  /** @throws AppError `not-found` or `forbidden` */
  withdraw(principal: UserPrincipal, id: string): Promise<void>;
  /** @throws AppError `invalid` when it has expired, was withdrawn or used */
  open(token: string): Promise<OpenedInvitation>;
  /**
   * Makes the user a member. The session works in the team from now on.
   * @throws AppError `invalid` when it has expired, was withdrawn or used
   * @throws AppError `forbidden` when it is for another address, or the user has not confirmed theirs
   */
  accept(principal: UserPrincipal, token: string): Promise<void>;
}

export function createInvitationService(dependencies: InvitationDependencies): InvitationService {
  const { database, clock, mailer, composer, countInvitation } = dependencies;

  async function find(token: string): Promise<OpenInvitation & { readonly tokenHash: string }> {
    const tokenHash = hashOpaqueToken(token);
    const invitation = await findInvitation(database.orm, tokenHash, clock());
    if (invitation === null) throw invitationGone();
    return { ...invitation, tokenHash };
  }

  return {
    async invite(principal, { email: typed, role }, { name, address, language }) {
      const { userId, workspaceId } = principal;
      const email = mailForm(typed);
      checkIsVisible(email);
      if (!isMailAddress(email)) throw new AppError('invalidEmail');
      await countInvitation({ id: userId, address });
      const emailKey = lookupKey(email);
      const token = newOpaqueToken();
      const createdAt = clock();
      const id = randomUUID();
      const team = await database.transaction(async (tx) => {
        const locked = await lockTeamFor(tx, principal, 'manage-members');
        if (role === 'admin') await lockTeamFor(tx, principal, 'manage-workspace');
        if (locked.readOnlyAt !== null) throw new AppError('workspaceReadOnly');
        if (await isMemberByEmail(tx, workspaceId, emailKey)) throw new AppError('alreadyMember');
        await deleteInvitationTo(tx, workspaceId, emailKey);
        const { extra } = await readPaidSeats(tx, workspaceId);
        await checkSeats(tx, workspaceId, createdAt, TEAM_SEATS + extra);
        await insertInvitation(tx, {
          id,
          workspaceId,
          createdBy: userId,
          email,
          emailKey,
          role,
          tokenHash: hashOpaqueToken(token),
          createdAt,
          expiresAt: new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS),
        });
        return locked.name;
      });
      try {
        await mailer.send(
          composer.teamInvitation({ email, name: '', language }, { team, invitedBy: name }, token),
        );
      } catch (error) {
        await database.transaction((tx) => deleteInvitation(tx, workspaceId, id));
        throw error;
      }
    },

    async withdraw(principal, id) {
      const { workspaceId } = principal;
      await database.transaction(async (tx) => {
        await lockTeamFor(tx, principal, 'manage-members');
        const role = await deleteInvitation(tx, workspaceId, id);
        if (role === null) throw notFoundError();
        if (role === 'admin') await lockTeamFor(tx, principal, 'manage-workspace');
      });
    },

    async open(token) {
      const { team, invitedBy, email, role, expiresAt } = await find(token);
      return { team, invitedBy, email, role, expiresAt: expiresAt.toISOString() };
    },

    async accept({ userId, sessionId }, token) {
      const { workspaceId, tokenHash } = await find(token);
      await database.transaction(async (tx) => {
        const team = await lockTeam(tx, workspaceId);
        const user = await lockUser(tx, userId);
        const now = clock();
        // Read again under the lock: it may have been used or withdrawn meanwhile.
        const invitation = await findInvitation(tx, tokenHash, now);
        if (team === null || user === null || invitation === null) throw invitationGone();
        const { email } = user.account;
        if (email === null || lookupKey(email) !== invitation.emailKey)
          throw new AppError('invitationForOther');
        if (user.emailConfirmedAt === null) throw new AppError('invitationNeedsConfirmedEmail');
        if (team.readOnlyAt !== null) throw new AppError('workspaceReadOnly');
        await deleteInvitation(tx, workspaceId, invitation.id);
        if ((await findRole(tx, workspaceId, userId)) === null)
          await insertMember(tx, workspaceId, userId, invitation.role, now);
        await setActiveWorkspace(tx, sessionId, workspaceId);
      });
    },
  };
}

const invitationGone = (): AppError => new AppError('invitationGone');
