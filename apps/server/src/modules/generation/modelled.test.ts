import { MODEL_MESSAGES, type ModelOption, SERVER_MESSAGES } from '@loopwright/contract';
import { readPngXmp } from '@loopwright/media';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { json } from '../engines/testing/answers.ts';
import { DIALECTS, requestsOf, FAILURE_CASES } from '../engines/testing/failure-cases.ts';
import { newPng } from '../engines/testing/images.ts';
import {
  KEY,
  openProviderEngine,
  type ProviderEngine,
} from '../engines/testing/provider-engine.ts';
import { compatibleImage } from '../engines/testing/recorded-answers.ts';
import { pictureOf } from './testing/requests.ts';
import { openStudio, type Studio, type StudioUser } from './testing/studio.ts';

const never = new AbortController().signal;

describeOnEachDatabase('a generation by a hosted model', (database) => {
  const dialect = DIALECTS.find(({ provider }) => provider === 'compatible')!;
  let png: Buffer;
  let studio: Studio;
  let user: StudioUser;
  beforeAll(async () => {
    png = await newPng(64, 64);
    studio = await openStudio(await database());
    user = await studio.newUser('basic');
  });
  afterAll(() => studio.close());

  async function generateAt(desk: ProviderEngine) {
    const worker = studio.newWorker(desk.engine);
    await worker.start();
    const id = await studio.generations.create(user, pictureOf('a red fox'));
    const record = await studio.generations.waitForEnd(user.id, id, never);
    await worker.stop(0);
    return record;
  }

  it('is charged when it has finished, and names the model in its metadata', async () => {
    const before = await studio.balanceOf(user);
    const desk = await openProviderEngine('compatible', 'flux');
    desk.server.answer(json(200, compatibleImage(png.toString('base64'))));
    const { generation, creation } = await generateAt(desk);
    expect(generation).toMatchObject({ status: 'finished', attempt: 1 });
    expect(await studio.balanceOf(user)).toBe(before - 1);
    const master = await studio.storage.get(creation!.storageKey);
    const xmp = readPngXmp(master!);
    expect(xmp).toContain('trainedAlgorithmicMedia');
    expect(xmp).toContain('compatible:flux');
    expect(xmp).not.toContain('fox');
    await desk.close();
  });

  it.each(FAILURE_CASES)('that ends in $name costs nothing', async (trouble) => {
    const before = await studio.balanceOf(user);
    const desk = await openProviderEngine(
      'compatible',
      'flux',
      trouble.isEndless ? { wholeMs: 300 } : {},
    );
    desk.server.answer(trouble.answer(dialect, png));
    const { generation, creation } = await generateAt(desk);
    expect(generation).toMatchObject({
      status: 'failed',
      attempt: 1,
      errorCode: trouble.end.code,
      errorMessage: SERVER_MESSAGES[trouble.end.code],
    });
    expect(JSON.stringify(generation)).not.toContain(KEY);
    expect(creation).toBeNull();
    expect(desk.server.requests).toHaveLength(requestsOf(trouble, dialect));
    expect(await studio.balanceOf(user)).toBe(before);
    expect((await studio.ledgerOf(user)).at(-1)).toBe('release 1');
    await desk.close();
  });

  it('is not queued while the model is known to be unavailable', async () => {
    const before = await studio.balanceOf(user);
    studio.engine.stayAway(17);
    const asked = studio.generations.create(user, pictureOf('a red fox'));
    await expect(asked).rejects.toMatchObject({
      kind: 'unavailable',
      retryAfterSeconds: 17,
      publicMessage: MODEL_MESSAGES.modelAway,
    });
    studio.engine.stayAway(null);
    expect(await studio.balanceOf(user)).toBe(before);
  });

  it('is refused when there is no such model', async () => {
    const offers: readonly ModelOption[] = studio.models.image;
    expect(offers.map(({ id }) => id)).toEqual(['scripted']);
    const options = { seed: 1, model: 'openai:gpt-image-1' };
    const asked = studio.generations.create(user, pictureOf('a red fox', { options }));
    await expect(asked).rejects.toMatchObject({
      kind: 'invalid',
      publicMessage: MODEL_MESSAGES.modelUnknown,
    });
  });
});
