import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const SECRET_BYTES = 32;

/**
 * Loads a secret. It is generated once and stored in the file, readable only by its owner. Processes that
 * start together use the same secret: the file is created atomically, and only the first process creates it.
 * @param file its absolute path
 */
export async function loadSecret(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const secret = await readFile(file, 'utf8');
  if (secret.length < SECRET_BYTES) throw new Error(`The secret in ${file} is damaged: remove it.`);
  return secret;
}
