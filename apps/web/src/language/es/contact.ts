export { texts } from '../en/contact.ts';
