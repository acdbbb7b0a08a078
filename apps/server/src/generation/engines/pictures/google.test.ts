import { MODEL_MESSAGES } from '@loopwright/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../testing/answers.ts';
import { newContext } from '../testing/new-context.ts';
import { newPng } from '../testing/pictures.ts';
import { foxRequest, KEY, openDesk, type ProviderDesk } from '../testing/provider-desk.ts';
import { geminiBlockedPrompt, geminiPicture, geminiRefusal } from '../testing/recorded-answers.ts';

let png: Buffer;
let desk: ProviderDesk;
beforeAll(async () => {
  png = await newPng(64, 64);
});
beforeEach(async () => {
  desk = await openDesk('google', 'gemini-2.5-flash-image');
  desk.server.answer(json(200, geminiPicture(png.toString('base64'))));
});
afterEach(() => desk.close());

const sent = (): unknown => JSON.parse(String(desk.server.requests[0]?.body));

describe('a picture of Gemini', () => {
  it('is asked for with exactly this, and comes with what the model says', async () => {
    const result = await desk.engine.generate(foxRequest(), newContext());
    expect(result).toMatchObject({ width: 64, height: 36, text: 'Here is a red fox for you.' });
    expect(desk.server.requests).toHaveLength(1);
    expect(desk.server.requests[0]).toMatchObject({
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

  it('takes a reference beside the prompt', async () => {
    await desk.engine.generate(foxRequest({ reference: png }), newContext());
    expect(sent()).toMatchObject({
      contents: [
        {
          role: 'user',
          parts: [
            { text: 'a red fox' },
            { inlineData: { mimeType: 'image/png', data: png.toString('base64') } },
          ],
        },
      ],
    });
  });

  it.each([
    ['after a look at the picture', geminiRefusal('IMAGE_SAFETY'), MODEL_MESSAGES.modelRefused],
    ['as a copy', geminiRefusal('RECITATION'), MODEL_MESSAGES.modelRefusedRights],
    ['before it begins', geminiBlockedPrompt('PROHIBITED_CONTENT'), MODEL_MESSAGES.modelRefused],
  ])('is refused %s', async (_, answer, publicMessage) => {
    desk.server.answer(json(200, answer));
    const failure = desk.engine.generate(foxRequest(), newContext());
    await expect(failure).rejects.toMatchObject({ code: 'refused', publicMessage });
  });

  it('that is only talked about is no picture', async () => {
    const { candidates } = geminiPicture(png.toString('base64'), 'I would rather not.');
    const parts = candidates[0]!.content.parts.slice(0, 1);
    const content = { role: 'model', parts };
    desk.server.answer(json(200, { candidates: [{ ...candidates[0], content }] }));
    const failure = desk.engine.generate(foxRequest(), newContext());
    await expect(failure).rejects.toMatchObject({
      code: 'refused',
      publicMessage: MODEL_MESSAGES.modelDeclined,
    });
  });
});
