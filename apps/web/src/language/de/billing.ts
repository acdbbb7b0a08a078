export { texts } from '../en/billing.ts';
