/** The key of the team that the user works in. */
export const workspaceKeys = {
  active: (username: string) => ['workspace', username] as const,
};
