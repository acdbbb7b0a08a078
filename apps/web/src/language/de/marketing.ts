export { texts } from '../en/marketing.ts';
