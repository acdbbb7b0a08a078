export { lockAccount } from './account.ts';
export {
  bookHold,
  changePlan,
  creditTokens,
  outOfTokens,
  readBalance,
  computeBalance,
  releaseHold,
  settleHold,
} from './ledger.ts';
export { movePlan } from './move.ts';
export { readTokens } from './personal-data.ts';
export { registerTokenRoutes } from './routes.ts';
export { type ChargedGeneration, createTokenUsage } from './usage-service.ts';
