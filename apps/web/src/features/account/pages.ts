// One file to load: each further one is named in the script that every page loads.
export { ConfirmEmailPage } from './recovery/confirm-email-page.tsx';
export { ForgottenPasswordPage } from './recovery/forgotten-password-page.tsx';
export { ResetPasswordPage } from './recovery/reset-password-page.tsx';
