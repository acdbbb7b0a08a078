import { randomUUID } from 'node:crypto';
import {
  type Creation,
  ROUTES,
  SERVER_MESSAGES,
  type User,
  WORKSPACE_HEADER,
  type WorkspaceRole,
} from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { memberships, sessions, workspaces } from '../../schema/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { formOf } from '../../testing/form-data.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { giveUserPlan } from '../../testing/workspaces.ts';

describeOnEachDatabase('a workspace', (open) => {
  let server: TestApp;
  let ana: Browser;
  let bob: Browser;
  let bobId: string;
  let teamId: string;

  beforeEach(async () => {
    server = await openTestApp(await open());
    await server.fixtures.newWorker().start();
    server.fixtures.engine.finishAtOnce();
    ana = await newUser(server);
    const form = newForm({ name: 'Bob' });
    bob = await newUser(server, form);
    bobId = await giveUserPlan(server.fixtures.database, form.username, 'free');
    teamId = await createTeam();
  });
  afterEach(() => server.close());

  /** A team of another user. */
  async function createTeam(): Promise<string> {
    const owner = newForm();
    await newUser(server, owner);
    const { database } = server.fixtures;
    const ownerId = await giveUserPlan(database, owner.username, 'free');
    const id = randomUUID();
    const createdAt = server.time.now;
    await database.orm.insert(workspaces).values({
      id,
      kind: 'team',
      name: 'Studio of loops',
      ownerId,
      plan: 'premium',
      stripeCustomerId: 'cus_team',
      createdAt,
    });
    await database.orm
      .insert(memberships)
      .values({ workspaceId: id, userId: ownerId, role: 'owner', createdAt });
    return id;
  }

  const join = (role: WorkspaceRole) =>
    server.fixtures.database.orm
      .insert(memberships)
      .values({ workspaceId: teamId, userId: bobId, role, createdAt: server.time.now });

  const inTeam = () => ({ headers: { [WORKSPACE_HEADER]: teamId } });

  const draw = (browser: Browser, headers: Record<string, string> = {}) => {
    const { payload, headers: type } = formOf({ prompt: 'a red fox' });
    return browser.post(ROUTES.generateImage, payload, { headers: { ...type, ...headers } });
  };
  const me = async (browser: Browser, request = {}) =>
    (await browser.get(ROUTES.me, request)).json<{ user: User }>().user;
  const gallery = async (browser: Browser, request = {}) =>
    (await browser.get(ROUTES.creations, request)).json<{ items: Creation[] }>().items;

  it('is the personal one as long as a request names none', async () => {
    await join('member');
    expect((await draw(bob)).statusCode).toBe(200);
    expect(await gallery(bob)).toHaveLength(1);
    expect(await gallery(bob, inTeam())).toHaveLength(0);
    expect(await gallery(ana)).toHaveLength(0);
    expect(await me(bob)).toMatchObject({ subscription: 'free', tokensRemaining: 4 });
  });

  it('is the one that the request names, so that two tabs may differ', async () => {
    await join('member');
    expect(await me(bob, inTeam())).toMatchObject({
      subscription: 'premium',
      tokensRemaining: 1000,
    });
    const response = await draw(bob, inTeam().headers);
    expect(response.statusCode).toBe(200);
    expect(await me(bob, inTeam())).toMatchObject({ tokensRemaining: 999 });
    expect(await me(bob)).toMatchObject({ subscription: 'free', tokensRemaining: 5 });
    const { creation } = response.json<{ creation: Creation }>();
    const rows = await server.fixtures.creationsOf({ workspaceId: teamId });
    expect(rows).toMatchObject([{ id: creation.id, createdBy: bobId }]);
  });

  it('is the one kept with the session until the user is no longer a member', async () => {
    const { orm } = server.fixtures.database;
    await join('member');
    await orm.update(sessions).set({ activeWorkspaceId: teamId }).where(eq(sessions.userId, bobId));
    expect(await me(bob)).toMatchObject({ subscription: 'premium' });
    await orm.delete(memberships).where(eq(memberships.userId, bobId)).returning();
    await orm
      .insert(memberships)
      .values({ workspaceId: bobId, userId: bobId, role: 'owner', createdAt: server.time.now });
    expect(await me(bob)).toMatchObject({ subscription: 'free' });
  });

  it('does not exist for a user who is not a member of it', async () => {
    for (const request of [bob.get(ROUTES.creations, inTeam()), draw(bob, inTeam().headers)]) {
      const response = await request;
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'notFound' });
    }
    const odd = await bob.get(ROUTES.creations, { headers: { [WORKSPACE_HEADER]: "'; --" } });
    expect(odd.statusCode).toBe(400);
  });

  it('lets a viewer look and do nothing else', async () => {
    await join('viewer');
    expect((await bob.get(ROUTES.creations, inTeam())).statusCode).toBe(200);
    const response = await draw(bob, inTeam().headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      code: 'roleForbids',
      message: SERVER_MESSAGES.roleForbids,
    });
    expect(await me(bob, inTeam())).toMatchObject({ tokensRemaining: 1000 });
  });

  it.each(['admin', 'member', 'viewer'] as const)(
    'keeps its billing from a role without it (%s)',
    async (role) => {
      await join(role);
      expect(await me(bob, inTeam())).not.toHaveProperty('stripeCustomerId');
      const portal = await bob.post(ROUTES.createPortalSession, undefined, inTeam());
      expect(portal.statusCode).toBe(403);
    },
  );

  it('shows its billing to its owner', async () => {
    await join('owner');
    expect(await me(bob, inTeam())).toMatchObject({ stripeCustomerId: 'cus_team' });
  });

  it('keeps what a user made in it when their account is deleted', async () => {
    await join('member');
    await draw(bob, inTeam().headers);
    const form = await bob.get(ROUTES.me);
    const { username } = form.json<{ user: User }>().user;
    const leave = await bob.post(ROUTES.accountDeletion, {
      username,
      currentPassword: newForm().password,
    });
    expect(leave.statusCode).toBe(204);
    expect(await server.fixtures.creationsOf({ workspaceId: teamId })).toMatchObject([
      { workspaceId: teamId, createdBy: null },
    ]);
  });
});
