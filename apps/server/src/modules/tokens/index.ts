export { lockAccount } from './account.ts';
export {
  bookHold,
  changePlan,
  outOfTokens,
  readBalance,
  reckonBalance,
  releaseHold,
  settleHold,
  workspaceGone,
} from './ledger.ts';
export { readTokens } from './personal-data.ts';
