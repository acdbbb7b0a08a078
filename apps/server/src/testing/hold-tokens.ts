import { lockAccount } from '../modules/tokens/account.ts';
import { bookHold, type HoldRequest } from '../modules/tokens/ledger.ts';
import type { Transaction } from '../platform/database/database.ts';
import { unauthenticatedError } from '../platform/errors.ts';

/** Holds tokens of a workspace as the admission of a generation does. */
export async function holdTokens(
  tx: Transaction,
  { workspaceId, ...request }: HoldRequest & { readonly workspaceId: string },
): Promise<void> {
  const account = await lockAccount(tx, workspaceId, request.at);
  if (account === null) throw unauthenticatedError();
  await bookHold(tx, account, request);
}
