import { FEATURE_ROUTES, type FeaturesAnswer } from '@loopwright/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { giveUserPlan } from '../../testing/workspaces.ts';
import { newMember, newTeam } from '../teams/testing/team.ts';

const ON = { name: 'brand-kit', isOn: true };
const OFF = { name: 'brand-kit', isOn: false };

describeOnEachDatabase('early access', (open) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await openTestApp(await open());
  });
  afterEach(() => server.close());

  const read = async (browser: Browser): Promise<FeaturesAnswer> => {
    const response = await browser.get(FEATURE_ROUTES.features);
    expect(response.headers['cache-control']).toBe('no-store');
    return response.json<FeaturesAnswer>();
  };
  const choose = (browser: Browser, choice: object) => browser.put(FEATURE_ROUTES.features, choice);

  it('is offered with Studio alone, and switched on and off', async () => {
    const form = newForm();
    const ana = await newUser(server, form);
    const { database } = server.fixtures;
    const off = [{ name: 'brand-kit', isOn: false }];
    expect(await read(ana)).toEqual({ isOffered: false, features: off });
    expect((await choose(ana, ON)).json()).toMatchObject({ code: 'featureNeedsStudio' });
    await giveUserPlan(database, form.username, 'basic');
    expect((await choose(ana, ON)).statusCode).toBe(403);
    await giveUserPlan(database, form.username, 'premium');
    expect(await read(ana)).toEqual({ isOffered: true, features: off });
    for (let times = 0; times < 2; times += 1) {
      expect((await choose(ana, ON)).json()).toEqual({
        isOffered: true,
        features: [{ name: 'brand-kit', isOn: true }],
      });
    }
    // The choice is kept when the plan ends, and can be taken back.
    await giveUserPlan(database, form.username, 'free');
    expect(await read(ana)).toEqual({
      isOffered: false,
      features: [{ name: 'brand-kit', isOn: true }],
    });
    expect((await choose(ana, OFF)).json()).toEqual({ isOffered: false, features: off });
  });

  it('is offered to every member of a team, for each on their own', async () => {
    const team = await newTeam(server);
    const viewer = await newMember(server, team, 'viewer');
    expect((await choose(team.owner.browser, ON)).statusCode).toBe(200);
    const answer = await read(viewer.browser);
    expect(answer).toMatchObject({ isOffered: true, features: [{ isOn: false }] });
    expect((await choose(viewer.browser, ON)).statusCode).toBe(200);
  });

  it('refuses names that there are not', async () => {
    const ana = await newUser(server, newForm());
    expect((await choose(ana, { name: 'time-travel', isOn: true })).statusCode).toBe(400);
    expect((await choose(ana, { name: 'brand-kit' })).statusCode).toBe(400);
  });
});
