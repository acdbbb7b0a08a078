import { randomInt, randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import {
  type Account,
  type Avatar,
  BRAND_ROUTES,
  type BrandKit,
  AVATAR_ROUTES,
  COMMUNITY_ROUTES,
  CREATION_ID_HEADER,
  DOCUMENT_ROUTES,
  FEATURE_ROUTES,
  type Folder,
  GALLERY_ROUTES,
  GENERATION_ID_HEADER,
  pathTo,
  ROUTES,
  type SavedDocument,
  type Share,
  SHARE_ROUTES,
} from '@loopwright/contract';
import { readDocument } from '@loopwright/studio';
import { eq } from 'drizzle-orm';
import { allEmailsSent } from '../../modules/accounts/recovery/testing/mailbox.ts';
import { CLIENT_IDS } from '../../modules/accounts/social/testing/identity-providers.ts';
import { TENANT } from '../../modules/accounts/social/testing/social-app.ts';
import { priceOf } from '../../modules/billing/testing/fake-stripe.ts';
import { insertCreationAsset } from '../../modules/creations/assets.ts';
import { CLIP_MIME_TYPE, clipKey, masterKey } from '../../modules/creations/creation.ts';
import { addFinishedExport, makeTestGif } from '../../modules/exports/testing/finished-export.ts';
import { creations, publications, users, workspaces } from '../../schema/schema.ts';
import type { KeptClip } from '../../schema/stored-values.ts';
import { newLogo, readTestFont } from '../../testing/brand-files.ts';
import type { Browser } from '../../testing/browser.ts';
import { formOf } from '../../testing/form-data.ts';
import { newForm, newUser, PASSWORD } from '../../testing/new-user.ts';
import type { Everything } from './open-everything.ts';

/** The users of the tests. The URLs of the requests name objects of `owner`. */
export const PERSONAS = ['visitor', 'owner', 'other', 'free', 'basic', 'premium'] as const;
export type PersonaName = (typeof PERSONAS)[number];

export interface Persona {
  readonly name: PersonaName;
  readonly browser: Browser;
  readonly form: ReturnType<typeof newForm>;
}

/** Objects of `owner`. */
export interface Belongings {
  readonly workspaceId: string;
  readonly generationId: string;
  readonly creationId: string;
  readonly folderId: string;
  /** A finished one, of that creation. */
  readonly exportId: string;
  readonly mediaName: string;
  /** That creation is shared there. */
  readonly slug: string;
  /** With a public page. */
  readonly username: string;
  /** The file name of the picture on it. */
  readonly avatarName: string;
  /** Made of that creation. */
  readonly document: SavedDocument;
  /** The file that its layer shows. */
  readonly assetId: string;
  /** Of their brand kit. */
  readonly fontId: string;
  /** A session of `owner` in another browser. */
  readonly sessionId: string;
}

export interface Fixtures {
  readonly server: Everything;
  readonly users: Readonly<Record<PersonaName, Persona>>;
  readonly belongings: Belongings;
  /** Tokens of new provider accounts. */
  readonly google: () => { accessToken: string };
  readonly microsoft: () => Promise<{ accessToken: string; idToken: string }>;
  readonly x: () => { accessToken: string };
}

/** Creates one new user of each kind, and for `owner` one object of each kind. */
export async function createFixtures(server: Everything): Promise<Fixtures> {
  const { google, microsoft, x } = server.providers;
  const tokens = {
    google: () => google.grant({ clientId: CLIENT_IDS.google, sub: randomUUID() }),
    microsoft: () =>
      microsoft.grant({ clientId: CLIENT_IDS.microsoft, tid: TENANT, oid: randomUUID() }),
    x: () => x.grant({ id: String(randomInt(1e12)), username: 'ana', name: 'Ana' }),
  };
  const users = {
    visitor: { name: 'visitor', browser: await server.newBrowser().visit(), form: newForm() },
    owner: await signUp(server, 'owner'),
    other: await signUp(server, 'other'),
    free: await signUp(server, 'free'),
    basic: await signUp(server, 'basic'),
    premium: await signUp(server, 'premium'),
  } as const;
  for (const [name, plan] of [
    ['owner', 'premium'],
    ['basic', 'basic'],
    ['premium', 'premium'],
  ] as const) {
    await subscribe(server, users[name], priceOf(plan));
  }
  for (const { browser } of [users.other, users.free]) {
    // The first request inserts the row of the lease for plan changes. Later ones change no row.
    await browser.post(ROUTES.cancelSubscription);
  }
  const belongings = await createBelongings(server, users.owner, tokens.google());
  // Emails that are still being sent would change rows later.
  await allEmailsSent(server);
  return { server, users, belongings, ...tokens };
}

async function signUp(server: Everything, name: PersonaName): Promise<Persona> {
  const form = newForm();
  return { name, form, browser: await newUser(server, form) };
}

async function subscribe(
  { sandbox, fixtures }: Everything,
  { browser, form }: Persona,
  priceId: string,
): Promise<void> {
  await browser.post(ROUTES.createCheckoutSession, { priceId });
  const [workspace] = await fixtures.database.orm
    .select({ customerId: workspaces.stripeCustomerId })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(eq(users.username, form.username));
  sandbox.stripe.subscribe(workspace?.customerId ?? '', priceId);
  await sandbox.deliver(sandbox.stripe.happened.at(-1)?.id ?? '');
}

const CUT = {
  startSeconds: 0,
  durationMs: 1000,
  way: 'plain',
  score: 0.9,
  loopPointScore: 1,
} as const;
/** A clip, as a video model returns it. */
const CLIP: KeptClip = { id: randomUUID(), cuts: [CUT, CUT], chosen: 0 };

async function createBelongings(
  { newBrowser, fixtures }: Everything,
  { browser, form }: Persona,
  token: { accessToken: string },
): Promise<Belongings> {
  const { orm } = fixtures.database;
  const { payload, headers } = formOf({ prompt: 'a cat' });
  const made = await browser.post(ROUTES.generateGif, payload, { headers });
  const creationId = String(made.headers[CREATION_ID_HEADER.toLowerCase()]);
  const [creation] = await orm.select().from(creations).where(eq(creations.id, creationId));
  if (creation === undefined) throw new Error(`Nothing was drawn: ${made.body}`);
  await orm.update(creations).set({ clip: CLIP }).where(eq(creations.id, creationId));
  const clip = await fixtures.storage.put(clipKey(creationId), Buffer.from('clip'), CLIP_MIME_TYPE);
  await fixtures.database.transaction((tx) =>
    insertCreationAsset(tx, creation, {
      ...clip,
      role: 'clip',
      storageKey: clipKey(creationId),
      mimeType: CLIP_MIME_TYPE,
    }),
  );
  await fixtures.storage.put(masterKey(creationId, 'gif'), await makeTestGif(8), 'image/gif');
  const exportId = await addFinishedExport(fixtures, {
    workspaceId: creation.workspaceId,
    creationId,
  });
  const { document } = (await browser.post(DOCUMENT_ROUTES.documents, { creationId })).json<{
    document: SavedDocument;
  }>();
  const [layer] = readDocument(document.body).layers;
  const assetId = layer !== undefined && 'source' in layer ? layer.source.assetId : '';
  // Before the creation is listed: from then on others see it.
  const avatarName = await uploadAvatar(browser);
  const { share } = (
    await browser.post(pathTo(SHARE_ROUTES.ofCreation, { id: creationId }), {
      visibility: 'public',
    })
  ).json<{ share: Share }>();
  await orm
    .update(publications)
    .set({ reviewState: 'approved', reviewReason: null })
    .where(eq(publications.creationId, creationId));
  await browser.put(COMMUNITY_ROUTES.ownProfile, { bio: 'I make loops.' });
  const answer = await browser.post(GALLERY_ROUTES.folders, { name: 'A folder of the owner' });
  const { folder } = answer.json<{ folder: Folder }>();
  const link = pathTo(ROUTES.accountIdentity, { provider: 'google' });
  const linked = await browser.post(link, { ...token, currentPassword: PASSWORD });
  if (linked.statusCode !== 200) throw new Error(`Nothing was linked: ${linked.body}`);
  const elsewhere = await newBrowser().visit();
  await elsewhere.post(ROUTES.login, { username: form.username, password: PASSWORD });
  const { account } = (await browser.get(ROUTES.account)).json<{ account: Account }>();
  const fontId = await createBrandKit(browser);
  return {
    workspaceId: creation.workspaceId,
    generationId: String(made.headers[GENERATION_ID_HEADER.toLowerCase()]),
    creationId,
    folderId: folder.id,
    exportId,
    mediaName: `${creation.mediaToken}.gif`,
    slug: share.slug,
    username: form.username,
    avatarName,
    document,
    assetId,
    fontId,
    sessionId: account.sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '',
  };
}

/** @returns the name of the file */
async function uploadAvatar(browser: Browser): Promise<string> {
  const { payload, headers } = formOf({}, await newLogo(), 'file');
  const answer = await browser.post(AVATAR_ROUTES.own, payload, { headers });
  return basename(answer.json<{ avatar: Avatar }>().avatar.small);
}

/** A logo and a font. @returns the id of the font */
export async function createBrandKit(browser: Browser): Promise<string> {
  await browser.put(FEATURE_ROUTES.features, { name: 'brand-kit', isOn: true });
  const logo = formOf({}, await newLogo(), 'file');
  const kept = await browser.post(BRAND_ROUTES.logo, logo.payload, { headers: logo.headers });
  const font = formOf({ name: 'Anton', mayUse: 'yes' }, await readTestFont(), 'file');
  const added = await browser.post(BRAND_ROUTES.fonts, font.payload, { headers: font.headers });
  if (kept.statusCode !== 200 || added.statusCode !== 201)
    throw new Error(`There is no brand kit: ${kept.body} ${added.body}`);
  return added.json<{ kit: BrandKit }>().kit.fonts[0]?.id ?? '';
}
