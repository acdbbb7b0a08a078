import {
  CSRF_COOKIE,
  IDEMPOTENCY_HEADER,
  pathTo,
  OPERATIONS_ROUTES,
  ROUTES,
  type ImageResponse,
} from '@loopwright/contract';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { formOf } from '../../testing/form-data.ts';
import { newForm } from '../../testing/new-user.ts';
import { openTestApp } from '../../testing/test-app.ts';

const PROMPT = 'canary-prompt a lighthouse';
const REQUEST_KEY = 'canary-request-key';
const WRONG_PASSWORD = 'canary-wrong-password';

describeOnEachDatabase('the log', (open) => {
  it('contains no secrets of requests', async () => {
    const server = await openTestApp(await open());
    const { fixtures, newBrowser } = server;
    const form = newForm({ password: 'canary-password', name: 'canary-name' });
    const { username, password } = form;
    const browser = await newBrowser().visit();
    const secrets = new Set([
      form.password,
      form.name,
      form.email,
      form.username,
      WRONG_PASSWORD,
      PROMPT,
      REQUEST_KEY,
      'canary-bearer',
      'canary-query',
    ]);
    const remember = () => {
      for (const name of ['sid', CSRF_COOKIE]) secrets.add(browser.cookies.get(name) ?? '');
    };
    const statuses: number[] = [];
    const note = <T extends { statusCode: number }>(response: T): T => {
      remember();
      statuses.push(response.statusCode);
      return response;
    };
    remember();

    note(await browser.post(ROUTES.register, form));
    note(await browser.post(ROUTES.register, form));
    note(await browser.post(ROUTES.login, { username, password: WRONG_PASSWORD }));
    note(await browser.post(ROUTES.login, { username, password }));
    note(await browser.post(ROUTES.login, { username, password, token: 'canary-query' }));
    note(
      await browser.post(ROUTES.login, undefined, {
        payload: `{"password": "${password}"`,
        headers: { 'content-type': 'application/json' },
      }),
    );

    fixtures.engine.finishAtOnce();
    await fixtures.newWorker().start();
    const { payload, headers } = formOf({ prompt: PROMPT });
    const generate = (url: string) =>
      browser.post(url, undefined, {
        payload,
        headers: { ...headers, [IDEMPOTENCY_HEADER]: REQUEST_KEY },
      });
    const made = note(await generate(ROUTES.generateImage)).json<ImageResponse>();
    note(await generate(ROUTES.generateGif));
    note(await browser.post(ROUTES.enhancePrompt, { prompt: PROMPT, kind: 'image' }));
    secrets.add(made.creation.url.replace('/media/', ''));
    note(await browser.get(made.creation.url));
    note(await browser.get(ROUTES.creations));
    note(await browser.get(ROUTES.activeGenerations));
    note(await browser.get(`${ROUTES.creations}?cursor=canary-query`));
    note(await browser.get(`/api/canary-query`));
    note(
      await browser.get(OPERATIONS_ROUTES.metrics, {
        headers: { authorization: 'Bearer canary-bearer' },
      }),
    );
    note(await browser.delete(pathTo(ROUTES.creation, { id: made.creation.id })));
    note(await browser.post(ROUTES.logout));
    await server.close();

    expect(statuses).toEqual([
      200, 409, 401, 200, 400, 400, 200, 409, 200, 200, 200, 200, 400, 404, 404, 204, 204,
    ]);
    const log = server.log();
    expect(log.split('\n').length).toBeGreaterThan(statuses.length);
    for (const secret of secrets) expect(log).not.toContain(secret);
  });
});
