import { GALLERY_MESSAGES } from '@loopwright/contract';

/** The gallery. */
export const texts = {
  ...GALLERY_MESSAGES,
  pageTitle: 'My Creations',
  pageDescription: 'Your images and loops, newest first: view, download, share or delete them.',
  /** A button with nothing but the picture on it. */
  openPicture: (prompt: string): string => `Open: ${prompt}`,
  openLoop: (prompt: string): string => `Open GIF: ${prompt}`,
  loop: 'GIF',
  play: 'Play the loop',
  makeFirst: 'Create your first',
  makeAnother: 'New creation',
  deleteDetail: 'Its link stops working. You can undo this for 10 seconds.',
  undo: 'Undo',
  restored: 'Your creation is back.',
  undoFailed: "That can't be undone any more.",
  deleted: (prompt: string): string => `Deleted: ${prompt}`,
  shareTitle: 'Made with Loopwright',
  more: 'Load more',
  loadingMore: 'Loading more …',
  moreFailed: "Couldn't load more.",
  loadFailed: "We couldn't load your creations.",
  loadFailedHint: 'They are safe. Check your connection and try again.',
  tabs: { label: 'Gallery', creations: 'Creations', documents: 'Documents' },
  export: 'Export',
  editInStudio: 'Edit in Studio',
  editFailed: "Couldn't open the Studio. Please try again.",
  tryAgain: 'Try again',
  notifications: 'Notifications',
} as const;
