/** The storage folder of the Studio: a folder for each workspace. */
export const STUDIO_FOLDER = 'studio';

/** The storage folder of a workspace's uploads and of the exports of its documents. */
export const studioFolder = (workspaceId: string): string => `${STUDIO_FOLDER}/${workspaceId}`;

/** The storage key of the frames of an upload. */
export const uploadKey = (workspaceId: string, assetId: string): string =>
  `${studioFolder(workspaceId)}/${assetId}.frames`;

/** The storage folder of a document, with the files that were made of it. */
export const documentFolder = (workspaceId: string, documentId: string): string =>
  `${studioFolder(workspaceId)}/${documentId}`;
