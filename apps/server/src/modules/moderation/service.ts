import type { Language, QueueItem, Statement } from '@loopwright/contract';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Email, Mailer } from '../../platform/mail/mailer.ts';
import { appeal, decideAppeal, listStatements } from './appeals.ts';
import { decide, type Decision, type Told } from './decide.ts';
import { moderationEmail } from './emails.ts';
import { type Figure, readFigures } from './figures.ts';
import { readQueue } from './queue.ts';
import { keepReport, type NewReport } from './reports.ts';

export interface ModerationService {
  /** @throws AppError `not-found` when nothing is shared there */
  report(report: NewReport): Promise<void>;
  queue(): Promise<QueueItem[]>;
  /** See `decide`. Tells maker and reporters. */
  decide(operatorId: string, decision: Decision): Promise<void>;
  /** See `decideAppeal`. */
  decideAppeal(operatorId: string, decision: Parameters<typeof decideAppeal>[2]): Promise<void>;
  /** What was decided about what a user shares, newest first. */
  statements(userId: string): Promise<Statement[]>;
  /** See `appeal`. */
  appeal(userId: string, id: string, text: string): Promise<void>;
  figures(year: number): Promise<Figure[]>;
}

export function createModerationService(dependencies: {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly logger: Pick<Logger, 'warn'>;
  /** Without a slash at its end. */
  readonly publicUrl: string;
}): ModerationService {
  const { database, clock, mailer, logger, publicUrl } = dependencies;

  /** After the commit. Who has an account finds the same in the app. */
  async function send(email: Email): Promise<void> {
    try {
      await mailer.send(email);
    } catch (err) {
      logger.warn({ err }, 'an email about a report could not be sent');
    }
  }

  async function tell({ makerEmail, reporters }: Told): Promise<void> {
    // No account has a language: the page that it links to has that of its reader.
    if (makerEmail !== null)
      await send(moderationEmail('restricted', makerEmail, 'en', `${publicUrl}/decisions`));
    for (const { reporterEmail, language } of reporters) {
      if (reporterEmail !== null)
        await send(moderationEmail('decided', reporterEmail, language, null));
    }
  }

  return {
    async report(report) {
      await keepReport({ database, clock }, report);
      const { reporterEmail, language } = report;
      if (reporterEmail !== null) await confirm(reporterEmail, language);
    },
    queue: () => readQueue(database.orm),

    async decide(operatorId, decision) {
      const told = await database.transaction((tx) => decide(tx, operatorId, decision, clock()));
      await tell(told);
    },

    decideAppeal: (operatorId, decision) =>
      database.transaction((tx) => decideAppeal(tx, operatorId, decision, clock())),
    statements: (userId) => listStatements(database.orm, userId),
    appeal: (userId, id, text) => appeal(database.orm, userId, id, text, clock()),
    figures: (year) => readFigures(database.orm, year),
  };

  async function confirm(address: string, language: Language): Promise<void> {
    await send(moderationEmail('received', address, language, null));
  }
}
