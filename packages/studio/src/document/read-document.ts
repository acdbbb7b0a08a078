import { studioDocumentSchema, type StudioDocument } from './document-schema.ts';
import { migrate } from './migrations.ts';

/** A document that cannot be read; the message is for logs and says where and why. */
export class DocumentError extends Error {
  readonly reason: 'newerVersion' | 'invalid';

  constructor(reason: 'newerVersion' | 'invalid', message: string) {
    super(message);
    this.name = 'DocumentError';
    this.reason = reason;
  }
}

/**
 * Checks a stored or received document and brings it to the current schema version.
 * @throws DocumentError `newerVersion` for a document of a later version of the product, `invalid` for anything
 *   else that is not a document
 */
export function readDocument(value: unknown): StudioDocument {
  const migrated = migrate(value);
  if (migrated === 'newer') {
    throw new DocumentError('newerVersion', 'The document was made by a newer version.');
  }
  const parsed = studioDocumentSchema.safeParse(migrated);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new DocumentError('invalid', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}
