import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { openPromptRules } from '../prompts/rules.ts';
import {
  openGenerationFixtures,
  type GenerationFixtures,
  type FixtureUser,
} from './testing/fixtures.ts';
import { loopOf, newImage, imageOf } from './testing/requests.ts';
import { createScriptedEngine } from './testing/scripted-engine.ts';

describeOnEachDatabase('a prompt of which the illustrator knows no word', (open) => {
  const rules = openPromptRules();
  const options = { model: 'illustrator' };
  let fixtures: GenerationFixtures;
  let user: FixtureUser;
  beforeEach(async () => {
    fixtures = await openGenerationFixtures(await open(), {
      elsewhere: createScriptedEngine('illustrator'),
      rules,
    });
    user = await fixtures.newUser('basic');
  });
  afterEach(() => fixtures.close());
  afterAll(() => rules.close());

  const waiting = async () =>
    (await fixtures.generations.listActive(user.id)).map(({ prompt }) => prompt);

  it.each([imageOf, loopOf])('is refused with these words and charged nothing', async (ask) => {
    await expect(
      fixtures.generations.create(user, ask('a Zyqx, flibbering', { options })),
    ).rejects.toMatchObject({
      kind: 'not-understood',
      status: 422,
      publicMessage: expect.stringMatching(/^We couldn't draw “Zyqx” and “flibbering”\. .+charged/),
    });
    expect(await fixtures.ledgerOf(user)).not.toContainEqual(expect.stringMatching(/^hold/));
    expect(await waiting()).toEqual([]);
  });

  it('is refused with at most twelve of its words', async () => {
    const prompt = Array.from({ length: 40 }, (_, i) => `zyq${'x'.repeat(i)}`).join(' ');
    await expect(
      fixtures.generations.create(user, imageOf(prompt, { options })),
    ).rejects.toMatchObject({
      publicMessage: expect.stringMatching(/^[^“]+(?:“zyqx*”(?:, )?(?:and )?){12}\. /),
    });
  });

  it.each(['zyqx at night', 'a fox and a zyqx', 'blue zyqx', 'a masterpiece'])(
    'is not one in which it knows something: %s',
    async (prompt) => {
      await fixtures.generations.create(user, imageOf(prompt, { options }));
      expect(await waiting()).toEqual([prompt]);
    },
  );

  it('is drawn when a reference image carries the request, or by another model', async () => {
    const image = await newImage();
    await fixtures.generations.create(user, imageOf('zyqx', { options, image }));
    await fixtures.generations.create(user, imageOf('zyqx', { options: { model: 'scripted' } }));
    expect(await waiting()).toEqual(['zyqx', 'zyqx']);
  });
});
