import { ROUTES, SESSION_COOKIE } from '@loopwright/contract';
import * as fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_IDS } from '../modules/accounts/social/testing/identity-providers.ts';
import type { Database } from '../platform/database/database.ts';
import { openMemoryDatabase } from '../testing/memory-database.ts';
import { newPicture } from '../modules/generation/testing/requests.ts';
import type { Browser } from '../testing/browser.ts';
import { newForm, newUser } from '../testing/new-user.ts';
import { type Belongings, createFixtures } from './testing/fixtures.ts';
import { checkAnswer } from './testing/check-answer.ts';
import { INPUT_RUNS, patienceMs, SEED } from './testing/fuzzing.ts';
import { brokenInput, type Input, PARTS, validInput } from './testing/inputs.ts';
import { type KnownWords, knownWords } from './testing/known-words.ts';
import { type Everything, openEverything } from './testing/open-everything.ts';
import { type Operation, operationsOf } from './testing/operation.ts';
import { MATRIX } from './testing/route-matrix.ts';
import { sendInput } from './testing/send-input.ts';
import { giveUserPlan } from '../testing/workspaces.ts';

/** Names something of the owner, which a stranger must not reach. The media's addresses are public. */
const namesThings = ({ url }: Operation): boolean => url.includes(':id');

let database: Database;
let server: Everything;
/** Whose things the words name. */
let belongings: Belongings;
/** Whoever sends all of this: somebody on the largest plan, who owns nothing of what is named. */
let stranger: Browser;
/** What they came with. */
let session: string | undefined;
let words: KnownWords;
let picture: Uint8Array;

const readSession = (): string | undefined => stranger.cookies.get(SESSION_COOKIE.https);

async function renewStranger(): Promise<void> {
  const form = newForm();
  stranger = await newUser(server, form);
  const plan = 'premium';
  await giveUserPlan(database, form.username, plan);
  session = readSession();
  const { google, x } = server.providers;
  const tokens = [
    google.grant({ clientId: CLIENT_IDS.google, sub: form.username }),
    x.grant({ id: '2244994945', username: 'ana', name: 'Ana' }),
  ];
  words = knownWords(
    belongings,
    form,
    tokens.map(({ accessToken }) => accessToken),
  );
}

beforeAll(async () => {
  database = await openMemoryDatabase();
  server = await openEverything(database);
  picture = await newPicture();
  ({ belongings } = await createFixtures(server));
  await renewStranger();
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/** They may have signed out, left, or become somebody else; or they have spent their tokens. */
async function renewIfNeeded(status: number): Promise<void> {
  if (readSession() !== session || status === 402) await renewStranger();
}

const allows = (operation: Operation, input: Input): boolean =>
  PARTS.every((part) => operation[part]?.safeParse(input[part]).success ?? true);

function checkMatches({ answers }: Operation, { statusCode, body }: LightMyRequestResponse): void {
  const schema = answers[statusCode];
  if (statusCode >= 300 || schema === undefined || statusCode === 204) return;
  const answer: unknown = JSON.parse(body);
  // Equal: it says nothing that is not described.
  expect(schema.parse(answer)).toEqual(answer);
}

/** @param isBroken it must not be let in */
async function send(operation: Operation, input: Input, isBroken: boolean): Promise<void> {
  const file = Object.keys(input.query).length % 2 === 0 ? picture : null;
  const response = await sendInput(server.app, stranger, operation, input, file);
  const { statusCode } = response;
  checkAnswer(operation.url, response);
  checkMatches(operation, response);
  if (statusCode < 400 && (isBroken || namesThings(operation))) {
    throw new Error(`${operation.name} was let in: ${statusCode} ${response.body}`);
  }
  await renewIfNeeded(statusCode);
}

function findOperation(name: string): Operation {
  const found = operationsOf(server.routes).find((operation) => operation.name === name);
  if (found === undefined) throw new Error(`The router has no ${name}`);
  return found;
}

/** @returns how many calls were made */
async function sendAll(
  operation: Operation,
  inputs: fc.Arbitrary<Input>,
  isBroken: boolean,
): Promise<number> {
  let calls = 0;
  const holds = fc.asyncProperty(inputs, async (input) => {
    fc.pre(!isBroken || !allows(operation, input));
    fc.pre(isBroken || allows(operation, input));
    calls += 1;
    await send(operation, input, isBroken);
  });
  await fc.assert(holds, {
    numRuns: INPUT_RUNS,
    seed: SEED,
    endOnFailure: true,
    maxSkipsPerRun: 200,
  });
  return calls;
}

/** The matrix has them all: its own test sees to that. */
const NAMES = MATRIX.map(({ route }) => route).filter((route) =>
  /^\w+ \/(?:api|media)\//.test(route),
);

describe.each(NAMES)('%s', (name) => {
  const timeout = patienceMs(INPUT_RUNS);

  it('answers what is allowed as described, or refuses it', { timeout }, async () => {
    const operation = findOperation(name);
    const inputs = validInput(operation, words);
    expect(await sendAll(operation, inputs, false)).toBe(INPUT_RUNS);
  });

  it('refuses what is not, or does not look at it', { timeout }, async () => {
    const operation = findOperation(name);
    const inputs = brokenInput(operation, words);
    // What describes nothing reads nothing: then anything is allowed.
    const isDescribed = PARTS.some((part) => operation[part] !== null);
    expect(await sendAll(operation, inputs, isDescribed)).toBe(INPUT_RUNS);
  });
});

it('has left the server as it was', async () => {
  for (const url of [ROUTES.healthy, ROUTES.ready, ROUTES.configuration]) {
    expect((await server.newBrowser().get(url)).statusCode).toBe(200);
  }
});
