/** Whether the account was deleted in this page and the confirmation has not been shown yet. */
let isPending = false;

export function announceDeletion(): void {
  isPending = true;
}

export const isDeletionAnnounced = (): boolean => isPending;

/** @returns true once after each deletion */
export function takeDeletionAnnouncement(): boolean {
  const wasPending = isPending;
  isPending = false;
  return wasPending;
}
