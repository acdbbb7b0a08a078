import type { Creation, Generation, User } from '@loopwright/contract';

/** The contents of the old data, from the server before it was killed and from the database after. */
export interface Expected {
  /** ISO 8601. */
  readonly killedAt: string;
  readonly password: string;
  /** The identity of the user without a password, as the provider sent it. */
  readonly microsoftUser: MicrosoftUser;
  /** By username. */
  readonly users: Readonly<Record<string, ExpectedUser>>;
  /** Deleted shortly before the end, so that it can be restored. */
  readonly hiddenCreation: { readonly username: string; readonly id: string };
  /** A running and a waiting generation, oldest first. */
  readonly liveGenerations: readonly Pick<Generation, 'id' | 'kind' | 'prompt' | 'status'>[];
  /** The token of a link in an email of the outbox. */
  readonly passwordResetToken: string;
  /** A completed generation whose provider operation still has to be cleaned up. */
  readonly cleanupGenerationId: string;
}

interface MicrosoftUser {
  readonly tid: string;
  readonly oid: string;
  readonly name: string;
}

export interface ExpectedUser {
  /** The value of the session cookie. */
  readonly session: string;
  /** The response of `GET /api/auth/me`. */
  readonly me: User;
  /** The response of `GET /api/creations`. */
  readonly creations: readonly { readonly creation: Creation; readonly file: ExpectedFile }[];
  /** Oldest first, as `kind amount`. */
  readonly ledger: readonly string[];
}

/** The response of a creation's address. */
export interface ExpectedFile {
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}
