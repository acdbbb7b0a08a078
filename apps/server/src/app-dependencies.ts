import type { Configuration } from '@loopwright/contract';
import type { Config } from './config.ts';
import type { AccountDeletion } from './modules/account-deletion/index.ts';
import type { Accounts } from './modules/accounts/index.ts';
import type { Payments } from './modules/billing/index.ts';
import type { AvatarService, CommunityService } from './modules/community/index.ts';
import type { CreationService, FolderService, Media } from './modules/creations/index.ts';
import type { ExportService } from './modules/exports/index.ts';
import type { GenerationService, StylePreviews } from './modules/generation/index.ts';
import type { ModerationService } from './modules/moderation/index.ts';
import type { EnhancementService } from './modules/prompts/index.ts';
import type { SharingService } from './modules/sharing/index.ts';
import type { DocumentService, UploadService, UploadThread } from './modules/studio/index.ts';
import type { Platform } from './open-platform.ts';
import type { OverloadLimits } from './platform/http/index.ts';

/** What the HTTP server answers with. */
export interface AppDependencies extends Platform {
  readonly config: Config;
  readonly payments: Payments;
  /** The folder of the built web app; may be missing. */
  readonly webFolder: string;
  readonly models: Configuration['models'];
  readonly generations: GenerationService;
  readonly creations: CreationService;
  readonly folders: FolderService;
  readonly media: Media;
  readonly exports: ExportService;
  readonly sharing: SharingService;
  readonly community: CommunityService;
  readonly avatars: AvatarService;
  readonly moderation: ModerationService;
  readonly documents: DocumentService;
  readonly uploads: UploadService;
  readonly uploadThread: UploadThread;
  readonly enhancements: EnhancementService;
  readonly stylePreviews: StylePreviews;
  readonly accounts: Accounts;
  readonly accountDeletion: AccountDeletion;
  readonly overload?: OverloadLimits;
}
