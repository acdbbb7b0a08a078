export { texts } from '../en/gallery.ts';
