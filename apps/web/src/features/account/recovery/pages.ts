// One file to load: each further one is named in the script that every page loads.
export { ConfirmEmailPage } from './confirm-email-page.tsx';
export { ForgottenPasswordPage } from './forgotten-password-page.tsx';
export { ResetPasswordPage } from './reset-password-page.tsx';
