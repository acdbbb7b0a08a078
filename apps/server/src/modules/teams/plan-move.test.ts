import { ROUTES, TEAM_ROUTES } from '@loopwright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { stripeEvents } from '../../schema/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { SandboxFixture } from '../billing/testing/sandbox-fixture.ts';

interface Customer {
  readonly id: string;
  readonly metadata: Readonly<Record<string, string>>;
}

describeOnEachDatabase('the subscription of a team', (open) => {
  let database: Database;
  let sandbox: SandboxFixture;
  beforeAll(async () => {
    database = await open();
    sandbox = await SandboxFixture.open(database);
  });
  afterAll(() => sandbox.close());

  const create = (browser: Browser, name: string) => browser.post(TEAM_ROUTES.workspaces, { name });
  const close = (browser: Browser, name: string) => browser.post(TEAM_ROUTES.closing, { name });

  async function newOwner() {
    const form = newForm();
    const browser = await newUser(sandbox.server, form);
    await sandbox.buy(browser, 'price_premium');
    expect(await sandbox.look(browser)).toMatchObject({ subscription: 'premium' });
    const customers = () =>
      sandbox.ask<Customer>(`customers?email=${encodeURIComponent(form.email)}`);
    return { browser, customers };
  }

  async function workIn(browser: Browser, name: string | null): Promise<void> {
    const { workspaces = [] } = await sandbox.look(browser);
    const found = workspaces.find((workspace) => workspace.name === name);
    await browser.put(TEAM_ROUTES.active, { workspaceId: found?.id });
  }

  it('moves to it with its customer, and back when the team is closed', async () => {
    const { browser, customers } = await newOwner();
    expect((await create(browser, 'Makers')).statusCode).toBe(201);
    const inTeam = await sandbox.look(browser);
    expect(inTeam).toMatchObject({ subscription: 'premium', subscriptionStatus: 'active' });
    expect(await customers()).toMatchObject([{ metadata: { workspaceId: inTeam.team?.id } }]);
    await workIn(browser, null);
    expect(await sandbox.look(browser)).toMatchObject({ subscription: 'free', tokensRemaining: 0 });
    // Events that are delivered again find the team.
    await database.orm.delete(stripeEvents);
    expect(await sandbox.billing.reconciler.run()).toMatchObject({ failed: 0, drifted: 0 });
    expect(await sandbox.look(browser)).toMatchObject({ subscription: 'free' });
    await workIn(browser, 'Makers');
    expect((await close(browser, 'Makers')).statusCode).toBe(204);
    expect(await sandbox.look(browser)).toMatchObject({
      subscription: 'premium',
      subscriptionStatus: 'active',
      tokensRemaining: 1000,
    });
    const [first, ...others] = await customers();
    expect(others).toEqual([]);
    const path = `subscriptions?status=all&customer=${first?.id}`;
    expect(await sandbox.ask(path)).toMatchObject([{ status: 'active' }]);
  });

  it('is Studio, and leaves the personal workspace free to pay for itself', async () => {
    const { browser, customers } = await newOwner();
    await create(browser, 'Makers');
    const change = await browser.post(ROUTES.updateSubscription, { priceId: 'price_basic' });
    expect(change.json()).toMatchObject({ code: 'teamPlanOnly' });
    await workIn(browser, null);
    // Within ten minutes Stripe gives the answer to the same call again.
    await sandbox.buy(browser, 'price_basic');
    expect(await sandbox.look(browser)).toMatchObject({ subscription: 'basic' });
    expect(await customers()).toHaveLength(2);
    await workIn(browser, 'Makers');
    expect(await sandbox.look(browser)).toMatchObject({ subscription: 'premium' });
    expect((await close(browser, 'Makers')).json()).toMatchObject({ code: 'closeNeedsEndedPlan' });
    expect(await sandbox.look(browser)).toMatchObject({ subscription: 'premium' });
    await sandbox.settled();
    expect(sandbox.server.log()).not.toContain('"level":"error"');
  });

  it('ends with the plan, and opens the team again when it is bought again', async () => {
    const { browser } = await newOwner();
    await create(browser, 'Makers');
    expect((await browser.post(ROUTES.cancelSubscription)).statusCode).toBe(200);
    await sandbox.advanceDays(32);
    await sandbox.settled();
    expect((await sandbox.look(browser)).team).toMatchObject({ isReadOnly: true });
    const basic = await browser.post(ROUTES.createCheckoutSession, { priceId: 'price_basic' });
    expect(basic.json()).toMatchObject({ code: 'teamPlanOnly' });
    await sandbox.buy(browser, 'price_premium');
    expect((await sandbox.look(browser)).team).toMatchObject({ isReadOnly: false });
  });
});
