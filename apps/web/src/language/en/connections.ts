/** The accounts of others with which a person can sign in: on the profile. */
export const texts = {
  title: 'Connected accounts',
  intro: 'Sign in with one press, without a password to remember.',
  connect: (provider: string): string => `Connect ${provider}`,
  disconnect: (provider: string): string => `Disconnect ${provider}`,
  off: 'Not connected',
  since: (day: string): string => `Since ${day}`,
  only: 'This is your only way in. Set a password or connect another account first.',
  connecting: 'Connecting…',
  disconnecting: 'Disconnecting…',
  connected: (provider: string): string =>
    `${provider} is connected. You can sign in with it from now on.`,
  disconnected: (provider: string): string => `${provider} is disconnected.`,
  notOffered: (provider: string): string => `${provider} is not set up on this installation.`,
  unfinished: (provider: string): string => `${provider} was not connected. Nothing has changed.`,
  failed: 'That did not work. Please try again.',
} as const;
