/** The community gallery. Apart from `ROUTES`, which every page loads. */
export const COMMUNITY_ROUTES = {
  creations: '/api/community/creations',
  like: '/api/community/creations/:slug/like',
  /** The public page of a user. */
  profile: '/api/community/profiles/:username',
  /** That of the principal. */
  ownProfile: '/api/community/profile',
} as const;

/** The pictures of users. Apart from the others, because pages that show them get their addresses. */
export const AVATAR_ROUTES = {
  /** That of the principal. */
  own: '/api/community/profile/avatar',
  /** A file of a picture, by its unguessable name. */
  file: '/media/avatars/:name',
} as const;

/** What search engines may index of it. */
export const COMMUNITY_SITEMAP = '/sitemap-community.xml';

export const EXPLORE_PAGE = '/explore';
export const PROFILE_PAGE = '/@:username';

export const COMMUNITY_ORDERS = ['newest', 'rising'] as const;
export type CommunityOrder = (typeof COMMUNITY_ORDERS)[number];

/** Creations in one answer. */
export const COMMUNITY_PAGE = { default: 30, maximum: 60 } as const;

/** The largest file that a picture of a user is made of. */
export const AVATAR_BYTES = 5 * 1024 * 1024;

/** Characters of the text about oneself. */
export const BIO_MAXIMUM = 300;

/** How wide the community gallery shows a picture (the attribute `sizes`): on phones, one or two are in a row. */
export const wallPictureSizes = (width: number, height: number): string =>
  `(max-width: 40rem) ${width / height < 1.3 ? 50 : 100}vw, 320px`;
