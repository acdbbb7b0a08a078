/** The key of the ways into a user's account. */
export const accountKeys = {
  of: (username: string) => ['account', username] as const,
};
