/** Local storage: what the theme is kept in too. */
const STORAGE_KEY = 'dismissed-notifications';
/** The oldest are forgotten first. */
const KEPT_AT_MOST = 50;

/** FNV-1a, 32 bits: what is stored names no person and no text. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

function readAll(): readonly string[] {
  try {
    return (localStorage.getItem(STORAGE_KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

/**
 * @param notification what makes it different from others: the same text of another day is new only
 * if it differs
 */
export const isDismissed = (username: string, notification: string): boolean =>
  readAll().includes(fingerprint(`${username}\n${notification}`));

/** Keeps a notification dismissed for this person in this browser. */
export function dismissForGood(username: string, notification: string): void {
  const all = [...readAll(), fingerprint(`${username}\n${notification}`)];
  try {
    localStorage.setItem(STORAGE_KEY, all.slice(-KEPT_AT_MOST).join(' '));
  } catch {
    // Storage can be switched off; then it stays dismissed until the page is left.
  }
}
