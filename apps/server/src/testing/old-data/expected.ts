import type { Creation, Generation, User } from '@loopwright/contract';

/** What is in the old data: the server said it before it was killed, the database after that. */
export interface Expected {
  /** ISO 8601. */
  readonly killedAt: string;
  readonly password: string;
  /** What the identity provider said about the user who has no password. */
  readonly microsoftUser: MicrosoftUser;
  /** By username. */
  readonly users: Readonly<Record<string, ExpectedUser>>;
  /** Deleted so short a time before the end that it can be restored. */
  readonly hiddenCreation: { readonly username: string; readonly id: string };
  /** One that ran and one that waited, oldest first. */
  readonly liveGenerations: readonly Pick<Generation, 'id' | 'kind' | 'prompt' | 'status'>[];
  /** Of a link in an e-mail that the outbox holds. */
  readonly passwordResetToken: string;
  /** The ended generation whose operation at the provider is still to be ended. */
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
  /** As `GET /api/auth/me` gave it. */
  readonly me: User;
  /** As `GET /api/creations` gave them. */
  readonly creations: readonly { readonly creation: Creation; readonly file: ExpectedFile }[];
  /** Oldest first, as `kind amount`. */
  readonly ledger: readonly string[];
}

/** What `GET` of a creation's address gave. */
export interface ExpectedFile {
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}
