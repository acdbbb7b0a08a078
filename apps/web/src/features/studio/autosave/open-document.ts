import type { SavedDocument } from '@loopwright/contract';
import { DocumentError, readDocument, type StudioDocument } from '@loopwright/studio';
import type { LocalCopies } from './local-copy.ts';

/** A document that can be edited. */
export interface OpenedDocument {
  readonly id: string;
  readonly name: string;
  /** Of the server. */
  readonly version: number;
  readonly document: StudioDocument;
  /** The server does not have this yet: it comes from this browser. */
  readonly isUnsaved: boolean;
}

type Opening =
  | { readonly kind: 'opened'; readonly opened: OpenedDocument }
  /** Changes that are kept in this browser, and others that were saved since. */
  | { readonly kind: 'conflict'; readonly mine: OpenedDocument; readonly theirs: OpenedDocument }
  | { readonly kind: 'unreadable'; readonly reason: DocumentError['reason'] };

/** Puts together what the server has and what this browser has kept of a document. */
export function openDocument(saved: SavedDocument, copies: LocalCopies): Opening {
  const { id, name, version } = saved;
  try {
    const document = readDocument(saved.body);
    const theirs: OpenedDocument = { id, name, version, document, isUnsaved: false };
    const mine = localChanges(theirs, copies);
    if (mine === null) return { kind: 'opened', opened: theirs };
    return mine.version === version
      ? { kind: 'opened', opened: mine }
      : { kind: 'conflict', mine, theirs };
  } catch (error) {
    if (error instanceof DocumentError) return { kind: 'unreadable', reason: error.reason };
    throw error;
  }
}

/** null: there are none, or they cannot be read and are gone. */
function localChanges(theirs: OpenedDocument, copies: LocalCopies): OpenedDocument | null {
  const copy = copies.read(theirs.id);
  if (copy === null) return null;
  try {
    const document = readDocument(copy.body);
    const isSame =
      copy.name === theirs.name && JSON.stringify(document) === JSON.stringify(theirs.document);
    if (!isSame) {
      const { name, version } = copy;
      return { id: theirs.id, name, version, document, isUnsaved: true };
    }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
  }
  copies.remove(theirs.id);
  return null;
}
