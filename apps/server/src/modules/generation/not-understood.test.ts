import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { openPromptRules } from '../prompts/rules.ts';
import { loopOf, newPicture, pictureOf } from './testing/requests.ts';
import { createScriptedEngine } from './testing/scripted-engine.ts';
import { openStudio, type Studio, type StudioUser } from './testing/studio.ts';

describeOnEachDatabase('a prompt of which the illustrator knows no word', (open) => {
  const rules = openPromptRules();
  const options = { model: 'illustrator' };
  let studio: Studio;
  let user: StudioUser;
  beforeEach(async () => {
    studio = await openStudio(await open(), {
      elsewhere: createScriptedEngine('illustrator'),
      rules,
    });
    user = await studio.newUser('basic');
  });
  afterEach(() => studio.close());
  afterAll(() => rules.close());

  const waiting = async () =>
    (await studio.generations.listActive(user.id)).map(({ prompt }) => prompt);

  it.each([pictureOf, loopOf])('is refused with these words and charged nothing', async (ask) => {
    await expect(
      studio.generations.create(user, ask('a Zyqx, flibbering', { options })),
    ).rejects.toMatchObject({
      kind: 'not-understood',
      status: 422,
      publicMessage: expect.stringMatching(/^We couldn't draw “Zyqx” and “flibbering”\. .+charged/),
    });
    expect(await studio.ledgerOf(user)).not.toContainEqual(expect.stringMatching(/^hold/));
    expect(await waiting()).toEqual([]);
  });

  it('is refused with at most twelve of its words', async () => {
    const prompt = Array.from({ length: 40 }, (_, i) => `zyq${'x'.repeat(i)}`).join(' ');
    await expect(
      studio.generations.create(user, pictureOf(prompt, { options })),
    ).rejects.toMatchObject({
      publicMessage: expect.stringMatching(/^[^“]+(?:“zyqx*”(?:, )?(?:and )?){12}\. /),
    });
  });

  it.each(['zyqx at night', 'a fox and a zyqx', 'blue zyqx', 'a masterpiece'])(
    'is not one in which it knows something: %s',
    async (prompt) => {
      await studio.generations.create(user, pictureOf(prompt, { options }));
      expect(await waiting()).toEqual([prompt]);
    },
  );

  it('is drawn when a reference image carries the request, or by another model', async () => {
    const picture = await newPicture();
    await studio.generations.create(user, pictureOf('zyqx', { options, picture }));
    await studio.generations.create(user, pictureOf('zyqx', { options: { model: 'scripted' } }));
    expect(await waiting()).toEqual(['zyqx', 'zyqx']);
  });
});
