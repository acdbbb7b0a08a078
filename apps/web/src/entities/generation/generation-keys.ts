/** The keys of the generations of a user that wait or run. */
export const generationKeys = {
  active: (username: string) => ['generations', username, 'active'] as const,
  /** Those that are kept up to date. */
  running: (username: string) => ['generations', username, 'running'] as const,
};
