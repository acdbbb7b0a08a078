import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Mailbox } from '../mail-config.ts';
import { compose } from './compose.ts';
import type { Letter, Mailer } from './mailer.ts';

/** For those who have no mail server: letters are kept as files that every mail program opens. */
export function createOutbox(folder: string, from: Mailbox, clock: Clock): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(letter: Letter) {
      const { message } = await composer.sendMail({ ...compose(letter, from), date: clock() });
      await mkdir(folder, { recursive: true });
      await writeWhole(path.join(folder, fileName(clock())), message);
    },
  };
}

/** In the order of time; letters of the same moment differ. */
const fileName = (now: Date): string =>
  `${now.toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(6).toString('hex')}.eml`;

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
