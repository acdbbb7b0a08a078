import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { AccountLimits } from '../account-service.ts';
import type { AttemptLimiter } from '../attempt-limiter.ts';
import type { PasswordHasher } from '../passwords.ts';
import type { Reauthentication } from '../reauthentication.ts';
import type { SessionService } from '../session-service.ts';
import type { Background } from './background.ts';
import type { AccountLetters } from './letters/letters.ts';

/** What the services around letters and links work with. */
export interface RecoveryParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  readonly passwordMinimum: number;
  readonly sessions: SessionService;
  readonly reauthentication: Reauthentication;
  readonly limiter: AttemptLimiter;
  readonly limits: AccountLimits;
  readonly mailer: Mailer;
  readonly letters: AccountLetters;
  readonly background: Background;
}
