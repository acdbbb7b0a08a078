import { randomUUID } from 'node:crypto';
import { pathTo, type Share, SHARE_ROUTES, type ShareRequest } from '@loopwright/contract';
import type { Browser } from '../../../testing/browser.ts';
import { newForm, newUser } from '../../../testing/new-user.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { giveUserPlan } from '../../../testing/workspaces.ts';
import { masterKey } from '../../creations/creation.ts';
import { insertCreation, type NewCreation } from '../../creations/store.ts';

export interface Maker {
  readonly id: string;
  readonly browser: Browser;
  readonly form: ReturnType<typeof newForm>;
}

/** A user with a display name of their own, on a paid plan. */
export async function newMaker(server: TestApp, name = 'Mara Loop'): Promise<Maker> {
  const form = newForm({ name });
  const browser = await newUser(server, form);
  const id = await giveUserPlan(server.fixtures.database, form.username, 'premium');
  return { id, browser, form };
}

/** Inserts a creation with a file. @returns its id and its media token */
export async function addCreation(
  { fixtures, time }: TestApp,
  { id: workspaceId }: Maker,
  changes: Partial<NewCreation> = {},
): Promise<{ readonly id: string; readonly mediaToken: string }> {
  const id = randomUUID();
  const values: NewCreation = {
    id,
    workspaceId,
    createdBy: workspaceId,
    kind: 'gif',
    prompt: 'a fox in the snow',
    mediaToken: id.replaceAll('-', '').slice(0, 22),
    width: 480,
    height: 360,
    createdAt: time.now,
    ...changes,
  };
  const { database, storage } = fixtures;
  const bytes = Buffer.from('the whole loop');
  const master = await storage.put(masterKey(id, values.kind), bytes, 'image/gif');
  await database.transaction((tx) => insertCreation(tx, values, { master, clip: null }));
  return { id, mediaToken: values.mediaToken };
}

export const sharePath = (id: string): string => pathTo(SHARE_ROUTES.ofCreation, { id });

/** Shares a creation. @throws when that is refused */
export async function share(
  { browser }: Maker,
  id: string,
  request: ShareRequest = {},
): Promise<Share> {
  const response = await browser.post(sharePath(id), request);
  if (response.statusCode !== 200) throw new Error(`It was not shared: ${response.body}`);
  return response.json<{ share: Share }>().share;
}
