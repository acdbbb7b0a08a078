import { ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { stripeEvents, users } from '../../schema/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { SandboxFixture } from '../billing/testing/sandbox-fixture.ts';

interface Customer {
  readonly id: string;
  readonly metadata: Readonly<Record<string, string>>;
}

describeOnEachDatabase('deleting an account with a subscription', (open) => {
  let sandbox: SandboxFixture;
  let database: Database;
  beforeAll(async () => {
    database = await open();
    sandbox = await SandboxFixture.open(database);
  });
  afterAll(async () => sandbox.close());

  async function newPerson() {
    const form = newForm();
    const browser = await newUser(sandbox.server, form);
    const leave = () =>
      browser.post(ROUTES.accountDeletion, {
        username: form.username,
        currentPassword: form.password,
      });
    const customers = () =>
      sandbox.ask<Customer>(`customers?email=${encodeURIComponent(form.email)}`);
    const statuses = async (): Promise<string[]> => {
      const [customer] = await customers();
      const path = `subscriptions?status=all&customer=${customer?.id}`;
      return (await sandbox.ask<{ status: string }>(path)).map(({ status }) => status);
    };
    return { browser, form, leave, customers, statuses };
  }

  const allCustomerEmails = async (): Promise<(string | null)[]> =>
    (await database.orm.select({ email: users.email }).from(users)).map(({ email }) => email);
  const checkout = async (browser: Browser) => {
    const response = await browser.post(ROUTES.createCheckoutSession, { priceId: 'price_premium' });
    return response.statusCode === 200 ? response.json<{ url: string }>().url : null;
  };

  it('ends the subscription at once, and no later event brings anything back', async () => {
    const { browser, form, leave, customers, statuses } = await newPerson();
    await sandbox.buy(browser, 'price_premium');
    expect(await sandbox.look(browser)).toMatchObject({ subscription: 'premium' });
    expect(await statuses()).toEqual(['active']);

    expect((await leave()).statusCode).toBe(204);
    await sandbox.settled();
    expect(await statuses()).toEqual(['canceled']);
    expect(await allCustomerEmails()).not.toContain(form.email);
    // Payments stay with the payment provider, but no longer lead to an account.
    const [customer, ...others] = await customers();
    expect(others).toEqual([]);
    expect(customer?.metadata).toEqual({});
    expect(await sandbox.ask(`invoices?customer=${customer?.id}`)).toHaveLength(1);

    await database.orm.delete(stripeEvents);
    expect(await sandbox.billing.reconciler.run()).toMatchObject({ failed: 0, drifted: 0 });
    await sandbox.advanceDays(40);
    expect(await sandbox.billing.reconciler.run()).toMatchObject({ failed: 0 });
    expect(await allCustomerEmails()).not.toContain(form.email);
    expect(sandbox.server.log()).not.toContain('"level":"error"');
    // Also events that arrived while the deletion held the lock.
    expect(sandbox.server.log()).not.toMatch(/stripe\/webhook","statusCode":[45]/);

    // A new account with the same names inherits nothing.
    const again = await newUser(sandbox.server, form);
    expect(await sandbox.look(again)).toMatchObject({ subscription: 'free', tokensRemaining: 5 });
    await sandbox.buy(again, 'price_basic');
    expect(await sandbox.look(again)).toMatchObject({ subscription: 'basic' });
    expect(await customers()).toHaveLength(2);
  });

  it('ends a trial, and a subscription that was cancelled but runs on', async () => {
    const trying = await newPerson();
    await sandbox.buy(trying.browser, 'price_basic');
    await sandbox.look(trying.browser);
    const cancelled = await newPerson();
    await sandbox.buy(cancelled.browser, 'price_premium');
    await sandbox.look(cancelled.browser);
    await cancelled.browser.post(ROUTES.cancelSubscription);
    for (const { leave, statuses } of [trying, cancelled]) {
      expect((await leave()).statusCode).toBe(204);
      expect(await statuses()).toEqual(['canceled']);
    }
  });

  it('deletes nothing while the payment provider does not answer', async () => {
    const { browser, form, leave, statuses } = await newPerson();
    await sandbox.buy(browser, 'price_premium');
    await sandbox.look(browser);
    await sandbox.fail({ kind: 'status', status: 500, path: '/v1/', times: 3 });
    const refused = await leave();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBeDefined();
    expect(refused.json()).toMatchObject({ message: SERVER_MESSAGES.deletionNeedsPayments });
    expect(await allCustomerEmails()).toContain(form.email);
    expect(await sandbox.look(browser)).toMatchObject({ subscription: 'premium' });
    expect(await statuses()).toEqual(['active']);

    expect((await leave()).statusCode).toBe(204);
    expect(await statuses()).toEqual(['canceled']);
  });

  it('deletes nothing when the subscription could be read but not ended', async () => {
    const { browser, form, leave, statuses } = await newPerson();
    await sandbox.buy(browser, 'price_premium');
    await sandbox.look(browser);
    const path = '/v1/subscriptions/';
    await sandbox.fail({ kind: 'drop_before', path, method: 'DELETE', times: 3 });
    expect((await leave()).json()).toMatchObject({
      message: SERVER_MESSAGES.deletionNeedsPayments,
    });
    expect(await allCustomerEmails()).toContain(form.email);
    expect((await leave()).statusCode).toBe(204);
    expect(await statuses()).toEqual(['canceled']);
  });

  it('needs no payment provider for users who never started a checkout', async () => {
    const { leave, form } = await newPerson();
    await sandbox.fail({ kind: 'status', status: 500, path: '/v1/', times: 1 });
    expect((await leave()).statusCode).toBe(204);
    expect(await allCustomerEmails()).not.toContain(form.email);
    await expect(sandbox.ask('customers')).resolves.toBeUndefined();
  });

  it('closes an open checkout', async () => {
    const { browser, leave, customers, statuses } = await newPerson();
    const url = await checkout(browser);
    expect((await leave()).statusCode).toBe(204);
    await sandbox.pay(url ?? '');
    await sandbox.settled();
    expect(await statuses()).toEqual([]);
    const [customer] = await customers();
    const sessions = `checkout/sessions?status=open&customer=${customer?.id}`;
    expect(await sandbox.ask(sessions)).toEqual([]);
  });

  it('runs either before or after a checkout that begins at the same time', async () => {
    const { browser, form, leave, statuses } = await newPerson();
    const [first, gone, second] = await Promise.all([
      checkout(browser),
      leave(),
      checkout(browser),
    ]);
    expect(gone.statusCode).toBe(204);
    for (const url of [first, second]) if (url !== null) await sandbox.pay(url);
    await sandbox.settled();
    expect(await statuses()).toEqual([]);
    expect(await allCustomerEmails()).not.toContain(form.email);
  });

  it('ends a subscription that is paid for at the same time', async () => {
    const { browser, form, leave, statuses } = await newPerson();
    const url = await checkout(browser);
    const [, gone] = await Promise.all([sandbox.pay(url ?? ''), leave()]);
    expect(gone.statusCode).toBe(204);
    await sandbox.settled();
    expect((await statuses()).filter((status) => status !== 'canceled')).toEqual([]);
    expect(await allCustomerEmails()).not.toContain(form.email);
  });
});
