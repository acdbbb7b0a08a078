import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Configuration,
  type CreationsPage,
  type Generation,
  pathTo,
  ROUTES,
  type User,
} from '@loopwright/contract';
import { CLIENT_IDS } from '../../modules/accounts/social/testing/identity-providers.ts';
import { remoteProviders } from '../../modules/accounts/social/testing/remote-providers.ts';
import { json } from '../../modules/engines/testing/answers.ts';
import { type FakeVideos, job } from '../../modules/engines/testing/fake-videos.ts';
import { NetworkBrowser } from '../network-browser.ts';
import { PASSWORD } from '../new-user.ts';
import type { Expected, ExpectedFile, ExpectedUser } from './expected.ts';

export const VIDEO_MODEL = 'videos:wan';

/** A style with small files, because the files become fixtures. */
const STYLE = 'pixel art';

const MICROSOFT_USER = {
  tid: '72f988bf-86f1-41af-91ab-2d7cd011db47',
  oid: '00000000-0000-4000-8000-000000000001',
  name: 'Ben Holt',
};

const POLL_MS = 20;

export interface OldServer {
  readonly address: string;
  readonly dataDirectory: string;
  /** The origin of the fake identity providers. */
  readonly providersOrigin: string;
  readonly videos: FakeVideos;
}

type Seen = Omit<Expected, 'users'> & {
  readonly users: Readonly<Record<string, Omit<ExpectedUser, 'ledger'>>>;
};

/**
 * Uses the HTTP interface as users do in a week, until one generation runs and another waits.
 * @param kill ends the server at once
 * @returns what the server answered; balances are those after the last request
 */
export async function liveThrough(server: OldServer, kill: () => Promise<void>): Promise<Seen> {
  const { address } = server;
  const ana = await signUp(address, 'ana');
  await makeImage(ana, 'a red balloon');
  const undone = await makeImage(ana, 'a green fish');
  const hidden = await makeImage(ana, 'a yellow taxi');
  await call(ana, pathTo(ROUTES.creation, { id: undone }), { method: 'DELETE' });
  await call(ana, pathTo(ROUTES.creationRestoration, { id: undone }), { method: 'POST' });

  const ben = await signInWithMicrosoft(server);
  const cho = await signUp(address, 'cho');
  await subscribe(cho, address);
  await makeGif(cho, { prompt: 'a blue whale', seconds: '1', fps: '8' });
  await makeGif(cho, { prompt: 'a red fox', seconds: '1', fps: '8', model: VIDEO_MODEL });
  const cleanupGenerationId = await cancelWhileProviderIsDown(cho, server.videos);

  const email = 'ana@example.com';
  await call(ana, ROUTES.passwordForgotten, jsonBody({ email }));
  const passwordResetToken = await readLinkToken(server.dataDirectory, email, '/reset-password');

  const liveGenerations = await keepBusy(cho);
  const users: Record<string, Omit<ExpectedUser, 'ledger'>> = {};
  for (const browser of [ana, ben, cho]) {
    const user = await describeUser(browser);
    users[user.me.username] = user;
  }
  await call(ana, pathTo(ROUTES.creation, { id: hidden }), { method: 'DELETE' });
  const stillLive = (await readActive(cho)).map(({ status }) => status);
  const killedAt = new Date().toISOString();
  await kill();
  if (stillLive.join(' ') !== 'running queued')
    throw new Error(`At the end: ${stillLive.join(' ')}`);
  return {
    killedAt,
    password: PASSWORD,
    microsoftUser: MICROSOFT_USER,
    users,
    hiddenCreation: { username: 'ana', id: hidden },
    liveGenerations,
    passwordResetToken,
    cleanupGenerationId,
  };
}

async function signUp(address: string, username: string): Promise<NetworkBrowser> {
  const browser = await NetworkBrowser.visit(address);
  const email = `${username}@example.com`;
  await call(
    browser,
    ROUTES.register,
    jsonBody({ username, password: PASSWORD, name: username, email }),
  );
  return browser;
}

async function signInWithMicrosoft(server: OldServer): Promise<NetworkBrowser> {
  const browser = await NetworkBrowser.visit(server.address);
  const { microsoft: clientId } = CLIENT_IDS;
  const providers = remoteProviders(server.providersOrigin);
  const proof = await providers.grantMicrosoft({ ...MICROSOFT_USER, clientId });
  await call(browser, ROUTES.microsoft, jsonBody(proof));
  return browser;
}

