import { SERVER_MESSAGES } from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { subscriptions, stripeEvents, users } from '../../schema/schema.ts';
import { createTestUser, describeOnEachDatabase } from '../../testing/databases.ts';
import { departUnsold, type Forget } from './departure.ts';
import { GatewayError } from './payment-gateway.ts';
import { Desk } from './testing/desk.ts';
import { deleteWorkspace } from '../workspaces/store.ts';

const needsPayments = { message: expect.stringContaining(SERVER_MESSAGES.deletionNeedsPayments) };

describeOnEachDatabase('somebody who pays and leaves', (open) => {
  let database: Database;
  let desk: Desk;
  beforeEach(async () => {
    database = await open();
    desk = new Desk(database);
  });

  const forgetting =
    (workspaceId: string): Forget<void> =>
    (checkAlone) =>
      database.transaction(async (tx) => {
        await checkAlone(tx);
        await deleteWorkspace(tx, workspaceId);
        await tx.delete(users).where(eq(users.id, workspaceId));
      });
  const mayLeave = async (): Promise<void> => undefined;
  const leave = (workspaceId: string) =>
    desk.billing.departure.run(workspaceId, mayLeave, forgetting(workspaceId));
  const away = (): never => {
    throw new GatewayError('away', new Error('down'));
  };
  const statuses = (customerId: string): string[] =>
    desk.stripe.subscriptionsOf(customerId).map(({ status }) => status);

  it('is charged for nothing any more, whatever state it was in', async () => {
    const { workspaceId, customerId } = await desk.newPayer('price_basic');
    for (const status of ['past_due', 'unpaid', 'incomplete', 'paused', 'trialing'] as const) {
      const { id } = desk.stripe.subscribe(customerId, 'price_elsewhere');
      desk.stripe.change(customerId, id, { status });
    }
    const { id } = desk.stripe.subscribe(customerId, 'price_basic');
    desk.stripe.change(customerId, id, { status: 'incomplete_expired' });
    await leave(workspaceId);
    expect(new Set(statuses(customerId))).toEqual(new Set(['canceled', 'incomplete_expired']));
    expect(await desk.stripe.listOpenCheckouts(customerId)).toEqual([]);
    expect(await desk.stripe.readCustomer(customerId)).toMatchObject({ workspaceId: null });
    await desk.deliverAll();
    expect(await desk.billing.reconciler.run()).toMatchObject({ drifted: 0, failed: 0 });
  });

  it('keeps everything when they may not leave after all', async () => {
    const { workspaceId, customerId } = await desk.newPayer('price_basic');
    const mayNot = () => Promise.reject(new Error('Signed out meanwhile'));
    const leaving = desk.billing.departure.run(workspaceId, mayNot, forgetting(workspaceId));
    await expect(leaving).rejects.toThrow('Signed out meanwhile');
    expect(statuses(customerId)).toEqual(['active']);
    expect(await desk.read(workspaceId)).toMatchObject({ stripeCustomerId: customerId });
  });

  it('stays when Stripe is away, at whichever call', async () => {
    const calls = ['listOpenCheckouts', 'listSubscriptions', 'endSubscription', 'unlinkCustomer'];
    const { workspaceId, customerId } = await desk.newPayer('price_basic');
    for (const failing of calls) {
      desk.stripe.onCall = (name) => (name === failing ? away() : undefined);
      await expect(leave(workspaceId)).rejects.toMatchObject(needsPayments);
      expect(await desk.read(workspaceId)).toMatchObject({ stripeCustomerId: customerId });
    }
    desk.stripe.onCall = () => undefined;
    await leave(workspaceId);
    await expect(desk.read(workspaceId)).rejects.toThrow('nobody');
  });

  it('asks Stripe nothing for whoever has never been to a checkout', async () => {
    const workspaceId = await createTestUser(database);
    desk.stripe.onCall = away;
    await leave(workspaceId);
    expect(desk.stripe.calls).toEqual([]);
  });

  it('takes the link off a customer that was made and never written down', async () => {
    const dying = new Desk(database, {
      stripe: desk.stripe,
      at: async (point) => {
        if (point === 'customer-created') throw new Error('killed');
      },
    });
    const workspaceId = await createTestUser(database);
    await expect(dying.billing.service.startCheckout(workspaceId, 'price_basic')).rejects.toThrow(
      'killed',
    );
    const [customerId = ''] = desk.stripe.customerIds;
    expect(await desk.stripe.readCustomer(customerId)).toMatchObject({ workspaceId });
    await leave(workspaceId);
    expect(await desk.stripe.readCustomer(customerId)).toMatchObject({ workspaceId: null });
  });

  describe('whose customer Stripe does not know', () => {
    it('goes, when the operator has deleted it', async () => {
      const { workspaceId, customerId } = await desk.newPayer('price_basic');
      desk.stripe.deleteCustomer(customerId);
      await leave(workspaceId);
      await expect(desk.read(workspaceId)).rejects.toThrow('nobody');
    });

    it('stays, when our key is of another account', async () => {
      const { workspaceId, customerId } = await desk.newPayer('price_basic');
      desk.stripe.deleteCustomer(customerId);
      desk.stripe.prices.clear();
      await expect(leave(workspaceId)).rejects.toMatchObject(needsPayments);
    });
  });

  it('stays when somebody else has taken the lock meanwhile', async () => {
    const { workspaceId } = await desk.newPayer('price_basic');
    desk.stripe.onCall = async (name) => {
      if (name !== 'unlinkCustomer') return;
      await database.orm
        .update(subscriptions)
        .set({ leaseId: crypto.randomUUID() })
        .where(eq(subscriptions.workspaceId, workspaceId));
    };
    await expect(leave(workspaceId)).rejects.toMatchObject({ code: 'unavailable' });
    expect((await desk.read(workspaceId)).plan).toBe('basic');
  });

  it('lets events be over that waited for the lock', async () => {
    const { workspaceId, customerId } = await desk.newPayer('price_basic');
    const event = desk.stripe.emit('customer.subscription.updated', customerId);
    let answer: Promise<unknown> = Promise.resolve();
    desk.stripe.onCall = (name) => {
      if (name === 'endSubscription') answer = desk.deliver(event.id);
    };
    await leave(workspaceId);
    expect(await answer).toBe('ignored');
    const stored = database.orm.select().from(stripeEvents).where(eq(stripeEvents.id, event.id));
    expect(await stored).toHaveLength(1);
  });

  it('cannot leave where payments are off while a subscription may still be running', async () => {
    const { workspaceId } = await desk.newPayer('price_basic');
    const forget = vi.fn<Forget<void>>(forgetting(workspaceId));
    await expect(departUnsold(database, workspaceId, forget)).rejects.toMatchObject(needsPayments);
    expect(forget).not.toHaveBeenCalled();
    await database.orm
      .update(subscriptions)
      .set({ status: 'canceled' })
      .where(eq(subscriptions.workspaceId, workspaceId));
    await departUnsold(database, workspaceId, forget);
    await expect(desk.read(workspaceId)).rejects.toThrow('nobody');
  });
});
