import { GALLERY_MESSAGES } from '@loopwright/contract';

/** The gallery. */
export const texts = {
  ...GALLERY_MESSAGES,
  pageTitle: 'My Creations',
  pageDescription:
    'Your pictures and loops, newest first: look at them, download, share or delete them.',
  /** A button with nothing but the picture on it. */
  openPicture: (prompt: string): string => `Open: ${prompt}`,
  openLoop: (prompt: string): string => `Open GIF: ${prompt}`,
  loop: 'GIF',
  play: 'Play the loop',
  makeFirst: 'Make the first one',
  makeAnother: 'Make another',
  deleteDetail: 'Its link stops working. You can undo this for 10 seconds.',
  undo: 'Undo',
  restored: 'Your creation is back.',
  undoFailed: "That can't be undone any more.",
  deleted: (prompt: string): string => `Deleted: ${prompt}`,
  shareTitle: 'Made with Loopwright',
  more: 'Load more',
  loadingMore: 'Loading more …',
  moreFailed: 'The next ones did not come through.',
  loadFailed: 'Your creations did not come through.',
  loadFailedHint: 'They are safe. Check your connection and try again.',
  tryAgain: 'Try again',
  notifications: 'Notifications',
} as const;
