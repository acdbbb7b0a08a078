import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../clock.ts';
import { compose } from './compose.ts';
import type { Mailbox } from './mail-config.ts';
import type { Email, Mailer } from './mailer.ts';

/** Older emails are deleted, and so are the oldest beyond this many. */
const KEPT_DAYS = 30;
export const KEPT_MAXIMUM = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** As `fileName` makes them, and what a crash leaves of them: nothing else is deleted. */
const OWN_NAME = /^\d{4}-\d\d-\d\dT[\d-]+Z-[\da-f]{12}\.eml(?:\.draft)?$/;

/** For those who have no mail server: emails are kept as files that every mail program opens. */
export function createOutbox(folder: string, from: Mailbox, clock: Clock): Mailer {
  return {
    async send(email: Email) {
      // Loaded with the first email, because it takes 20 MB of memory.
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await composer.sendMail({ ...compose(email, from), date: clock() });
      await mkdir(folder, { recursive: true });
      await writeWhole(path.join(folder, fileName(clock())), message);
    },
  };
}

/**
 * Deletes emails that are older than 30 days, and the oldest beyond 1,000.
 * @returns how many there were
 */
export async function pruneOutbox(folder: string, now: Date): Promise<number> {
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => OWN_NAME.test(name))
    .sort();
  const oldestKept = timeInName(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
  const surplus = names.length - KEPT_MAXIMUM;
  const pruned = names.filter((name, index) => index < surplus || name < oldestKept);
  for (const name of pruned) await rm(path.join(folder, name), { force: true });
  return pruned.length;
}

const timeInName = (time: Date): string => time.toISOString().replaceAll(/[:.]/g, '-');

/** In the order of time; emails of the same moment differ. */
const fileName = (now: Date): string => `${timeInName(now)}-${randomBytes(6).toString('hex')}.eml`;

/** Complete or not at all, and for the owner's eyes alone. */
async function writeWhole(file: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
  const draft = `${file}.draft`;
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
