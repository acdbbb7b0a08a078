/** Sharing. Apart from `ROUTES`, which every page loads. */
export const SHARE_ROUTES = {
  /** The share of one of the principal's creations. */
  ofCreation: '/api/creations/:id/share',
  /** What the share page shows. */
  share: '/api/shares/:slug',
  /** The files of a share. */
  media: '/l/:slug/:name',
  embed: '/embed/:slug',
  oembed: '/oembed',
} as const;

/** The page of a share. */
export const SHARE_PAGE = '/l/:slug';
/** How wide the page shows the picture, for browsers that choose a file (the attribute `sizes`). */
export const SHARED_PICTURE_SIZES = '(min-width: 64rem) 45rem, 100vw';
