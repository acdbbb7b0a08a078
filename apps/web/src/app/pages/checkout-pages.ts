// One file to load: each further one is named in the script that every page loads.
export { CancelPage } from '../../features/billing/cancel-page.tsx';
export { SuccessPage } from './success-page.tsx';
