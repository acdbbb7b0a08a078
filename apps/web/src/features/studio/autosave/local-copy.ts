/** Changes of a document that the server does not have yet. */
interface LocalCopy {
  /** The version of the server that they are based on. */
  readonly version: number;
  readonly name: string;
  /** As the schema of documents reads it. */
  readonly body: unknown;
}

/**
 * Keeps unsaved changes in this browser. In local storage: it is written before the call returns, also while a page
 * is left, and holds a document of the largest size.
 */
export interface LocalCopies {
  read(documentId: string): LocalCopy | null;
  /** @returns false when the browser keeps nothing, or has no room */
  write(documentId: string, copy: LocalCopy): boolean;
  remove(documentId: string): void;
}

const keyOf = (documentId: string): string => `studio-document-${documentId}`;

export const localCopies: LocalCopies = {
  read(documentId) {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(keyOf(documentId)) ?? 'null');
      return isLocalCopy(stored) ? stored : null;
    } catch {
      return null;
    }
  },
  write(documentId, copy) {
    try {
      localStorage.setItem(keyOf(documentId), JSON.stringify(copy));
      return true;
    } catch {
      return false;
    }
  },
  remove(documentId) {
    try {
      localStorage.removeItem(keyOf(documentId));
    } catch {
      // Storage can be switched off; then there is nothing to remove.
    }
  },
};

const isLocalCopy = (value: unknown): value is LocalCopy =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'number' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'body' in value;
