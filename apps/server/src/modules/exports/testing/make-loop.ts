import { CREATION_ID_HEADER, ROUTES } from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { creations } from '../../../schema/schema.ts';
import type { Browser } from '../../../testing/browser.ts';
import { formOf } from '../../../testing/form-data.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { masterKey } from '../../creations/creation.ts';
import { makeTestGif } from './finished-export.ts';

/**
 * Makes a creation of a user on a paid plan: a GIF of 64 × 48 px with 20 frames of 100 ms each, as if an engine had
 * drawn it that is not there any more.
 * @returns its id
 */
export async function makeLoop({ fixtures }: TestApp, browser: Browser): Promise<string> {
  const worker = fixtures.newWorker();
  await worker.start();
  fixtures.engine.finishAtOnce();
  const { payload, headers } = formOf({ prompt: 'a cat' });
  const made = await browser.post(ROUTES.generateGif, payload, { headers });
  // It knows no exports.
  await worker.stop(0);
  const id = String(made.headers[CREATION_ID_HEADER.toLowerCase()]);
  const { database, storage } = fixtures;
  const size = { width: 64, height: 48 };
  await database.orm.update(creations).set(size).where(eq(creations.id, id));
  await storage.put(masterKey(id, 'gif'), await makeTestGif(20), 'image/gif');
  return id;
}
