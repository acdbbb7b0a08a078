import { MODEL_MESSAGES } from '@loopwright/contract';
import { describe, expect, it } from 'vitest';
import { json } from '../testing/answers.ts';
import { BASE64, openImageEngine, PNG } from '../testing/image-engine.ts';
import { newContext } from '../testing/new-context.ts';
import { foxRequest, KEY } from '../testing/provider-engine.ts';
import {
  geminiBlockedPrompt,
  geminiImage,
  geminiQuotaError,
  geminiRefusal,
} from '../testing/recorded-answers.ts';

const open = () => openImageEngine('google', 'gemini-2.5-flash-image');

describe('an image of Gemini', () => {
  it('is requested with exactly this body, and includes the text of the model', async () => {
    const { engine, server, sent } = await open();
    const result = await engine.generate(foxRequest(), newContext());
    expect(result).toMatchObject({ width: 64, height: 36, text: 'Here is a red fox for you.' });
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/v1/models/gemini-2.5-flash-image:generateContent',
      headers: { 'x-goog-api-key': KEY },
    });
    expect(sent()).toEqual({
      generationConfig: {
        seed: 7,
        responseModalities: ['TEXT', 'IMAGE'],
        imageConfig: { aspectRatio: '16:9' },
      },
      contents: [{ role: 'user', parts: [{ text: 'a red fox' }] }],
    });
  });

  it('is requested again after an exhausted per-minute quota', async () => {
    const { engine, server, pauses } = await open();
    server.answerInTurn(
      json(429, geminiQuotaError(['GenerateRequestsPerMinutePerProjectPerModel'])),
      json(200, geminiImage(BASE64)),
    );
    await expect(engine.generate(foxRequest(), newContext())).resolves.toMatchObject({ width: 64 });
    expect(pauses).toEqual([26_500]);
  });

  it('is not requested again after an exhausted daily quota', async () => {
    const { engine, server, pauses } = await open();
    server.answer(json(429, geminiQuotaError(['GenerateRequestsPerDayPerProjectPerModel'])));
    const failure = engine.generate(foxRequest(), newContext());
    await expect(failure).rejects.toMatchObject({ publicMessage: MODEL_MESSAGES.modelAccount });
    expect(pauses).toEqual([]);
  });

  it('takes a reference beside the prompt', async () => {
    const { engine, sent } = await open();
    await engine.generate(foxRequest({ reference: PNG }), newContext());
    expect(sent()).toMatchObject({
      contents: [
        {
          role: 'user',
          parts: [{ text: 'a red fox' }, { inlineData: { mimeType: 'image/png', data: BASE64 } }],
        },
      ],
    });
  });

  it.each([
    ['after a look at the image', geminiRefusal('IMAGE_SAFETY'), MODEL_MESSAGES.modelRefused],
    ['as a copy', geminiRefusal('RECITATION'), MODEL_MESSAGES.modelRefusedRights],
    ['before it begins', geminiBlockedPrompt('PROHIBITED_CONTENT'), MODEL_MESSAGES.modelRefused],
  ])('is refused %s', async (_, answer, publicMessage) => {
    const { engine, server } = await open();
    server.answer(json(200, answer));
    const failure = engine.generate(foxRequest(), newContext());
    await expect(failure).rejects.toMatchObject({ kind: 'refused', publicMessage });
  });

  it('is missing when the model returns only text', async () => {
    const { engine, server } = await open();
    const { candidates } = geminiImage(BASE64, 'I would rather not.');
    const parts = candidates[0]!.content.parts.slice(0, 1);
    const content = { role: 'model', parts };
    server.answer(json(200, { candidates: [{ ...candidates[0], content }] }));
    const failure = engine.generate(foxRequest(), newContext());
    await expect(failure).rejects.toMatchObject({
      kind: 'refused',
      publicMessage: MODEL_MESSAGES.modelDeclined,
    });
  });
});
