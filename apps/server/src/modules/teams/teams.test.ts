import {
  type Creation,
  EXPORT_ROUTES,
  GALLERY_ROUTES,
  pathTo,
  ROUTES,
  TEAM_ROUTES,
  TEAM_SEATS,
  TOKEN_ROUTES,
  type TokenUsagePage,
  type User,
  type Workspace,
} from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assets, creations, invitations, users, workspaces } from '../../schema/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { formOf } from '../../testing/form-data.ts';
import { newForm, newUser, PASSWORD } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { giveUserPlan } from '../../testing/workspaces.ts';
import { setPlan } from '../workspaces/index.ts';
import { sweepInvitations } from './store.ts';
import { invitationTo, join, newMember, newPerson, newTeam, type Team } from './testing/team.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const sorted = (answers: readonly { readonly statusCode: number }[]): number[] =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

describeOnEachDatabase('a team', (open) => {
  let server: TestApp;
  let team: Team;
  let owner: Browser;

  beforeEach(async () => {
    server = await openTestApp(await open());
    await server.fixtures.newWorker().start();
    server.fixtures.engine.finishAtOnce();
    team = await newTeam(server);
    owner = team.owner.browser;
  });
  afterEach(() => server.close());

  const me = async (browser: Browser) => (await browser.get(ROUTES.me)).json<{ user: User }>().user;
  const look = async (browser: Browser) =>
    (await browser.get(TEAM_ROUTES.workspace)).json<{ workspace: Workspace }>().workspace;
  const gallery = async (browser: Browser) =>
    (await browser.get(ROUTES.creations)).json<{ items: Creation[] }>().items;
  const draw = async (browser: Browser) => {
    const { payload, headers } = formOf({ prompt: 'a red fox' });
    return browser.post(ROUTES.generateImage, payload, { headers });
  };
  const ledger = async (browser: Browser) =>
    (await browser.get(TOKEN_ROUTES.usage)).json<TokenUsagePage>().items;
  const personal = (browser: Browser, userId: string) =>
    browser.put(TEAM_ROUTES.active, { workspaceId: userId });
  const memberPath = (id: string) => pathTo(TEAM_ROUTES.member, { id });
  const invite = (browser: Browser, email: string, role = 'member') =>
    browser.post(TEAM_ROUTES.invitations, { email, role });
  const endPlan = () =>
    server.fixtures.database.transaction((tx) => setPlan(tx, team.id, 'free', server.time.now));

  it('takes the plan and what is left of the week, so that no token is there twice', async () => {
    const ana = await newPerson(server);
    await giveUserPlan(server.fixtures.database, ana.form.username, 'premium');
    expect((await draw(ana.browser)).statusCode).toBe(200);
    const made = await ana.browser.post(TEAM_ROUTES.workspaces, { name: ' Makers ' });
    expect(made.statusCode).toBe(201);
    const { workspace } = made.json<{ workspace: Workspace }>();
    expect(workspace).toMatchObject({
      name: 'Makers',
      role: 'owner',
      readOnlyAt: null,
      members: [{ name: 'Ana', role: 'owner', isYou: true }],
      invitations: [],
      seats: { used: 1, maximum: TEAM_SEATS },
    });
    expect(await me(ana.browser)).toMatchObject({
      subscription: 'premium',
      tokensRemaining: 999,
      team: { name: 'Makers', role: 'owner', isReadOnly: false },
      workspaces: [
        { name: null, isActive: false },
        { name: 'Makers', isActive: true },
      ],
    });
    expect(await ledger(ana.browser)).toMatchObject([{ kind: 'move', tokens: 999 }]);
    await personal(ana.browser, ana.id);
    expect(await me(ana.browser)).toMatchObject({ subscription: 'free', tokensRemaining: 0 });
    expect(await ledger(ana.browser)).toMatchObject([
      { kind: 'move', tokens: -999 },
      { kind: 'hold', tokens: -1 },
      { kind: 'grant', tokens: 1000 },
    ]);
    // The next week each has what its plan gives.
    server.time.now = new Date(server.time.now.getTime() + 7 * DAY_MS);
    expect(await me(ana.browser)).toMatchObject({ tokensRemaining: 5 });
    // There is no Studio plan left for a second team.
    const second = await ana.browser.post(TEAM_ROUTES.workspaces, { name: 'Second' });
    expect([second.statusCode, second.json()]).toMatchObject([403, { code: 'teamNeedsStudio' }]);
  });

  it('is made once, also by two requests at the same time', async () => {
    const ana = await newPerson(server);
    await giveUserPlan(server.fixtures.database, ana.form.username, 'premium');
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => ana.browser.post(TEAM_ROUTES.workspaces, { name })),
    );
    expect(sorted(answers)).toEqual([201, 403]);
    expect((await me(ana.browser)).workspaces).toHaveLength(2);
  });

  it('shows its creations to all members, with the name of who made them', async () => {
    const bob = await newMember(server, team, 'member', 'Bob');
    expect((await draw(bob.browser)).statusCode).toBe(200);
    expect(await gallery(owner)).toMatchObject([{ madeBy: 'Bob' }]);
    expect((await me(owner)).tokensRemaining).toBe(999);
    await personal(bob.browser, bob.id);
    expect(await gallery(bob.browser)).toEqual([]);
    expect((await draw(bob.browser)).statusCode).toBe(200);
    expect(await gallery(bob.browser)).toMatchObject([{ madeBy: null }]);
  });

  it('lets each role do what the table says', async () => {
    await draw(owner);
    const [creation] = await gallery(owner);
    const exports = pathTo(EXPORT_ROUTES.ofCreation, { id: creation?.id ?? '' });
    const tries = async (browser: Browser) => [
      (await browser.get(ROUTES.creations)).statusCode,
      (await browser.post(exports, { target: 'discord-emoji' })).statusCode,
      (await draw(browser)).statusCode,
      (await invite(browser, 'zoe@example.com')).statusCode,
      (await browser.patch(TEAM_ROUTES.workspace, { name: 'Renamed' })).statusCode,
      (await browser.post(ROUTES.createPortalSession)).statusCode,
    ];
    const viewer = await newMember(server, team, 'viewer');
    const member = await newMember(server, team, 'member');
    const admin = await newMember(server, team, 'admin');
    expect(await tries(viewer.browser)).toEqual([200, 403, 403, 403, 403, 403]);
    expect(await tries(member.browser)).toEqual([200, 202, 200, 403, 403, 403]);
    expect(await tries(admin.browser)).toEqual([200, 202, 200, 201, 403, 403]);
    // Nothing is sold here.
    expect(await tries(owner)).toEqual([200, 202, 200, 201, 200, 404]);
    expect((await look(viewer.browser)).invitations).toEqual([]);
    expect((await look(admin.browser)).invitations).toHaveLength(1);
  });

  it('leaves admins and the ownership to the owner', async () => {
    const admin = await newMember(server, team, 'admin');
    const member = await newMember(server, team, 'member');
    const change = (browser: Browser, id: string, role: string) =>
      browser.patch(memberPath(id), { role });
    expect((await change(admin.browser, member.id, 'viewer')).statusCode).toBe(200);
    expect((await change(admin.browser, member.id, 'admin')).statusCode).toBe(403);
    expect((await change(admin.browser, admin.id, 'viewer')).statusCode).toBe(403);
    expect((await change(admin.browser, team.owner.id, 'viewer')).statusCode).toBe(409);
    expect((await admin.browser.delete(memberPath(team.owner.id))).statusCode).toBe(409);
    expect((await invite(admin.browser, 'zoe@example.com', 'admin')).statusCode).toBe(403);
    expect((await change(member.browser, member.id, 'member')).statusCode).toBe(403);
    expect((await change(owner, member.id, 'owner')).statusCode).toBe(400);
    expect((await change(owner, member.id, 'admin')).statusCode).toBe(200);
    expect((await admin.browser.delete(memberPath(member.id))).statusCode).toBe(403);
    expect((await owner.delete(memberPath(member.id))).statusCode).toBe(204);
  });

  it('can be given to another member', async () => {
    const member = await newMember(server, team, 'member');
    const stranger = await newPerson(server);
    const transfer = (browser: Browser, userId: string) =>
      browser.post(TEAM_ROUTES.ownership, { userId });
    expect((await transfer(member.browser, member.id)).statusCode).toBe(403);
    expect((await transfer(owner, stranger.id)).statusCode).toBe(404);
    expect((await transfer(owner, member.id)).statusCode).toBe(200);
    expect((await look(member.browser)).role).toBe('owner');
    expect((await look(owner)).role).toBe('admin');
    expect((await transfer(owner, team.owner.id)).statusCode).toBe(403);
    expect((await owner.delete(memberPath(team.owner.id))).statusCode).toBe(204);
    expect((await me(owner)).team).toBeUndefined();
  });

  describe('an invitation', () => {
    const accept = (browser: Browser, token: string) =>
      browser.post(TEAM_ROUTES.acceptedInvitation, { token });
    const openLink = async (token: string) =>
      (await server.newBrowser().visit()).post(TEAM_ROUTES.openedInvitation, { token });

    it('works once, for the user who has the address and has confirmed it', async () => {
      const zoe = await newPerson(server, 'Zoe');
      const other = await newPerson(server, 'Other');
      const capitals = zoe.form.email.replace('ana', 'ANA');
      expect((await invite(owner, ` ${capitals} `)).statusCode).toBe(201);
      const token = invitationTo(server, capitals);
      const opened = await openLink(token);
      expect(opened.json()).toMatchObject({
        invitation: { team: 'Loop makers', invitedBy: 'Olga', role: 'member', email: capitals },
      });
      expect((await accept(other.browser, token)).json()).toMatchObject({
        code: 'invitationForOther',
      });
      const { orm } = server.fixtures.database;
      await orm.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, zoe.id));
      expect((await accept(zoe.browser, token)).json()).toMatchObject({
        code: 'invitationNeedsConfirmedEmail',
      });
      await orm.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, zoe.id));
      expect((await accept(zoe.browser, token)).statusCode).toBe(204);
      expect((await me(zoe.browser)).team).toMatchObject({ role: 'member' });
      expect((await accept(zoe.browser, token)).statusCode).toBe(400);
      expect((await openLink(token)).statusCode).toBe(400);
    });

    it('is accepted once by two requests at the same time', async () => {
      const zoe = await newPerson(server, 'Zoe');
      await invite(owner, zoe.form.email);
      const token = invitationTo(server, zoe.form.email);
      const answers = await Promise.all([accept(zoe.browser, token), accept(zoe.browser, token)]);
      expect(sorted(answers)).toEqual([204, 400]);
      expect((await look(owner)).members).toHaveLength(2);
    });

    it('expires after seven days, and is swept', async () => {
      const zoe = await newPerson(server, 'Zoe');
      await invite(owner, zoe.form.email);
      const token = invitationTo(server, zoe.form.email);
      server.time.now = new Date(server.time.now.getTime() + 7 * DAY_MS - 1000);
      expect((await openLink(token)).statusCode).toBe(200);
      server.time.now = new Date(server.time.now.getTime() + 1000);
      expect((await accept(zoe.browser, token)).statusCode).toBe(400);
      expect((await look(owner)).seats.used).toBe(1);
      const { database } = server.fixtures;
      expect(await sweepInvitations({ database, clock: () => server.time.now })).toBe(1);
    });

    it('is replaced by the next one to the same address, and can be withdrawn', async () => {
      const zoe = await newPerson(server, 'Zoe');
      await invite(owner, zoe.form.email, 'viewer');
      const first = invitationTo(server, zoe.form.email);
      await invite(owner, zoe.form.email);
      const second = invitationTo(server, zoe.form.email);
      expect((await openLink(first)).statusCode).toBe(400);
      const { invitations: open } = await look(owner);
      expect(open).toMatchObject([{ role: 'member' }]);
      const path = pathTo(TEAM_ROUTES.invitation, { id: open[0]?.id ?? '' });
      expect((await owner.delete(path)).statusCode).toBe(200);
      expect((await owner.delete(path)).statusCode).toBe(404);
      expect((await accept(zoe.browser, second)).statusCode).toBe(400);
    });

    it('stores no token, and is not there when the email could not be sent', async () => {
      await invite(owner, 'zoe@example.com');
      const rows = await server.fixtures.database.orm.select().from(invitations);
      expect(JSON.stringify(rows)).not.toContain(invitationTo(server, 'zoe@example.com'));
      expect(rows).toMatchObject([{ tokenHash: expect.stringMatching(/^[\da-f]{64}$/) }]);
    });

    it.each([
      [{ email: 'zoe', role: 'member' }, 400],
      [{ email: 'zoe@example.com\nBcc: all@example.com', role: 'member' }, 400],
      [{ email: 'zoe@example.com', role: 'owner' }, 400],
      [{ email: 'zoe@example.com' }, 400],
    ])('is refused: %j', async (form, status) => {
      expect((await owner.post(TEAM_ROUTES.invitations, form)).statusCode).toBe(status);
      expect((await look(owner)).invitations).toEqual([]);
    });

    it('is not sent to a member', async () => {
      const bob = await newMember(server, team, 'member');
      expect((await invite(owner, bob.form.email)).json()).toMatchObject({ code: 'alreadyMember' });
    });
  });

  it('has five seats, and no more by inviting and removing at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => invite(owner, `zoe${index}@example.com`)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(TEAM_SEATS - 1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(8 - TEAM_SEATS + 1);
    const { seats, invitations: open } = await look(owner);
    expect(seats).toMatchObject({ used: TEAM_SEATS, maximum: TEAM_SEATS });
    // The same address again takes no second seat.
    expect((await invite(owner, open[0]?.email ?? '')).statusCode).toBe(201);
    const { invitations: again } = await look(owner);
    await owner.delete(pathTo(TEAM_ROUTES.invitation, { id: again[0]?.id ?? '' }));
    expect((await invite(owner, 'zoe@example.com')).statusCode).toBe(201);
    expect((await invite(owner, 'one.more@example.com')).json()).toMatchObject({
      code: 'teamFull',
      params: { maximum: TEAM_SEATS },
    });
  });

  it('takes away access at once, and what is running goes on for the team', async () => {
    const bob = await newMember(server, team, 'member', 'Bob');
    await draw(bob.browser);
    const [creation] = await gallery(bob.browser);
    const file = creation?.url ?? '';
    expect((await bob.browser.get(file)).statusCode).toBe(200);
    server.fixtures.engine.finishAtOnce(false);
    await server.fixtures.engine.next();
    const running = draw(bob.browser);
    const drawing = await server.fixtures.engine.next();
    expect((await owner.delete(memberPath(bob.id))).statusCode).toBe(204);
    expect((await bob.browser.get(file)).statusCode).toBe(404);
    expect((await me(bob.browser)).team).toBeUndefined();
    expect(await gallery(bob.browser)).toEqual([]);
    drawing.finish();
    await running;
    await eventually(async () => expect(await gallery(owner)).toHaveLength(2));
    expect(await me(owner)).toMatchObject({ tokensRemaining: 998 });
    expect(await gallery(bob.browser)).toEqual([]);
    server.fixtures.engine.finishAtOnce();
    // The old link does not lead back in.
    await join(server, team, bob, 'viewer');
    expect((await draw(bob.browser)).statusCode).toBe(403);
  });

  it('is read-only when its plan ends, with all that is in it', async () => {
    const bob = await newMember(server, team, 'member');
    await draw(owner);
    const [creation] = await gallery(owner);
    const id = creation?.id ?? '';
    await endPlan();
    expect((await me(owner)).team).toMatchObject({ isReadOnly: true });
    expect((await draw(bob.browser)).json()).toMatchObject({ code: 'workspaceReadOnly' });
    expect((await owner.delete(pathTo(ROUTES.creation, { id }))).statusCode).toBe(403);
    expect((await owner.post(GALLERY_ROUTES.folders, { name: 'New' })).statusCode).toBe(403);
    expect((await invite(owner, 'zoe@example.com')).statusCode).toBe(403);
    expect(await gallery(bob.browser)).toHaveLength(1);
    expect((await bob.browser.get(creation?.url ?? '')).statusCode).toBe(200);
    const exports = pathTo(EXPORT_ROUTES.ofCreation, { id });
    expect((await bob.browser.post(exports, { target: 'discord-emoji' })).statusCode).toBe(202);
    expect((await owner.delete(memberPath(bob.id))).statusCode).toBe(204);
    await giveBack();
    expect((await draw(owner)).statusCode).toBe(200);

    function giveBack() {
      const { database } = server.fixtures;
      return database.transaction((tx) => setPlan(tx, team.id, 'premium', server.time.now));
    }
  });

  it('exchanges creations with the other workspaces of a user', async () => {
    const bob = await newMember(server, team, 'member', 'Bob');
    await draw(owner);
    await draw(bob.browser);
    const ids = (await gallery(owner)).map(({ id }) => id);
    const move = (browser: Browser, workspaceId: string, moved = ids) =>
      browser.post(TEAM_ROUTES.creationMoves, { ids: moved, workspaceId });
    expect((await move(bob.browser, team.owner.id)).statusCode).toBe(404);
    expect((await move(bob.browser, bob.id, [...ids, bob.id])).statusCode).toBe(404);
    expect(await gallery(owner)).toHaveLength(2);
    expect((await move(bob.browser, bob.id)).statusCode).toBe(204);
    expect(await gallery(owner)).toEqual([]);
    await personal(bob.browser, bob.id);
    expect(await gallery(bob.browser)).toHaveLength(2);
    const { orm } = server.fixtures.database;
    const owners = await orm.select({ id: assets.workspaceId }).from(assets);
    expect(new Set(owners.map(({ id }) => id))).toEqual(new Set([bob.id]));
    expect((await move(bob.browser, team.id, ids.slice(0, 1))).statusCode).toBe(204);
    expect(await gallery(owner)).toHaveLength(1);
    // Not into a team that is read-only, nor by viewers.
    await endPlan();
    expect((await move(bob.browser, team.id, ids.slice(1))).statusCode).toBe(403);
  });

  it('is closed by its owner, and the plan and the tokens move back', async () => {
    const bob = await newMember(server, team, 'admin');
    await draw(owner);
    const close = (browser: Browser, name: string) => browser.post(TEAM_ROUTES.closing, { name });
    expect((await close(bob.browser, 'Loop makers')).statusCode).toBe(403);
    expect((await close(owner, 'loop makers')).json()).toMatchObject({
      code: 'confirmWithTeamName',
    });
    expect((await close(owner, 'Loop makers')).statusCode).toBe(204);
    expect(await me(owner)).toMatchObject({ subscription: 'premium', tokensRemaining: 999 });
    expect((await me(owner)).workspaces).toBeUndefined();
    const { orm } = server.fixtures.database;
    expect(await orm.select().from(creations)).toEqual([]);
    expect(await orm.select().from(workspaces).where(eq(workspaces.kind, 'team'))).toEqual([]);
    // Again and again: there are never more tokens.
    for (let round = 0; round < 3; round += 1) {
      expect((await owner.post(TEAM_ROUTES.workspaces, { name: 'Again' })).statusCode).toBe(201);
      expect(await me(owner)).toMatchObject({ tokensRemaining: 999 });
      expect((await close(owner, 'Again')).statusCode).toBe(204);
      expect(await me(owner)).toMatchObject({ tokensRemaining: 999 });
    }
  });

  it('keeps the work of a user whose account is deleted, without the name', async () => {
    const bob = await newMember(server, team, 'member', 'Bob');
    await draw(bob.browser);
    const leave = (browser: Browser, username: string) =>
      browser.post(ROUTES.accountDeletion, { username, currentPassword: PASSWORD });
    expect((await leave(owner, team.owner.form.username)).json()).toMatchObject({
      code: 'transferTeamsFirst',
    });
    expect((await leave(bob.browser, bob.form.username)).statusCode).toBe(204);
    expect(await gallery(owner)).toMatchObject([{ madeBy: null }]);
    expect((await look(owner)).members).toHaveLength(1);
  });

  it('is unknown to all others', async () => {
    const stranger = await newPerson(server);
    const bob = await newMember(server, team, 'member');
    const headers = { 'x-workspace-id': team.id };
    expect((await stranger.browser.get(TEAM_ROUTES.workspace)).statusCode).toBe(404);
    expect((await stranger.browser.get(TEAM_ROUTES.workspace, { headers })).statusCode).toBe(404);
    const choose = { workspaceId: team.id };
    expect((await stranger.browser.put(TEAM_ROUTES.active, choose)).statusCode).toBe(404);
    // Members and invitations of another team.
    const other = await newTeam(server, 'Others');
    await invite(owner, 'zoe@example.com');
    const [invitation] = (await look(owner)).invitations;
    const path = pathTo(TEAM_ROUTES.invitation, { id: invitation?.id ?? '' });
    expect((await other.owner.browser.delete(path)).statusCode).toBe(404);
    expect((await other.owner.browser.delete(memberPath(bob.id))).statusCode).toBe(404);
    const changed = await other.owner.browser.patch(memberPath(bob.id), { role: 'viewer' });
    expect(changed.statusCode).toBe(404);
    const given = await other.owner.browser.post(TEAM_ROUTES.ownership, { userId: bob.id });
    expect(given.statusCode).toBe(404);
    expect(await look(owner)).toMatchObject({ seats: { used: 3 } });
  });

  it('needs the Studio plan', async () => {
    const browser = await newUser(server, newForm());
    const response = await browser.post(TEAM_ROUTES.workspaces, { name: 'Free' });
    expect(response.json()).toMatchObject({ code: 'teamNeedsStudio' });
    expect((await browser.post(TEAM_ROUTES.workspaces, { name: ' ' })).statusCode).toBe(400);
  });
});
