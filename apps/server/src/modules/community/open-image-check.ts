import type { CommunityConfig } from './community-config.ts';
import type { ImageCheck } from './image-check.ts';
import { moderationEndpoint } from './moderation-endpoint.ts';
import { type NsfwModel, openNsfwModel } from './nsfw-model.ts';

/**
 * Opens the configured image check.
 * @param closeLater is given what has to be closed
 * @returns null: there is none, and pictures are compared with removed ones alone
 */
export function openImageCheck(
  config: CommunityConfig['imageCheck'],
  closeLater: (model: NsfwModel) => NsfwModel,
): ImageCheck | null {
  if (config === null) return null;
  return config === 'model' ? closeLater(openNsfwModel()) : moderationEndpoint(config);
}
