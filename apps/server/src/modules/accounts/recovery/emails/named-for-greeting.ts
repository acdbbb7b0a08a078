/** Letters, their marks, and what stands between the parts of a name: `Ana-María O’Neill, J. R.` */
const NAME = /^\p{L}(?:[\p{L}\p{M}'’ -]|\.(?= |$))*$/u;
const LENGTH_MAXIMUM = 40;

/**
 * A user who signs up with another person's address decides what that person reads in our email.
 * A name in it may therefore be a name, and nothing that a mail program makes a link of.
 * @returns null when an email does better without it
 */
export function namedForGreeting(name: string): string | null {
  const shown = name.trim().normalize('NFC');
  return shown.length <= LENGTH_MAXIMUM && NAME.test(shown) ? shown : null;
}
