export { lockAccount } from './account.ts';
export {
  bookHold,
  changePlan,
  outOfTokens,
  readBalance,
  computeBalance,
  releaseHold,
  settleHold,
} from './ledger.ts';
export { readTokens } from './personal-data.ts';
