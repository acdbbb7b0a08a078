import type { Share, SharedCreation } from '@loopwright/contract';
import { creation } from './generation.ts';

const slug = 'Ab3dEf6hIj9lMn2pQr5tUv';

/** The share of `creation`. */
export const share: Share = {
  slug,
  url: `https://loops.example/l/${slug}`,
  visibility: 'unlisted',
  reviewState: null,
  showsPrompt: true,
  showsMaker: false,
  allowsRemix: true,
  allowsDownload: true,
  createdAt: creation.createdAt,
};

/** What others see of it. */
export const shared: SharedCreation = {
  slug,
  kind: creation.kind,
  width: creation.width,
  height: creation.height,
  createdAt: creation.createdAt,
  title: 'Penguins',
  altText: null,
  prompt: creation.prompt,
  makerName: 'Mara',
  makerUsername: null,
  makerAvatar: null,
  likes: null,
  flashes: null,
  media: {
    file: `/l/${slug}/loop.gif`,
    still: `/l/${slug}/still-1200.jpg`,
    sources: `/l/${slug}/poster-320.webp 320w`,
    video: null,
  },
  allowsDownload: true,
  remix: {
    parentId: '3f2b8a1e-0000-4000-8000-000000000001',
    settings: { seed: 7, aspect: '4:5', seconds: 3, framesPerSecond: 12 },
  },
  remixedFrom: null,
};
