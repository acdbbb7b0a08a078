import type { QueueItem, Statement } from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/index.ts';
import { appeal, decideAppeal, listStatements } from './appeals.ts';
import { decide, type Decision } from './decide.ts';
import { enqueueModerationEmail, type ModerationEmailDefinition } from './email-job.ts';
import { type Figure, readFigures } from './figures.ts';
import { readQueue } from './queue.ts';
import { keepReport, type NewReport } from './reports.ts';

export interface ModerationService {
  /** @throws AppError `not-found` when nothing is shared there */
  report(report: NewReport): Promise<void>;
  queue(): Promise<QueueItem[]>;
  /** See `decide`. Tells maker and reporters, also by email. */
  decide(operatorId: string, decision: Decision): Promise<void>;
  /** See `decideAppeal`. Tells the maker, also by email. */
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
  readonly queue: JobQueue;
  readonly emailJob: ModerationEmailDefinition;
}): ModerationService {
  const { database, clock, queue, emailJob } = dependencies;
  const email = enqueueModerationEmail.bind(null, queue, emailJob);

  return {
    report: (report) =>
      database.transaction(async (tx) => {
        const aboutId = await keepReport(tx, report, clock());
        const isTold = aboutId !== null && report.reporterEmail !== null;
        if (isTold) await email(tx, { purpose: 'received', aboutId, userId: null });
      }),
    queue: () => readQueue(database.orm),

    decide: (operatorId, decision) =>
      database.transaction(async (tx) => {
        const { reportIds, makerId, statementId } = await decide(tx, operatorId, decision, clock());
        if (statementId !== null)
          await email(tx, { purpose: 'restricted', aboutId: statementId, userId: makerId });
        for (const aboutId of reportIds)
          await email(tx, { purpose: 'decided', aboutId, userId: null });
      }),

    decideAppeal: (operatorId, decision) =>
      database.transaction(async (tx) => {
        const userId = await decideAppeal(tx, operatorId, decision, clock());
        await email(tx, { purpose: 'appealed', aboutId: decision.id, userId });
      }),
    statements: (userId) => listStatements(database.orm, userId),
    appeal: (userId, id, text) => appeal(database.orm, userId, id, text, clock()),
    figures: (year) => readFigures(database.orm, year),
  };
}