/** Pays on the sandbox's checkout page. */
async function subscribe(browser: NetworkBrowser, address: string): Promise<void> {
  const { plans } = (await (
    await fetch(`${address}${ROUTES.configuration}`)
  ).json()) as Configuration;
  const priceId = plans.find(({ name }) => name === 'premium')?.priceId;
  const response = await call(browser, ROUTES.createCheckoutSession, jsonBody({ priceId }));
  const { url } = (await response.json()) as { url: string };
  const card = new URLSearchParams({ card: 'works' });
  await fetch(url, { method: 'POST', body: card, redirect: 'manual' });
  await until(async () => (await readMe(browser)).subscription === 'premium');
}

/** @returns the creation's id */
async function makeImage(browser: NetworkBrowser, subject: string): Promise<string> {
  const response = await call(browser, ROUTES.generateImage, formBody({ prompt: styled(subject) }));
  return ((await response.json()) as { creation: { id: string } }).creation.id;
}

async function makeGif(
  browser: NetworkBrowser,
  { prompt, ...options }: Readonly<Record<'prompt', string> & Record<string, string>>,
): Promise<void> {
  const fields = { prompt: styled(prompt ?? ''), ...options };
  await (await call(browser, ROUTES.generateGif, formBody(fields))).arrayBuffer();
}

/** @returns the generation's id */
async function cancelWhileProviderIsDown(
  browser: NetworkBrowser,
  videos: FakeVideos,
): Promise<string> {
  const looksBefore = videos.looks;
  videos.onLook(job('in_progress', { progress: 10 }));
  const cancelled = makeGif(browser, { prompt: 'a lost fox', model: VIDEO_MODEL }).catch(
    () => null,
  );
  // When it is read the second time, the worker has stored the operation that it polls.
  await until(async () => videos.looks > looksBefore + 1);
  const [generation] = await readActive(browser);
  if (generation === undefined) throw new Error('Nothing to cancel');
  videos.onAll(json(500, {}));
  await call(browser, pathTo(ROUTES.generation, { id: generation.id }), { method: 'DELETE' });
  await cancelled;
  return generation.id;
}

/** Requests two generations of a single worker thread. @returns them once the first one runs */
async function keepBusy(browser: NetworkBrowser): Promise<Expected['liveGenerations']> {
  const ignore = (): null => null;
  void makeGif(browser, { prompt: 'a white owl', seconds: '2', fps: '12' }).catch(ignore);
  await until(async () => (await readActive(browser))[0]?.status === 'running');
  void makeImage(browser, 'a pink flower').catch(ignore);
  await until(async () => (await readActive(browser)).length === 2);
  return (await readActive(browser)).map(({ id, kind, prompt, status }) => ({
    id,
    kind,
    prompt,
    status,
  }));
}

async function describeUser(browser: NetworkBrowser): Promise<Omit<ExpectedUser, 'ledger'>> {
  const me = await readMe(browser);
  const { items } = (await (await call(browser, ROUTES.creations)).json()) as CreationsPage;
  const creations = [];
  for (const creation of items) {
    creations.push({ creation, file: await describeFile(browser, creation.url) });
  }
  return { session: browser.session, me, creations };
}

export async function describeFile(browser: NetworkBrowser, url: string): Promise<ExpectedFile> {
  const response = await call(browser, url);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    mimeType: response.headers.get('content-type') ?? '',
    sizeBytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

export async function readMe(browser: NetworkBrowser): Promise<User> {
  return ((await (await call(browser, ROUTES.me)).json()) as { user: User }).user;
}

/** Oldest first. */
export async function readActive(browser: NetworkBrowser): Promise<Generation[]> {
  const response = await call(browser, ROUTES.activeGenerations);
  const { generations } = (await response.json()) as { generations: Generation[] };
  return generations.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}

/** @throws Error when the response is not a success */
export async function call(
  browser: NetworkBrowser,
  route: string,
  init: RequestInit = {},
): Promise<Response> {
  const response = await browser.call(route, init);
  if (response.ok) return response;
  throw new Error(`${init.method ?? 'GET'} ${route}: ${response.status} ${await response.text()}`);
}

export const jsonBody = (body: object): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

function formBody(fields: Readonly<Record<string, string>>): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return { method: 'POST', body };
}

const styled = (subject: string): string => `${subject}, ${STYLE}`;

/** Reads the token of a link from an email in the outbox. */
async function readLinkToken(dataDirectory: string, to: string, page: string): Promise<string> {
  const folder = path.join(dataDirectory, 'outbox');
  let token: string | undefined;
  await until(async () => {
    for (const name of (await readdir(folder)).filter((entry) => entry.endsWith('.eml'))) {
      const source = await readFile(path.join(folder, name), 'utf8');
      const text = source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
      if (!source.includes(`To: ${to}\r\n`)) continue;
      token ??= new RegExp(`${page}#token=([\\w-]+)`).exec(text)?.[1];
    }
    return token !== undefined;
  });
  return token ?? '';
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}
