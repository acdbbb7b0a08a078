// One file to load: each further one is named in the script that every page loads.
export { DecisionsPage } from './decisions-page.tsx';
export { ModerationPage } from './moderation-page.tsx';
