import { MODEL_MESSAGES, type ModelOption, SERVER_MESSAGES } from '@loopwright/contract';
import { readPngXmp } from '@loopwright/media';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { masterKey } from '../creations/creation.ts';
import { json } from '../engines/testing/answers.ts';
import { DIALECTS, requestsOf, FAILURE_CASES } from '../engines/testing/failure-cases.ts';
import { newPng } from '../engines/testing/images.ts';
import {
  KEY,
  openProviderEngine,
  type ProviderEngine,
} from '../engines/testing/provider-engine.ts';
import { compatibleImage } from '../engines/testing/recorded-answers.ts';
import {
  openGenerationFixtures,
  type GenerationFixtures,
  type FixtureUser,
} from './testing/fixtures.ts';
import { imageOf } from './testing/requests.ts';

const never = new AbortController().signal;

describeOnEachDatabase('a generation by a hosted model', (database) => {
  const dialect = DIALECTS.find(({ provider }) => provider === 'compatible')!;
  let png: Buffer;
  let fixtures: GenerationFixtures;
  let user: FixtureUser;
  beforeAll(async () => {
    png = await newPng(64, 64);
    fixtures = await openGenerationFixtures(await database());
    user = await fixtures.newUser('basic');
  });
  afterAll(() => fixtures.close());

  async function generateAt(provider: ProviderEngine) {
    const worker = fixtures.newWorker(provider.engine);
    await worker.start();
    const id = await fixtures.generations.create(user, imageOf('a red fox'));
    const record = await fixtures.generations.waitForEnd(user.id, id, never);
    await worker.stop(0);
    return record;
  }

  it('is charged when it has finished, and names the model in its metadata', async () => {
    const before = await fixtures.balanceOf(user);
    const provider = await openProviderEngine('compatible', 'flux');
    provider.server.answer(json(200, compatibleImage(png.toString('base64'))));
    const { generation, creation } = await generateAt(provider);
    expect(generation).toMatchObject({ status: 'finished', attempt: 1 });
    expect(await fixtures.balanceOf(user)).toBe(before - 1);
    const master = await fixtures.storage.get(masterKey(creation!.id, creation!.kind));
    const xmp = readPngXmp(master!);
    expect(xmp).toContain('trainedAlgorithmicMedia');
    expect(xmp).toContain('compatible:flux');
    expect(xmp).not.toContain('fox');
    await provider.close();
  });

  it.each(FAILURE_CASES)('that ends in $name costs nothing', async (trouble) => {
    const before = await fixtures.balanceOf(user);
    const provider = await openProviderEngine(
      'compatible',
      'flux',
      trouble.isEndless ? { wholeMs: 300 } : {},
    );
    provider.server.answer(trouble.answer(dialect, png));
    const { generation, creation } = await generateAt(provider);
    expect(generation).toMatchObject({
      status: 'failed',
      attempt: 1,
      errorCode: trouble.end.code,
      errorMessage: SERVER_MESSAGES[trouble.end.code],
    });
    expect(JSON.stringify(generation)).not.toContain(KEY);
    expect(creation).toBeNull();
    expect(provider.server.requests).toHaveLength(requestsOf(trouble, dialect));
    expect(await fixtures.balanceOf(user)).toBe(before);
    expect((await fixtures.ledgerOf(user)).at(-1)).toBe('release 1');
    await provider.close();
  });

  it('is not queued while the model is known to be unavailable', async () => {
    const before = await fixtures.balanceOf(user);
    fixtures.engine.stayAway(17);
    const asked = fixtures.generations.create(user, imageOf('a red fox'));
    await expect(asked).rejects.toMatchObject({
      kind: 'unavailable',
      retryAfterSeconds: 17,
      publicMessage: MODEL_MESSAGES.modelAway,
    });
    fixtures.engine.stayAway(null);
    expect(await fixtures.balanceOf(user)).toBe(before);
  });

  it('is refused when there is no such model', async () => {
    const modelOptions: readonly ModelOption[] = fixtures.models.image;
    expect(modelOptions.map(({ id }) => id)).toEqual(['scripted']);
    const options = { seed: 1, model: 'openai:gpt-image-1' };
    const asked = fixtures.generations.create(user, imageOf('a red fox', { options }));
    await expect(asked).rejects.toMatchObject({
      kind: 'invalid',
      publicMessage: MODEL_MESSAGES.modelUnknown,
    });
  });
});
