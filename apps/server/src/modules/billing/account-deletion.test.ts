import { SERVER_MESSAGES } from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { subscriptions, stripeEvents, users } from '../../schema/schema.ts';
import { createTestUser, describeOnEachDatabase } from '../../testing/databases.ts';
import { deleteWorkspace } from '../workspaces/store.ts';
import { deleteWithoutPayments, type DeleteRows } from './account-deletion.ts';
import { GatewayError } from './payment-gateway.ts';
import { BillingFixture } from './testing/billing-fixture.ts';

const needsPayments = { message: expect.stringContaining(SERVER_MESSAGES.deletionNeedsPayments) };

describeOnEachDatabase('account deletion of a paying workspace', (open) => {
  let database: Database;
  let fixture: BillingFixture;
  beforeEach(async () => {
    database = await open();
    fixture = new BillingFixture(database);
  });

  const forgetting =
    (workspaceId: string): DeleteRows<void> =>
    (checkLease) =>
      database.transaction(async (tx) => {
        await checkLease(tx);
        await deleteWorkspace(tx, workspaceId);
        await tx.delete(users).where(eq(users.id, workspaceId));
      });
  const checkMayDelete = async (): Promise<void> => undefined;
  const leave = (workspaceId: string) =>
    fixture.billing.accountDeletion.run(workspaceId, checkMayDelete, forgetting(workspaceId));
  const away = (): never => {
    throw new GatewayError('away', new Error('down'));
  };
  const statuses = (customerId: string): string[] =>
    fixture.stripe.subscriptionsOf(customerId).map(({ status }) => status);

  it('is charged for nothing any more, whatever state it was in', async () => {
    const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
    for (const status of ['past_due', 'unpaid', 'incomplete', 'paused', 'trialing'] as const) {
      const { id } = fixture.stripe.subscribe(customerId, 'price_elsewhere');
      fixture.stripe.change(customerId, id, { status });
    }
    const { id } = fixture.stripe.subscribe(customerId, 'price_basic');
    fixture.stripe.change(customerId, id, { status: 'incomplete_expired' });
    await leave(workspaceId);
    expect(new Set(statuses(customerId))).toEqual(new Set(['canceled', 'incomplete_expired']));
    expect(await fixture.stripe.listOpenCheckouts(customerId)).toEqual([]);
    expect(await fixture.stripe.readCustomer(customerId)).toMatchObject({ workspaceId: null });
    await fixture.deliverAll();
    expect(await fixture.billing.reconciler.run()).toMatchObject({ drifted: 0, failed: 0 });
  });

  it('keeps everything when they may not leave after all', async () => {
    const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
    const mayNot = () => Promise.reject(new Error('Signed out meanwhile'));
    const leaving = fixture.billing.accountDeletion.run(
      workspaceId,
      mayNot,
      forgetting(workspaceId),
    );
    await expect(leaving).rejects.toThrow('Signed out meanwhile');
    expect(statuses(customerId)).toEqual(['active']);
    expect(await fixture.read(workspaceId)).toMatchObject({ stripeCustomerId: customerId });
  });

  it('stays when Stripe is away, at whichever call', async () => {
    const calls = ['listOpenCheckouts', 'listSubscriptions', 'endSubscription', 'unlinkCustomer'];
    const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
    for (const failing of calls) {
      fixture.stripe.onCall = (name) => (name === failing ? away() : undefined);
      await expect(leave(workspaceId)).rejects.toMatchObject(needsPayments);
      expect(await fixture.read(workspaceId)).toMatchObject({ stripeCustomerId: customerId });
    }
    fixture.stripe.onCall = () => undefined;
    await leave(workspaceId);
    await expect(fixture.read(workspaceId)).rejects.toThrow('no such workspace');
  });

  it('asks Stripe nothing for a workspace that has never started a checkout', async () => {
    const workspaceId = await createTestUser(database);
    fixture.stripe.onCall = away;
    await leave(workspaceId);
    expect(fixture.stripe.calls).toEqual([]);
  });

  it('takes the link off a customer that was made and never written down', async () => {
    const dying = new BillingFixture(database, {
      stripe: fixture.stripe,
      onCheckpoint: async (point) => {
        if (point === 'customer-created') throw new Error('killed');
      },
    });
    const workspaceId = await createTestUser(database);
    await expect(dying.billing.service.startCheckout(workspaceId, 'price_basic')).rejects.toThrow(
      'killed',
    );
    const [customerId = ''] = fixture.stripe.customerIds;
    expect(await fixture.stripe.readCustomer(customerId)).toMatchObject({ workspaceId });
    await leave(workspaceId);
    expect(await fixture.stripe.readCustomer(customerId)).toMatchObject({ workspaceId: null });
  });

  describe('whose customer Stripe does not know', () => {
    it('goes, when the operator has deleted it', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
      fixture.stripe.deleteCustomer(customerId);
      await leave(workspaceId);
      await expect(fixture.read(workspaceId)).rejects.toThrow('no such workspace');
    });

    it('stays, when our key is of another account', async () => {
      const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
      fixture.stripe.deleteCustomer(customerId);
      fixture.stripe.prices.clear();
      await expect(leave(workspaceId)).rejects.toMatchObject(needsPayments);
    });
  });

  it('keeps the account when another call has taken the lock meanwhile', async () => {
    const { workspaceId } = await fixture.newCustomer('price_basic');
    fixture.stripe.onCall = async (name) => {
      if (name !== 'unlinkCustomer') return;
      await database.orm
        .update(subscriptions)
        .set({ leaseId: crypto.randomUUID() })
        .where(eq(subscriptions.workspaceId, workspaceId));
    };
    await expect(leave(workspaceId)).rejects.toMatchObject({ kind: 'unavailable' });
    expect((await fixture.read(workspaceId)).plan).toBe('basic');
  });

  it('lets events be over that waited for the lock', async () => {
    const { workspaceId, customerId } = await fixture.newCustomer('price_basic');
    const event = fixture.stripe.emit('customer.subscription.updated', customerId);
    let answer: Promise<unknown> = Promise.resolve();
    fixture.stripe.onCall = (name) => {
      if (name === 'endSubscription') answer = fixture.deliver(event.id);
    };
    await leave(workspaceId);
    expect(await answer).toBe('ignored');
    const stored = database.orm.select().from(stripeEvents).where(eq(stripeEvents.id, event.id));
    expect(await stored).toHaveLength(1);
  });

  it('cannot leave where payments are off while a subscription may still be running', async () => {
    const { workspaceId } = await fixture.newCustomer('price_basic');
    const deleteRows = vi.fn<DeleteRows<void>>(forgetting(workspaceId));
    await expect(deleteWithoutPayments(database, workspaceId, deleteRows)).rejects.toMatchObject(
      needsPayments,
    );
    expect(deleteRows).not.toHaveBeenCalled();
    await database.orm
      .update(subscriptions)
      .set({ status: 'canceled' })
      .where(eq(subscriptions.workspaceId, workspaceId));
    await deleteWithoutPayments(database, workspaceId, deleteRows);
    await expect(fixture.read(workspaceId)).rejects.toThrow('no such workspace');
  });
});
