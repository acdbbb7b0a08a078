import { randomUUID } from 'node:crypto';
import { ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/databases.ts';
import { eventually } from '../../../testing/eventually.ts';
import { newForm, newUser, PASSWORD } from '../../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { forget, nextToken } from './testing/mailbox.ts';

describeOnEachDatabase('the mailbox of a third party', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(await open());
  });
  afterAll(() => server.close());

  const subjectsTo = (email: string): string[] =>
    server.emails.filter(({ to }) => to === email).map(({ subject }) => subject);

  it('is not filled by repeated sign-ups and account deletions', async () => {
    const email = `${randomUUID()}@example.com`;
    for (let count = 0; count < 5; count += 1) {
      const form = newForm({ email });
      const browser = await newUser(server, form);
      const { username } = form;
      const deletion = { username, currentPassword: PASSWORD };
      expect((await browser.post(ROUTES.accountDeletion, deletion)).statusCode).toBe(204);
    }
    const last = newForm();
    await newUser(server, last);
    await nextToken(server, last.email, 'confirm-email');
    expect(subjectsTo(email).length).toBeLessThanOrEqual(3);
  });

  it('is not filled by repeated password changes', async () => {
    const form = newForm();
    const browser = await newUser(server, form);
    let currentPassword = PASSWORD;
    for (let count = 0; count < 5; count += 1) {
      const password = `${PASSWORD} number ${count}`;
      const change = await browser.post(ROUTES.accountPassword, { password, currentPassword });
      expect(change.statusCode).toBe(200);
      currentPassword = password;
    }
    const notices = () => subjectsTo(form.email).filter((subject) => subject.includes('password'));
    await eventually(() => expect(notices()).toHaveLength(3));
    // The way back in has a limit of its own.
    await forget(server, form.email);
    await nextToken(server, form.email, 'reset-password');
    expect(notices()).toHaveLength(4);
  });

  it('keeps its address when another person signs up with it in full-width characters', async () => {
    const local = randomUUID();
    const email = `mike-${local}@example.com`;
    await newUser(server, newForm({ email: `ｍｉｋｅ-${local}@example.com` }));
    const mike = await server.newBrowser().visit();
    const taken = await mike.post(ROUTES.register, newForm({ email }));
    expect(taken.json()).toMatchObject({ message: SERVER_MESSAGES.emailTaken });
    await forget(server, email);
    const token = await nextToken(server, email, 'reset-password');
    const reset = await mike.post(ROUTES.passwordReset, { token, password: 'a staple of horses' });
    expect(reset.json()).toMatchObject({ user: { email } });
  });
});
