import {
  PLAN_NAMES,
  type RecentTokenUsage,
  type ServerMessage,
  TOKEN_USAGE_DAYS,
  type TokenEntry,
  type TokenUsagePage,
} from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { CSV_START, csvLine } from './csv.ts';
import { findUsage, sumUsage, type UsagePageRequest, type UsageRow } from './usage-store.ts';

/** A page of the CSV file. */
const CSV_PAGE = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What tokens were held for. */
export interface ChargedGeneration extends NonNullable<TokenEntry['generation']> {
  /** Why it has no result; null while it may get one. */
  readonly error: ServerMessage | null;
}

export interface TokenUsageDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Reads generations of a workspace by their ids. */
  readonly findGenerations: (
    orm: Database['orm'],
    workspaceId: string,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, ChargedGeneration>>;
}

/** What a workspace's tokens were used for. */
export interface TokenUsageService {
  /**
   * The entries of the ledger that change the balance, newest first.
   * @param cursor the `nextCursor` of the page before
   */
  list(workspaceId: string, cursor: number | undefined, limit: number): Promise<TokenUsagePage>;
  /** The tokens used in the last days, for a chart. */
  listRecent(workspaceId: string): Promise<RecentTokenUsage>;
  /** All entries of the ledger as CSV in parts, newest first. */
  writeCsv(workspaceId: string): AsyncGenerator<string>;
}

interface UsageRecord {
  readonly row: UsageRow;
  readonly generation: ChargedGeneration | null;
}

/** Creates the service that reads the ledger for its owners. */
export function createTokenUsage(dependencies: TokenUsageDependencies): TokenUsageService {
  const { database, clock, findGenerations } = dependencies;

  async function read(request: UsagePageRequest): Promise<UsageRecord[]> {
    const rows = await findUsage(database.orm, request);
    const ids = new Set(rows.flatMap(({ subjectId }) => subjectId ?? []));
    const generations = await findGenerations(database.orm, request.workspaceId, [...ids]);
    return rows.map((row) => ({ row, generation: generations.get(row.subjectId ?? '') ?? null }));
  }

  return {
    async list(workspaceId, cursor, limit) {
      // Reads one more than requested, to know whether there is a next page.
      const records = await read({
        workspaceId,
        before: cursor ?? null,
        limit: limit + 1,
        withSettled: false,
      });
      const page = records.slice(0, limit);
      const last = page.at(-1);
      const hasMore = records.length > limit && last !== undefined;
      return {
        items: page.map(presentEntry),
        nextCursor: hasMore ? String(last.row.id) : null,
      };
    },

    async listRecent(workspaceId) {
      // A day more: the first day in the time zone of the browser may begin earlier.
      const since = new Date(clock().getTime() - (TOKEN_USAGE_DAYS + 1) * DAY_MS);
      const sums = await sumUsage(database.orm, workspaceId, since);
      return sums.map(({ startsAt, tokens }) => ({ startsAt: startsAt.toISOString(), tokens }));
    },

    async *writeCsv(workspaceId) {
      yield CSV_START + csvLine(['time', 'kind', 'tokens', 'reason', 'generation', 'prompt']);
      let before: number | null = null;
      for (;;) {
        const records: UsageRecord[] = await read({
          workspaceId,
          before,
          limit: CSV_PAGE,
          withSettled: true,
        });
        yield records.map(csvLineOf).join('');
        before = records.at(-1)?.row.id ?? null;
        if (records.length < CSV_PAGE) return;
      }
    },
  };
}

function presentEntry({ row, generation }: UsageRecord): TokenEntry {
  const { id, amount, reason, createdAt } = row;
  return {
    id,
    kind: row.kind as TokenEntry['kind'],
    tokens: amount,
    plan: row.kind === 'grant' ? (PLAN_NAMES.find((name) => name === reason) ?? null) : null,
    generation: generation && {
      kind: generation.kind,
      prompt: generation.prompt,
      status: generation.status,
    },
    reason: reasonOf({ row, generation }),
    note: row.kind === 'credit' ? reason : null,
    createdAt: createdAt.toISOString(),
  };
}

const reasonOf = ({ row, generation }: UsageRecord): ServerMessage | null =>
  row.kind === 'release' && generation !== null ? generation.error : null;

function csvLineOf(record: UsageRecord): string {
  const { row, generation } = record;
  const { kind, amount, createdAt } = row;
  const isGiven = kind === 'grant' || kind === 'credit';
  const reason = isGiven ? row.reason : reasonOf(record)?.message;
  return csvLine([
    createdAt.toISOString(),
    kind,
    amount,
    reason ?? '',
    generation?.kind ?? '',
    generation?.prompt ?? '',
  ]);
}
