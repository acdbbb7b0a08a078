export { texts } from '../en/shell.ts';
