import type { DocumentsAnswer, DocumentSummary } from '@loopwright/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  copyDocument,
  deleteDocument,
  readDocumentOf,
  readDocuments,
  saveDocument,
} from './document-calls.ts';
import { documentKeys } from './document-keys.ts';

/** The documents of the user, last changed first. */
export const useDocuments = (username: string) =>
  useQuery({
    queryKey: documentKeys.list(username),
    queryFn: ({ signal }) => readDocuments(signal),
  });

/** Asks for the list again. */
export function useRenewDocuments(username: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: documentKeys.list(username) });
}

/** Deletes on the server first; only then does it leave the list. */
export function useDeleteDocument(username: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: DocumentSummary) => deleteDocument(id),
    onSuccess: (_, { id: deletedId }) => {
      client.setQueryData<DocumentsAnswer>(
        documentKeys.list(username),
        (known) => known && { ...known, items: known.items.filter(({ id }) => id !== deletedId) },
      );
    },
  });
}

export function useCopyDocument(username: string) {
  const renew = useRenewDocuments(username);
  return useMutation({
    mutationFn: ({ id }: DocumentSummary) => copyDocument(id),
    onSuccess: renew,
  });
}

interface Renaming {
  readonly id: string;
  readonly name: string;
}

export function useRenameDocument(username: string) {
  const renew = useRenewDocuments(username);
  return useMutation({
    mutationFn: async ({ id, name }: Renaming) => {
      const { version, body } = await readDocumentOf(id);
      await saveDocument(id, version, { name, body });
    },
    onSuccess: renew,
  });
}
