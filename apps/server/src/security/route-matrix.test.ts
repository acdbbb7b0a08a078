import { CSRF_COOKIE, CSRF_HEADER, PAGE_PATHS, PLAIN_PATHS, ROUTES } from '@loopwright/contract';
import type { HTTPMethods, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { checkAnswer } from './testing/check-answer.ts';
import { contentsOf } from './testing/contents.ts';
import { createFixtures, type Fixtures, type PersonaName, PERSONAS } from './testing/fixtures.ts';
import { type Everything, openEverything } from './testing/open-everything.ts';
import { type Entry, MATRIX } from './testing/route-matrix.ts';

const TOKENS = ['none', 'foreign', 'right'] as const;
type Token = (typeof TOKENS)[number];

interface Cell {
  readonly name: string;
  readonly persona: PersonaName;
  readonly token: Token;
  readonly status: number;
}

const SAFE = /^(?:GET|HEAD) /;
/** A GET route with a rate limit. */
const RATIONED = new RegExp(` ${ROUTES.accountExport}$`);
const FIRST_REFUSAL = 400;

/** The owner comes last, so that the owner's objects still exist for the requests of the others. */
const PERSONAS_OWNER_LAST: readonly PersonaName[] = [...PERSONAS].sort(
  (one, other) => Number(one === 'owner') - Number(other === 'owner'),
);

function cellsOf({ route, statuses, needsNoToken = false }: Entry): Cell[] {
  const needsNoCsrf = needsNoToken || SAFE.test(route);
  return PERSONAS_OWNER_LAST.flatMap((persona) =>
    TOKENS.map((token) => ({
      name: `${persona}, ${token} token`,
      persona,
      token,
      status: needsNoCsrf || token === 'right' ? statuses[persona] : 403,
    })),
  );
}

/** The matrix with a HEAD entry for each GET route that has one. */
const ENTRIES = MATRIX.flatMap((entry) =>
  entry.route.startsWith('GET ') && entry.hasNoHead !== true
    ? [entry, { ...entry, route: entry.route.replace('GET', 'HEAD') }]
    : [entry],
);

/** The pages of the payment sandbox, which the server only passes on. */
const isSandbox = (url: string): boolean => url.startsWith('/stripe-sandbox');
const isPage = (url: string): boolean => PAGE_PATHS.some((path) => path === url);

describeOnEachDatabase('who may do what', (open) => {
  let database: Database;
  let server: Everything;
  /** Shared by all requests that change nothing. */
  let shared: Fixtures;
  /** After `shared` was made: refused requests come first, and leave it as it is. */
  let before: Awaited<ReturnType<typeof contentsOf>>;
  beforeAll(async () => {
    database = await open();
    server = await openEverything(database);
    shared = await createFixtures(server);
    before = await contentsOf(database);
  });
  afterAll(() => server.close());

  /** Sends the request with the user's cookies and the CSRF token of the cell. */
  async function ask(
    entry: Entry,
    { persona: name, token }: Cell,
    fixtures: Fixtures,
  ): Promise<number> {
    const [method] = entry.route.split(' ');
    const persona = fixtures.users[name];
    const stranger = fixtures.users[name === 'visitor' ? 'free' : 'visitor'];
    const { cookies } = token === 'foreign' ? stranger.browser : persona.browser;
    const { url, headers, ...rest } = await entry.call(fixtures, persona);
    const response = await server.app.inject({
      method: method as HTTPMethods,
      url,
      ...rest,
      remoteAddress: '203.0.113.1',
      cookies: Object.fromEntries(persona.browser.cookies),
      headers: {
        accept: 'application/json',
        ...(token === 'none' ? {} : { [CSRF_HEADER]: cookies.get(CSRF_COOKIE) ?? '' }),
        ...headers,
      },
    });
    checkAnswer(url, response);
    return response.statusCode;
  }

  async function askAll(entry: Entry, cells: readonly Cell[], fixtures: Fixtures) {
    const answers: [string, number][] = [];
    for (const cell of cells) answers.push([cell.name, await ask(entry, cell, fixtures)]);
    return answers;
  }
  const expected = (cells: readonly Cell[]) =>
    cells.map(({ name, status }): [string, number] => [name, status]);

  it('covers exactly the routes of the router', () => {
    const routes = server.routes
      .filter(({ url }) => !isSandbox(url) && !isPage(url))
      .map(({ method, url }) => `${method} ${url}`);
    expect(routes.toSorted()).toEqual(ENTRIES.map(({ route }) => route).toSorted());
  });

  it.each(ENTRIES)('$route: refused requests change nothing', async (entry) => {
    const refused = cellsOf(entry).filter(({ status }) => status >= FIRST_REFUSAL);
    expect(await askAll(entry, refused, shared)).toEqual(expected(refused));
    expect(await contentsOf(database)).toEqual(before);
  });

  it.each(ENTRIES)('$route: allowed requests succeed', async (entry) => {
    const allowed = cellsOf(entry).filter(({ status }) => status < FIRST_REFUSAL);
    if (allowed.length === 0) return;
    const fixtures =
      SAFE.test(entry.route) && !RATIONED.test(entry.route) ? shared : await createFixtures(server);
    expect(await askAll(entry, allowed, fixtures)).toEqual(expected(allowed));
  });

  const send = (method: HTTPMethods, url: string): Promise<LightMyRequestResponse> =>
    server.app.inject({
      method,
      url,
      cookies: Object.fromEntries(shared.users.owner.browser.cookies),
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        accept: 'application/json',
        [CSRF_HEADER]: shared.users.owner.browser.cookies.get(CSRF_COOKIE) ?? '',
      },
    });

  it.each(PLAIN_PATHS)('the page %s is public', async (url) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await send(method, url);
      expect(response.statusCode).toBe(200);
      checkAnswer(url, response);
    }
  });

  it('answers 404 to methods that no route has', async () => {
    const urls = new Set(server.routes.map(({ url }) => url).filter((url) => !isSandbox(url)));
    const beforeThese = await contentsOf(database);
    for (const url of urls) {
      const known = new Set(
        server.routes.filter((route) => route.url === url).map(({ method }) => method),
      );
      const others = ['TRACE', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
        (method) => !known.has(method),
      );
      for (const method of others) {
        const response = await send(method, url);
        expect([method, url, response.statusCode]).toEqual([method, url, 404]);
        checkAnswer(url, response);
      }
    }
    expect(await contentsOf(database)).toEqual(beforeThese);
  });

  it.each([
    ['/api/%', 400],
    ['/media/%ff', 400],
    ['/%E0%A4%A', 400],
    [`${ROUTES.creations}/%`, 400],
    [`${ROUTES.creations}/..%2f..%2fetc%2fpasswd`, 404],
    ['/api/nothing', 404],
    ['/assets/nothing.js', 404],
    ['//elsewhere.example/', 404],
  ])('is nothing at %s', async (url, status) => {
    for (const method of ['GET', 'DELETE']) {
      const response = await send(method, url);
      expect([method, response.statusCode]).toEqual([method, status]);
      checkAnswer(url, response);
    }
  });
});
