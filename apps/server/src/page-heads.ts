import type { Configuration, PAGE_PATHS } from '@loopwright/contract';
import { pricingHead } from './modules/billing/index.ts';
import { type CommunityService, exploreHead, profileHead } from './modules/community/index.ts';
import { type SharingService, shareHead } from './modules/sharing/index.ts';
import type { HeadSource } from './platform/http/index.ts';

interface PageHeadDependencies {
  readonly payments: Configuration['payments'];
  readonly publicUrl: string;
  readonly sharing: SharingService;
  readonly community: CommunityService;
}

type PageHeads = Partial<Record<(typeof PAGE_PATHS)[number], HeadSource>>;

/** The pages whose heads are filled when they are requested; all others are sent as they were built. */
export const pageHeads = ({ payments, publicUrl, sharing, community }: PageHeadDependencies) =>
  ({
    '/pricing': pricingHead(payments, publicUrl),
    '/l/:slug': shareHead(sharing, publicUrl),
    '/explore': exploreHead(community, publicUrl),
    '/@:username': profileHead(community, publicUrl),
  }) satisfies PageHeads;
