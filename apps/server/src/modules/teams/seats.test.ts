import {
  type GivenRole,
  pathTo,
  ROUTES,
  TEAM_ROUTES,
  TEAM_SEATS,
  type Workspace,
} from '@loopwright/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { rateLimits } from '../../schema/schema.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { SandboxFixture } from '../billing/testing/sandbox-fixture.ts';
import { newMember, newPerson, type Team } from './testing/team.ts';

interface StripeSubscription {
  readonly id: string;
  readonly status: string;
  readonly items: {
    readonly data: readonly {
      readonly price: { readonly id: string };
      readonly quantity: number;
    }[];
  };
}

interface Invoice {
  readonly total: number;
  readonly lines: { readonly data: readonly { readonly amount: number }[] };
}

describeOnEachDatabase('more seats for a team', (open) => {
  let database: Database;
  let sandbox: SandboxFixture;
  beforeAll(async () => {
    database = await open();
    sandbox = await SandboxFixture.open(database);
  });
  afterAll(() => sandbox.close());
  beforeEach(() => database.orm.delete(rateLimits));

  async function newTeam(name = 'Makers') {
    const owner = await newPerson(sandbox.server, 'Olga');
    const { browser } = owner;
    await sandbox.buy(browser, 'price_premium');
    await sandbox.look(browser);
    const response = await browser.post(TEAM_ROUTES.workspaces, { name });
    const team: Team = { id: response.json<{ workspace: Workspace }>().workspace.id, owner };
    const subscriptions = async () => {
      const { stripeCustomerId } = await sandbox.look(browser);
      const path = `subscriptions?status=all&customer=${stripeCustomerId}`;
      return sandbox.ask<StripeSubscription>(path);
    };
    return {
      ...team,
      browser,
      subscriptions,
      look: async () =>
        (await browser.get(TEAM_ROUTES.workspace)).json<{ workspace: Workspace }>().workspace,
      setSeats: (extra: unknown) => browser.put(TEAM_ROUTES.seats, { extra }),
      invite: (email: string, role: GivenRole = 'member') =>
        browser.post(TEAM_ROUTES.invitations, { email, role }),
      /** Of the newest subscription, by price. */
      items: async () => {
        const [newest] = await subscriptions();
        return Object.fromEntries(
          (newest?.items.data ?? []).map(({ price, quantity }) => [price.id, quantity]),
        );
      },
      invoices: async () => {
        const { stripeCustomerId } = await sandbox.look(browser);
        return sandbox.ask<Invoice>(`invoices?customer=${stripeCustomerId}`);
      },
    };
  }

  async function fill(team: Awaited<ReturnType<typeof newTeam>>, count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      expect((await team.invite(`zoe${index}@example.com`)).statusCode).toBe(201);
    }
  }

  it('are bought by the owner, used, and given back when they are free', async () => {
    const team = await newTeam();
    expect((await team.look()).seats).toEqual({ used: 1, maximum: 5, extra: 0, canChange: true });
    await fill(team, TEAM_SEATS - 1);
    expect((await team.invite('one.more@example.com')).json()).toMatchObject({ code: 'teamFull' });

    const bought = await team.setSeats(2);
    expect(bought.statusCode).toBe(200);
    expect(bought.headers['cache-control']).toBe('no-store');
    expect(bought.json<{ workspace: Workspace }>().workspace.seats).toEqual({
      used: 5,
      maximum: 7,
      extra: 2,
      canChange: true,
    });
    expect(await team.items()).toEqual({ price_premium: 1, price_seat: 2 });
    expect((await team.invite('one.more@example.com')).statusCode).toBe(201);

    const refused = await team.setSeats(0);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'seatsInUse', params: { used: 6 } },
    ]);
    expect(await team.items()).toEqual({ price_premium: 1, price_seat: 2 });
    expect((await team.setSeats(1)).statusCode).toBe(200);
    expect(await team.items()).toEqual({ price_premium: 1, price_seat: 1 });

    const { invitations: open } = await team.look();
    await team.browser.delete(pathTo(TEAM_ROUTES.invitation, { id: open[0]?.id ?? '' }));
    expect((await team.setSeats(0)).statusCode).toBe(200);
    expect(await team.items()).toEqual({ price_premium: 1 });
    expect((await team.look()).seats).toMatchObject({ used: 5, maximum: 5, extra: 0 });
  });

  it('cost their share of the month on the next invoice, and their price from then on', async () => {
    const team = await newTeam();
    const before = await team.invoices();
    await sandbox.advanceDays(15);
    await team.setSeats(4);
    expect(await team.invoices()).toHaveLength(before.length);
    await sandbox.advanceDays(17);
    const [newest] = await team.invoices();
    const amounts = newest?.lines.data.map(({ amount }) => amount) ?? [];
    // Half a month of four seats, then the next month of Studio and of four seats.
    const [share = 0, ...whole] = amounts.toSorted((a, b) => a - b);
    expect(whole).toEqual([1200, 1600]);
    expect(share).toBeGreaterThan(500);
    expect(share).toBeLessThan(700);
    expect((await team.look()).seats).toMatchObject({ extra: 4, maximum: 9 });
  });

  it.each([-1, 1.5, 96, '2', null, undefined])('are refused for %j', async (extra) => {
    const team = await newTeam();
    expect((await team.setSeats(extra)).statusCode).toBe(400);
    expect(await team.items()).toEqual({ price_premium: 1 });
  });

  it('are bought by the owner alone', async () => {
    const team = await newTeam();
    for (const role of ['admin', 'member', 'viewer'] as const) {
      const { browser } = await newMember(sandbox.server, team, role);
      const response = await browser.put(TEAM_ROUTES.seats, { extra: 3 });
      expect(response.json()).toMatchObject({ code: 'roleForbids' });
    }
    expect(await team.items()).toEqual({ price_premium: 1 });
  });

  it('are never more than are paid for, by inviting and lowering at the same time', async () => {
    const team = await newTeam();
    await team.setSeats(1);
    await fill(team, TEAM_SEATS - 1);
    for (let round = 0; round < 3; round += 1) {
      const [lowered, invited] = await Promise.all([
        team.setSeats(0),
        team.invite(`late${round}@example.com`),
      ]);
      const { seats, invitations: open } = await team.look();
      expect(seats.used).toBeLessThanOrEqual(seats.maximum);
      expect([
        [409, 201],
        [200, 409],
      ]).toContainEqual([lowered.statusCode, invited.statusCode]);
      expect(await team.items()).toMatchObject(seats.extra === 1 ? { price_seat: 1 } : {});
      const late = open.find(({ email }) => email.startsWith('late'));
      if (late) await team.browser.delete(pathTo(TEAM_ROUTES.invitation, { id: late.id }));
      await team.setSeats(1);
    }
  });

  it('are not farmed by buying, inviting and removing at the same time', async () => {
    const team = await newTeam();
    await fill(team, TEAM_SEATS - 1);
    const [, ...answers] = await Promise.all([
      team.setSeats(2),
      ...Array.from({ length: 6 }, (_, index) => team.invite(`more${index}@example.com`)),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 201).length).toBeLessThanOrEqual(2);
    for (let round = 0; round < 4; round += 1) {
      // These are more invitations than a user may send in an hour.
      await database.orm.delete(rateLimits);
      const { seats, invitations: open } = await team.look();
      expect(seats.used).toBeLessThanOrEqual(TEAM_SEATS + 2);
      await Promise.all([
        team.browser.delete(pathTo(TEAM_ROUTES.invitation, { id: open[0]?.id ?? '' })),
        ...[0, 1, 2].map((index) => team.invite(`round${round}.${index}@example.com`)),
      ]);
    }
    // The last seat may have become free after every invitation of its round was refused.
    await database.orm.delete(rateLimits);
    await team.invite('last@example.com');
    const { seats } = await team.look();
    expect(seats).toMatchObject({ used: TEAM_SEATS + 2, maximum: TEAM_SEATS + 2, extra: 2 });
    expect(await team.items()).toEqual({ price_premium: 1, price_seat: 2 });
  });

  it('end with the plan, and all members stay', async () => {
    const team = await newTeam();
    await team.setSeats(1);
    for (let index = 0; index < TEAM_SEATS; index += 1) {
      await newMember(sandbox.server, team, 'member', `Member ${index}`);
    }
    expect((await team.browser.post(ROUTES.cancelSubscription)).statusCode).toBe(200);
    await sandbox.advanceDays(32);
    await sandbox.settled();
    const ended = await team.look();
    expect(ended.readOnlyAt).not.toBeNull();
    expect(ended.members).toHaveLength(6);
    expect(ended.seats).toEqual({ used: 6, maximum: 5, extra: 0, canChange: false });
    // What the seat cost until then is collected at the end.
    const [newest] = await team.invoices();
    expect(newest?.total).toBeGreaterThan(250);
    expect(newest?.total).toBeLessThanOrEqual(300);
    expect((await team.setSeats(1)).json()).toMatchObject({ code: 'noSubscription' });

    await sandbox.buy(team.browser, 'price_premium');
    await sandbox.look(team.browser);
    const again = await team.look();
    expect([again.readOnlyAt, again.members.length]).toEqual([null, 6]);
    expect(again.seats).toEqual({ used: 6, maximum: 5, extra: 0, canChange: true });
    expect((await team.invite('late@example.com')).json()).toMatchObject({ code: 'teamFull' });
  });

  it('are dropped when the plan moves back, and kept when it cannot', async () => {
    const team = await newTeam();
    await team.setSeats(3);
    const close = () => team.browser.post(TEAM_ROUTES.closing, { name: 'Makers' });
    const { id } = team.owner;
    await team.browser.put(TEAM_ROUTES.active, { workspaceId: id });
    await sandbox.buy(team.browser, 'price_basic');
    await sandbox.look(team.browser);
    await team.browser.put(TEAM_ROUTES.active, { workspaceId: team.id });
    expect((await close()).json()).toMatchObject({ code: 'closeNeedsEndedPlan' });
    expect(await team.items()).toEqual({ price_premium: 1, price_seat: 3 });

    const other = await newTeam();
    await other.setSeats(3);
    const closed = await other.browser.post(TEAM_ROUTES.closing, { name: 'Makers' });
    expect(closed.statusCode).toBe(204);
    expect(await sandbox.look(other.browser)).toMatchObject({ subscription: 'premium' });
    expect(await other.items()).toEqual({ price_premium: 1 });
  });

  it('are not switched to another product in the portal', async () => {
    const team = await newTeam();
    const switchTo = async (price: string) => {
      const [subscription] = await team.subscriptions();
      await sandbox.portal(team.browser, 'switch', { subscription: subscription?.id ?? '', price });
      return team.items();
    };
    expect(await switchTo('price_seat')).toEqual({ price_premium: 1 });
    await team.setSeats(1);
    expect(await switchTo('price_basic')).toEqual({ price_premium: 1, price_seat: 1 });
  });

  it('stay as they are while Stripe does not answer', async () => {
    const team = await newTeam();
    await team.setSeats(2);
    for (const extra of [4, 1]) {
      await sandbox.fail({
        kind: 'status',
        path: '/v1/subscriptions/',
        method: 'POST',
        status: 500,
        times: 3,
      });
      expect((await team.setSeats(extra)).statusCode).toBe(503);
      expect((await team.look()).seats).toMatchObject({ extra: 2 });
    }
    expect(await team.items()).toEqual({ price_premium: 1, price_seat: 2 });
  });
});
