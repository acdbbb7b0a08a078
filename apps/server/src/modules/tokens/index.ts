export { lockAccount } from './account.ts';
export {
  changePlan,
  holdTokens,
  outOfTokens,
  readBalance,
  reckonBalance,
  releaseHold,
  settleHold,
} from './ledger.ts';
export { readTokens } from './personal-data.ts';
