import {
  BRAND_ROUTES,
  type Creation,
  CSRF_COOKIE,
  CSRF_HEADER,
  DOCUMENT_ROUTES,
  type Folder,
  GALLERY_ROUTES,
  pathTo,
  type Permission,
  READ_ONLY_FORBIDS,
  ROLE_PERMISSIONS,
  ROUTES,
  type SavedDocument,
  TEAM_ROUTES,
  WORKSPACE_HEADER,
  type WorkspaceRole,
  type Workspace,
} from '@loopwright/contract';
import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addFinishedExport } from '../modules/exports/testing/finished-export.ts';
import {
  newMember,
  newPerson,
  newTeam,
  type Person,
  type Team,
} from '../modules/teams/testing/team.ts';
import { setPlan } from '../modules/workspaces/index.ts';
import type { Database } from '../platform/database/database.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { formOf } from '../testing/form-data.ts';
import { contentsOf } from './testing/contents.ts';
import { type Belongings, createBrandKit, type Fixtures } from './testing/fixtures.ts';
import { type Everything, openEverything } from './testing/open-everything.ts';
import { MATRIX } from './testing/route-matrix.ts';

const FORBIDDEN = 403;
const NOT_FOUND = 404;

/** What each route of a workspace asks for. Routes that are not here are about the user, or public. */
const PERMISSION_OF: Readonly<Record<string, Permission>> = {
  [`POST ${ROUTES.createCheckoutSession}`]: 'manage-billing',
  [`POST ${ROUTES.updateSubscription}`]: 'manage-billing',
  [`POST ${ROUTES.cancelSubscription}`]: 'manage-billing',
  [`POST ${ROUTES.createPortalSession}`]: 'manage-billing',
  [`PATCH ${BRAND_ROUTES.kit}`]: 'manage-brand',
  [`POST ${BRAND_ROUTES.logo}`]: 'manage-brand',
  [`DELETE ${BRAND_ROUTES.logo}`]: 'manage-brand',
  [`POST ${BRAND_ROUTES.fonts}`]: 'manage-brand',
  [`DELETE ${BRAND_ROUTES.font}`]: 'manage-brand',
  [`PUT ${TEAM_ROUTES.seats}`]: 'manage-billing',
  [`PATCH ${TEAM_ROUTES.workspace}`]: 'manage-workspace',
  [`POST ${TEAM_ROUTES.closing}`]: 'manage-workspace',
  [`POST ${TEAM_ROUTES.ownership}`]: 'manage-workspace',
  [`PATCH ${TEAM_ROUTES.member}`]: 'manage-members',
  [`DELETE ${TEAM_ROUTES.member}`]: 'manage-members',
  [`POST ${TEAM_ROUTES.invitations}`]: 'manage-members',
  [`DELETE ${TEAM_ROUTES.invitation}`]: 'manage-members',
  [`POST /api/creations/:id/exports`]: 'export',
  [`POST ${DOCUMENT_ROUTES.exports}`]: 'export',
  [`DELETE /api/exports/:id`]: 'export',
  [`POST ${ROUTES.generateImage}`]: 'create',
  [`POST ${ROUTES.generateGif}`]: 'create',
  [`POST ${ROUTES.enhancePrompt}`]: 'create',
  [`DELETE ${ROUTES.generation}`]: 'create',
  [`POST ${ROUTES.creationCuts}`]: 'create',
  [`POST ${ROUTES.creationRestoration}`]: 'create',
  [`DELETE ${ROUTES.creation}`]: 'create',
  [`PATCH ${ROUTES.creation}`]: 'create',
  [`PATCH ${ROUTES.creations}`]: 'create',
  [`POST ${GALLERY_ROUTES.deletions}`]: 'create',
  [`POST ${GALLERY_ROUTES.restorations}`]: 'create',
  [`POST ${GALLERY_ROUTES.folders}`]: 'create',
  [`PATCH ${GALLERY_ROUTES.folder}`]: 'create',
  [`DELETE ${GALLERY_ROUTES.folder}`]: 'create',
  [`POST ${DOCUMENT_ROUTES.documents}`]: 'create',
  [`PUT ${DOCUMENT_ROUTES.document}`]: 'create',
  [`DELETE ${DOCUMENT_ROUTES.document}`]: 'create',
  [`POST ${DOCUMENT_ROUTES.restoration}`]: 'create',
  [`POST ${DOCUMENT_ROUTES.copies}`]: 'create',
  [`POST ${DOCUMENT_ROUTES.creations}`]: 'create',
  [`POST ${DOCUMENT_ROUTES.uploads}`]: 'create',
  [`POST /api/creations/:id/share`]: 'create',
  [`DELETE /api/creations/:id/share`]: 'create',
  [`POST ${TEAM_ROUTES.creationMoves}`]: 'create',
};

/** Routes that change something and ask for no permission in a workspace. */
const ABOUT_THE_USER =
  /^(POST|PUT|DELETE) \/api\/(auth|account|contact|stripe\/webhook|notifications|workspaces|invitations|community|reports|moderation|operators|statements)|preflight$/;

/** Signing in, and what no session is read for. */
const ELSEWHERE = /\/api\/(auth\/|account\/identities|config|openapi|stripe\/webhook)/;

