/** Accounts that server.ts makes before it starts, one per journey that needs a past. */
export const PEOPLE = {
  paid: 'paid',
  broke: 'broke',
  canceller: 'canceller',
  reloader: 'reloader',
  collector: 'collector',
} as const;

export const PASSWORD = 'a long enough password';
