export { texts } from '../en/account.ts';
