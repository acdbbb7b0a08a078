import { MODEL_MESSAGES } from '@loopwright/contract';
import { describe, expect, it } from 'vitest';
import { json } from '../testing/answers.ts';
import { openImageEngine, PNG } from '../testing/image-engine.ts';
import { newContext } from '../testing/new-context.ts';
import { foxRequest, KEY } from '../testing/provider-engine.ts';
import { fieldsOf, formOf } from '../testing/read-form.ts';
import { openAiError } from '../testing/recorded-answers.ts';

const open = (model = 'gpt-image-1') => openImageEngine('openai', model);

describe('an image of OpenAI', () => {
  it('is requested with exactly this body', async () => {
    const { engine, server, sent } = await open();
    const result = await engine.generate(foxRequest(), newContext());
    expect(result).toMatchObject({ width: 64, height: 36, text: null, seam: null });
    expect(server.requests).toHaveLength(1);
    const { method, path, headers } = server.requests[0]!;
    expect([method, path]).toEqual(['POST', '/v1/images/generations']);
    expect(headers).toMatchObject({
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
      'accept-encoding': 'identity',
    });
    expect(sent()).toEqual({
      model: 'gpt-image-1',
      prompt: 'a red fox',
      n: 1,
      size: '1536x1024',
    });
  });

  it.each([
    ['gpt-image-1', 64, 64, '1024x1024', undefined],
    ['gpt-image-1', 36, 64, '1024x1536', undefined],
    ['gpt-image-1', 64, 80, '1024x1536', undefined],
    ['dall-e-3', 64, 36, '1792x1024', 'b64_json'],
    ['dall-e-2', 64, 36, '1024x1024', 'b64_json'],
  ])('of %s in %i × %i comes from %s', async (model, width, height, size, format) => {
    const { engine, sent } = await open(model);
    const options = { ...foxRequest().options, width, height };
    const result = await engine.generate(foxRequest({ options }), newContext());
    expect(result).toMatchObject({ width, height });
    expect(sent()).toMatchObject({ size });
    expect((sent() as { response_format?: string }).response_format).toBe(format);
  });

  it('with a reference is sent to the edits', async () => {
    const { engine, server } = await open();
    await engine.generate(foxRequest({ reference: PNG }), newContext());
    const [request] = server.requests;
    expect(request?.path).toBe('/v1/images/edits');
    const form = await formOf(request!);
    expect(form.get('image')).toBeInstanceOf(File);
    expect(fieldsOf(form)).toEqual({
      model: 'gpt-image-1',
      prompt: 'a red fox',
      n: '1',
      size: '1536x1024',
    });
  });

  it.each([
    ['moderation_blocked', 'safety_violations=[sexual].', MODEL_MESSAGES.modelRefusedSexual],
    ['moderation_blocked', 'safety_violations=[violence].', MODEL_MESSAGES.modelRefusedViolence],
    ['content_policy_violation', 'Rejected by our safety system.', MODEL_MESSAGES.modelRefused],
  ])('is refused as %s: %s', async (code, message, publicMessage) => {
    const { engine, server } = await open();
    server.answer(json(400, openAiError(code, message)));
    const failure = engine.generate(foxRequest(), newContext());
    await expect(failure).rejects.toMatchObject({ kind: 'refused', publicMessage });
    expect(server.requests).toHaveLength(1);
  });

  it('is not requested again when the balance is used up', async () => {
    const { engine, server } = await open();
    server.answer(
      json(429, openAiError('insufficient_quota', 'You exceeded your current quota.'), {
        'retry-after': '1',
      }),
    );
    const failure = engine.generate(foxRequest(), newContext());
    await expect(failure).rejects.toMatchObject({ publicMessage: MODEL_MESSAGES.modelAccount });
  });
});
