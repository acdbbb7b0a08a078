// Apart from the other messages, so that the browser need not load them all for a programmer's mistake.
export const OUTSIDE_AUTH_PROVIDER = 'useAuth must be used within an AuthProvider';
