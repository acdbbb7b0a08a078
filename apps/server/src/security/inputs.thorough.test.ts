import { OPERATIONS_ROUTES, ROUTES, SESSION_COOKIE } from '@loopwright/contract';
import * as fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_IDS } from '../modules/accounts/social/testing/identity-providers.ts';
import { newImage } from '../modules/generation/testing/requests.ts';
import type { Database } from '../platform/database/database.ts';
import type { Browser } from '../testing/browser.ts';
import { openMemoryDatabase } from '../testing/memory-database.ts';
import { newForm, newUser } from '../testing/new-user.ts';
import { giveUserPlan } from '../testing/workspaces.ts';
import { checkAnswer } from './testing/check-answer.ts';
import { type Belongings, createFixtures } from './testing/fixtures.ts';
import { INPUT_RUNS, timeoutMs, SEED } from './testing/fuzzing.ts';
import { brokenInput, type Input, PARTS, validInput } from './testing/inputs.ts';
import { type KnownWords, knownWords } from './testing/known-words.ts';
import { type Everything, openEverything } from './testing/open-everything.ts';
import { type Operation, operationsOf } from './testing/operation.ts';
import { MATRIX } from './testing/route-matrix.ts';
import { sendInput } from './testing/send-input.ts';

/** Whether the URL names an object of `owner`, which the stranger must not reach. Media are public. */
const namesThings = ({ url }: Operation): boolean => url.includes(':id');

let database: Database;
let server: Everything;
/** The objects that the inputs name. */
let belongings: Belongings;
/** Sends the requests: a user on the largest plan who owns none of the objects that the inputs name. */
let stranger: Browser;
/** The stranger's session cookie at the start. */
let session: string | undefined;
let words: KnownWords;
let image: Uint8Array;

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
  image = await newImage();
  ({ belongings } = await createFixtures(server));
  await renewStranger();
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/** A request may have signed the stranger out, deleted the account or used up the tokens. */
async function renewIfNeeded(status: number): Promise<void> {
  if (readSession() !== session || status === 402) await renewStranger();
}

const allows = (operation: Operation, input: Input): boolean =>
  PARTS.every((part) => operation[part]?.safeParse(input[part]).success ?? true);

function checkMatches({ answers }: Operation, { statusCode, body }: LightMyRequestResponse): void {
  const schema = answers[statusCode];
  if (statusCode >= 300 || schema === undefined || statusCode === 204) return;
  const answer: unknown = JSON.parse(body);
  // Equality proves that the response has no undescribed fields.
  expect(schema.parse(answer)).toEqual(answer);
}

/** @param isBroken the request must be refused */
async function send(operation: Operation, input: Input, isBroken: boolean): Promise<void> {
  const file = Object.keys(input.query).length % 2 === 0 ? image : null;
  const response = await sendInput(server.app, stranger, operation, input, file);
  const { statusCode } = response;
  checkAnswer(operation.url, response);
  checkMatches(operation, response);
  if (statusCode < 400 && (isBroken || namesThings(operation))) {
    throw new Error(`${operation.name} was accepted: ${statusCode} ${response.body}`);
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

/** The matrix covers all routes, which its own test checks. */
const NAMES = MATRIX.map(({ route }) => route).filter((route) =>
  /^\w+ \/(?:api|media)\//.test(route),
);

describe.each(NAMES)('%s', (name) => {
  const timeout = timeoutMs(INPUT_RUNS);

  it('answers valid inputs as described, or refuses them', { timeout }, async () => {
    const operation = findOperation(name);
    const inputs = validInput(operation, words);
    expect(await sendAll(operation, inputs, false)).toBe(INPUT_RUNS);
  });

  it('refuses invalid inputs, or ignores them', { timeout }, async () => {
    const operation = findOperation(name);
    const inputs = brokenInput(operation, words);
    // An operation without input schemas reads no input, and so accepts any.
    const isDescribed = PARTS.some((part) => operation[part] !== null);
    expect(await sendAll(operation, inputs, isDescribed)).toBe(INPUT_RUNS);
  });
});

it('leaves the server working', async () => {
  for (const url of [OPERATIONS_ROUTES.healthy, OPERATIONS_ROUTES.ready, ROUTES.configuration]) {
    expect((await server.newBrowser().get(url)).statusCode).toBe(200);
  }
});
