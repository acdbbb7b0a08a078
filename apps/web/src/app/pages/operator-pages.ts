// One file to load: each further one is named in the script that every page loads.
export { DecisionsPage } from '../../features/moderation/decisions-page.tsx';
export { ModerationPage } from '../../features/moderation/moderation-page.tsx';
export { OperatorsPage } from '../../features/operators/operators-page.tsx';