describeOnEachDatabase('the routes of a team', (open) => {
  let database: Database;
  let server: Everything;
  let team: Team;
  let members: Readonly<Record<WorkspaceRole, Person>>;
  let removed: Person;
  let otherTeam: Team;
  let fixtures: Fixtures;

  beforeAll(async () => {
    database = await open();
    server = await openEverything(database);
    team = await newTeam(server);
    otherTeam = await newTeam(server);
    removed = await newMember(server, team, 'admin');
    const path = pathTo(TEAM_ROUTES.member, { id: removed.id });
    await team.owner.browser.delete(path);
    members = {
      owner: team.owner,
      admin: await newMember(server, team, 'admin'),
      member: await newMember(server, team, 'member'),
      viewer: await newMember(server, team, 'viewer'),
    };
    fixtures = await belongingsOfTeam();
    await otherTeam.owner.browser.post(ROUTES.cancelSubscription);
  });
  afterAll(() => server.close());

  async function belongingsOfTeam(): Promise<Fixtures> {
    const { browser } = team.owner;
    const { payload, headers } = formOf({ prompt: 'a cat' });
    const answer = await browser.post(ROUTES.generateImage, payload, { headers });
    if (answer.statusCode !== 200) throw new Error(`Nothing was drawn: ${answer.body}`);
    const [creation] = (await browser.get(ROUTES.creations)).json<{ items: Creation[] }>().items;
    const creationId = creation?.id ?? '';
    const { folder } = (await browser.post(GALLERY_ROUTES.folders, { name: 'Ours' })).json<{
      folder: Folder;
    }>();
    const { document } = (
      await browser.post(DOCUMENT_ROUTES.documents, { width: 480, height: 270 })
    ).json<{ document: SavedDocument }>();
    const exportId = await addFinishedExport(server.fixtures, { workspaceId: team.id, creationId });
    const belongings: Partial<Belongings> = {
      workspaceId: team.id,
      generationId: creationId,
      creationId,
      folderId: folder.id,
      exportId,
      mediaName: creation?.url.split('/').at(-1) ?? '',
      document,
      assetId: creationId,
      fontId: await createBrandKit(browser),
    };
    return { server, belongings } as unknown as Fixtures;
  }

  async function send(route: string, person: Person, headers: Record<string, string> = {}) {
    const found = MATRIX.find((entry) => entry.route === route);
    const persona = { name: 'owner', browser: person.browser, form: person.form } as const;
    const call = await found!.call(fixtures, persona);
    const [method] = route.split(' ');
    const response = await server.app.inject({
      method: method as HTTPMethods,
      ...call,
      cookies: Object.fromEntries(person.browser.cookies),
      headers: {
        [CSRF_HEADER]: person.browser.cookies.get(CSRF_COOKIE) ?? '',
        ...call.headers,
        ...headers,
      },
    });
    return response.statusCode;
  }

  it('are all named here when they change something', () => {
    const changing = MATRIX.map(({ route }) => route).filter((route) => !route.startsWith('GET '));
    const missing = changing.filter(
      (route) => !(route in PERMISSION_OF) && !ABOUT_THE_USER.test(route),
    );
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(PERMISSION_OF))('%s: only roles with %s', async (route, permission) => {
    const before = await contentsOf(database);
    for (const role of ['admin', 'member', 'viewer'] as const) {
      if (ROLE_PERMISSIONS[role].includes(permission)) continue;
      expect([role, await send(route, members[role])]).toEqual([role, FORBIDDEN]);
    }
    expect(await contentsOf(database)).toEqual(before);
  });

  it.each(
    MATRIX.filter(({ route }) => route.includes(' /api/') && !ELSEWHERE.test(route)).map(
      ({ route }) => route,
    ),
  )('%s: nothing for those who are not in the team', async (route) => {
    const before = await contentsOf(database);
    for (const stranger of [removed, otherTeam.owner]) {
      const status = await send(route, stranger, { [WORKSPACE_HEADER]: team.id });
      expect(status).toBe(NOT_FOUND);
    }
    expect(await contentsOf(database)).toEqual(before);
  });

  it.each(
    MATRIX.map(({ route }) => route).filter(
      // Sessions are the user's, and what operators see they see of every workspace.
      (route) =>
        /:id|media\/:name/.test(route) && !/session|\/(moderation|operators)\//.test(route),
    ),
  )('%s: objects of a team do not exist in another workspace', async (route) => {
    const before = await contentsOf(database);
    for (const stranger of [removed, otherTeam.owner]) {
      expect(await send(route, stranger)).toBe(NOT_FOUND);
    }
    expect(await contentsOf(database)).toEqual(before);
  });

  it.each(
    Object.entries(PERMISSION_OF).filter(([, permission]) => READ_ONLY_FORBIDS.has(permission)),
  )('%s: nobody when the plan has ended', async (route) => {
    const change = (plan: 'free' | 'premium') =>
      database.transaction((tx) => setPlan(tx, team.id, plan, server.time.now));
    await change('free');
    const before = await contentsOf(database);
    for (const person of Object.values(members)) expect(await send(route, person)).toBe(FORBIDDEN);
    expect(await contentsOf(database)).toEqual(before);
    await change('premium');
  });

  it('shows the team to all of its members alone', async () => {
    for (const { browser } of Object.values(members)) {
      const { workspace } = (await browser.get(TEAM_ROUTES.workspace)).json<{
        workspace: Workspace;
      }>();
      expect(workspace.members).toHaveLength(4);
    }
    const stranger = await newPerson(server);
    expect((await stranger.browser.get(TEAM_ROUTES.workspace)).statusCode).toBe(NOT_FOUND);
  });
});
