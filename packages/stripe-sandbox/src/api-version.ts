/** The version of Stripe's interface that is imitated: the one the SDK 23.1 sends. */
export const API_VERSION = '2026-10-28.endive';
