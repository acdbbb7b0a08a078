import { ConfigurationError } from './platform/configuration-error.ts';
import { FolderInUseError } from './platform/database/folder-lock.ts';
import { MigrationError } from './platform/database/migration-error.ts';
import { DiskReserveError } from './platform/storage/disk-space.ts';

/** Errors whose message is written for the operator. */
const OPERATOR_ERRORS = [FolderInUseError, ConfigurationError, DiskReserveError, MigrationError];

interface SystemFault {
  readonly code?: unknown;
  readonly port?: number;
  readonly address?: string;
}

/** The message for the operator when the server cannot start; null for an unexpected error. */
export function explainStartFailure(error: unknown): string | null {
  if (OPERATOR_ERRORS.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof AggregateError) return explainStartFailure(error.errors[0]);
  if (!(error instanceof Error)) return null;
  const { code, port = '?', address = '?' } = error as SystemFault;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop the program that uses it, or set PORT to another number.`;
    case 'EACCES':
      return `${error.message}: choose a PORT above 1023 and a DATA_DIR that may be written.`;
    case 'ENOSPC':
      return `The disk is full (${error.message}). Free some space, then start Loopwright again.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
      return `Nothing answers at ${address}:${port}. Is DATABASE_URL right, and the database up?`;
    default:
      return error.cause === undefined ? null : explainStartFailure(error.cause);
  }
}
