import {
  accountResponseSchema,
  activeGenerationsSchema,
  configurationSchema,
  assetCreationResponseSchema,
  creationMediaResponseSchema,
  creationResponseSchema,
  creationsResponseSchema,
  folderResponseSchema,
  foldersResponseSchema,
  GALLERY_ROUTES,
  DOCUMENT_ROUTES,
  documentResponseSchema,
  documentSavedResponseSchema,
  documentsResponseSchema,
  EXPORT_ROUTES,
  exportResponseSchema,
  exportsResponseSchema,
  exportTargetsResponseSchema,
  enhanceResponseSchema,
  generationResponseSchema,
  NOTIFICATION_ROUTES,
  notificationsResponseSchema,
  preflightResponseSchema,
  recentTokenUsageResponseSchema,
  redirectResponseSchema,
  ROUTES,
  sessionResponseSchema,
  SHARE_ROUTES,
  sharedCreationResponseSchema,
  shareResponseSchema,
  shareStateSchema,
  TOKEN_ROUTES,
  tokenUsageResponseSchema,
  unreadCountResponseSchema,
  uploadResponseSchema,
  userResponseSchema,
} from '@loopwright/contract';
import { parsePattern } from './router/paths.ts';

/** What the calls of `callForJson` are answered with. A route comes before the patterns that it fits. */
const ANSWERS = [
  [ROUTES.me, sessionResponseSchema],
  [ROUTES.login, userResponseSchema],
  [ROUTES.register, userResponseSchema],
  [ROUTES.google, userResponseSchema],
  [ROUTES.microsoft, userResponseSchema],
  [ROUTES.account, accountResponseSchema],
  [ROUTES.accountPassword, accountResponseSchema],
  [ROUTES.accountIdentity, accountResponseSchema],
  [ROUTES.accountSession, accountResponseSchema],
  [ROUTES.configuration, configurationSchema],
  [ROUTES.createCheckoutSession, redirectResponseSchema],
  [ROUTES.createPortalSession, redirectResponseSchema],
  [ROUTES.enhancePrompt, enhanceResponseSchema],
  [ROUTES.activeGenerations, activeGenerationsSchema],
  [ROUTES.generation, generationResponseSchema],
  [ROUTES.creationCuts, generationResponseSchema],
  [ROUTES.creations, creationsResponseSchema],
  [ROUTES.creation, creationResponseSchema],
  [GALLERY_ROUTES.folders, foldersResponseSchema.or(folderResponseSchema)],
  [GALLERY_ROUTES.folder, folderResponseSchema],
  [TOKEN_ROUTES.usage, tokenUsageResponseSchema],
  [TOKEN_ROUTES.recentUsage, recentTokenUsageResponseSchema],
  [NOTIFICATION_ROUTES.notifications, notificationsResponseSchema],
  [NOTIFICATION_ROUTES.read, unreadCountResponseSchema],
  [EXPORT_ROUTES.targets, exportTargetsResponseSchema],
  [EXPORT_ROUTES.preflight, preflightResponseSchema],
  [EXPORT_ROUTES.ofCreation, exportResponseSchema.or(exportsResponseSchema)],
  [EXPORT_ROUTES.export, exportResponseSchema],
  [SHARE_ROUTES.ofCreation, shareStateSchema.or(shareResponseSchema)],
  [SHARE_ROUTES.share, sharedCreationResponseSchema],
  [DOCUMENT_ROUTES.documents, documentsResponseSchema.or(documentResponseSchema)],
  [DOCUMENT_ROUTES.document, documentResponseSchema.or(documentSavedResponseSchema)],
  [DOCUMENT_ROUTES.copies, documentResponseSchema],
  [DOCUMENT_ROUTES.exports, exportResponseSchema.or(exportsResponseSchema)],
  [DOCUMENT_ROUTES.preflight, preflightResponseSchema],
  [DOCUMENT_ROUTES.creations, exportResponseSchema],
  [DOCUMENT_ROUTES.uploads, uploadResponseSchema],
  [DOCUMENT_ROUTES.creationMedia, creationMediaResponseSchema],
  [DOCUMENT_ROUTES.assetCreation, assetCreationResponseSchema],
] as const;

/**
 * For development and tests: production builds have neither this nor the schemas.
 * @throws when an answer is not what the contract says, or its route is not listed here
 */
export function checkAnswer(path: string, answer: unknown): void {
  const [pathname = ''] = path.split('?');
  const found = ANSWERS.find(([route]) => parsePattern(route).pattern.exec(pathname));
  if (!found) throw new Error(`check-answer.ts has no schema for ${pathname}`);
  const { error } = found[1].safeParse(answer);
  if (error) throw new Error(`The answer of ${pathname} breaks the contract: ${error.message}`);
}
