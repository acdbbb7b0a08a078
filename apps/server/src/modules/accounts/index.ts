export { type Accounts, type AccountsOptions, createAccounts } from './accounts.ts';
export type { Reauthentication } from './passwords/reauthentication.ts';
export type { Account, SignedInUser } from './users/account.ts';
export { checkIsVisible, lookupKey, mailForm, shownForm } from './users/identity.ts';
export { registerSecurityRoutes } from './recovery/account-routes.ts';
export { registerRecoveryRoutes } from './recovery/routes.ts';
export { registerAccountRoutes } from './routes.ts';
export { registerSessionRoutes } from './session-routes.ts';
export { requireSession } from './sessions/require-session.ts';
export {
  browserSessions,
  type BrowserSessions,
  principalFinder,
  registerSessionUser,
  requireUser,
} from './sessions/session.ts';
export { registerSocialRoutes } from './social/routes.ts';
export { deleteUser, readProfile, readSessions } from './personal-data.ts';
export {
  AVATAR_SIDES,
  avatarFileName,
  avatarPaths,
  type AvatarSide,
} from './users/avatar-paths.ts';
export { keepUser, lockUser } from './users/account-state.ts';
export { idleSince } from './sessions/session-service.ts';
export { deleteSessionsOf } from './sessions/session-store.ts';
export { liftSuspension, suspendUser } from './users/suspension.ts';
export { createEmailComposer, type EmailComposer } from './recovery/emails/compose-emails.ts';
export { readClient } from './sessions/read-client.ts';
