/** The storage folder of a workspace's uploads and of the exports of its documents. */
export const studioFolder = (workspaceId: string): string => `studio/${workspaceId}`;

/** The storage folder of a document, with the files that were made of it. */
export const documentFolder = (workspaceId: string, documentId: string): string =>
  `${studioFolder(workspaceId)}/${documentId}`;
