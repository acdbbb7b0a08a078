export { texts } from '../en/create.ts';
