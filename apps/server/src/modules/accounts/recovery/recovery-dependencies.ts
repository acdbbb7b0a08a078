import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { AttemptLimiter } from '../../../platform/rate-limits/attempt-limiter.ts';
import type { PasswordHasher } from '../passwords/passwords.ts';
import type { Reauthentication } from '../passwords/reauthentication.ts';
import type { SessionService } from '../sessions/session-service.ts';
import type { AccountLimits } from '../users/account-limits.ts';
import type { EmailQueue } from './email-input.ts';
import type { EmailComposer } from './emails/compose-emails.ts';

/** What the services around emails and links work with. */
export interface RecoveryToolkit {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  readonly passwordMinimum: number;
  readonly sessions: SessionService;
  readonly reauthentication: Reauthentication;
  readonly limiter: AttemptLimiter;
  readonly limits: AccountLimits;
  readonly mailer: Mailer;
  readonly composer: EmailComposer;
  readonly emails: EmailQueue;
}
