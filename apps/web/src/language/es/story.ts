export { texts } from '../en/story.ts';
