import { ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/databases.ts';
import { newForm } from '../../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { siteverify } from './siteverify.ts';
import {
  type ChallengeService,
  GOOD_ANSWER,
  openChallengeService,
  SECRET,
} from './testing/challenge-service.ts';

describeOnEachDatabase('signing up where a challenge is configured', (open) => {
  let service: ChallengeService;
  let server: TestApp;
  beforeAll(async () => {
    service = await openChallengeService();
    const { url } = service;
    server = await openTestApp(await open(), {
      accounts: { challenge: siteverify({ provider: 'turnstile', secret: SECRET }, { url }) },
    });
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });

  const signUp = async (form: object) =>
    (await server.newBrowser().visit()).post(ROUTES.register, form);

  it('needs an answer that the service accepts, and uses it up', async () => {
    const form = { ...newForm(), challenge: `${GOOD_ANSWER} 1` };
    const first = await signUp(form);
    expect(first.statusCode).toBe(200);
    const second = await signUp({ ...newForm(), challenge: `${GOOD_ANSWER} 1` });
    expect(second.statusCode).toBe(400);
    expect(second.json()).toMatchObject({
      code: 'challengeFailed',
      message: SERVER_MESSAGES.challengeFailed,
    });
    expect(service.calls[0]).toMatchObject({ remoteip: '203.0.113.1' });
  });

  it('creates no account without an answer', async () => {
    const form = newForm();
    expect((await signUp(form)).statusCode).toBe(400);
    const login = await (
      await server.newBrowser().visit()
    ).post(ROUTES.login, {
      username: form.username,
      password: form.password,
    });
    expect(login.statusCode).toBe(401);
  });

  it('validates the fields of the form first, without using up the answer', async () => {
    const before = service.calls.length;
    const answer = `${GOOD_ANSWER} 2`;
    const refused = await signUp({ ...newForm({ password: 'short' }), challenge: answer });
    expect(refused.json()).toMatchObject({ message: 'Password must be at least 8 characters' });
    expect(service.calls).toHaveLength(before);
    expect((await signUp({ ...newForm(), challenge: answer })).statusCode).toBe(200);
  });

  it('answers 503 while the service is unavailable', async () => {
    service.mood = 'failing';
    const response = await signUp({ ...newForm(), challenge: `${GOOD_ANSWER} 3` });
    service.mood = 'well';
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('10');
    expect(response.json()).toMatchObject({ message: SERVER_MESSAGES.challengeAway });
    expect(server.log()).toContain('The challenge service answered 500');
    for (const secret of [SECRET, GOOD_ANSWER]) expect(server.log()).not.toContain(secret);
  });

  it('is not required to sign in', async () => {
    const form = newForm();
    await signUp({ ...form, challenge: `${GOOD_ANSWER} 4` });
    const before = service.calls.length;
    const { username, password } = form;
    const browser = await server.newBrowser().visit();
    expect((await browser.post(ROUTES.login, { username, password })).statusCode).toBe(200);
    expect(service.calls).toHaveLength(before);
  });
});

describeOnEachDatabase('signing up where none is configured', (open) => {
  it('ignores an answer', async () => {
    const server = await openTestApp(await open());
    const browser = await server.newBrowser().visit();
    const response = await browser.post(ROUTES.register, { ...newForm(), challenge: 'anything' });
    expect(response.statusCode).toBe(200);
    await server.close();
  });
});
