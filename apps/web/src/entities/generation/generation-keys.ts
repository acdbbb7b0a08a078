/** The key of the generations of a user that wait or run. */
export const generationKeys = {
  active: (username: string) => ['generations', username, 'active'] as const,
};
