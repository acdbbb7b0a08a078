import { STYLE_PREVIEW_PX } from '@loopwright/contract';
import { sharp } from '@loopwright/media/node';
import { afterAll, expect, it, vi } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import type { RequestCounter } from '../../platform/rate-limits/request-limits.ts';
import { openIllustrator } from '../engines/illustrator/illustrator.ts';
import { enginesOf } from '../engines/testing/engines-of.ts';
import { createPromptGuard, openPromptRules } from '../prompts/index.ts';
import { createDrawableGuard } from './drawable-guard.ts';
import { createStylePreviews } from './style-previews.ts';

const illustrator = openIllustrator(1);
const rules = openPromptRules();
const isForbidden = (prompt: string) => prompt.includes('forbidden');
const countRequest = vi.fn<RequestCounter>(async () => undefined);
const previews = createStylePreviews({
  engines: enginesOf(illustrator),
  checkPrompt: createPromptGuard(
    { check: (prompt) => (isForbidden(prompt) ? 'test' : null) },
    () => undefined,
  ),
  checkDrawable: createDrawableGuard(rules),
  countRequest,
});
const ana = { id: 'ana', address: '198.51.100.1', plan: 'basic' } as const;
const { signal } = new AbortController();

afterAll(async () => {
  await illustrator.close();
  await rules.close();
});

it('draws a prompt small in each style', async () => {
  const query = { prompt: 'a fox in a forest' };
  const [noir, neon] = await Promise.all([
    previews.draw(ana, { ...query, style: 'noir' }, signal),
    previews.draw(ana, { ...query, style: 'neon' }, signal),
  ]);
  for (const picture of [noir!, neon!]) {
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({
      format: 'webp',
      width: STYLE_PREVIEW_PX,
      height: STYLE_PREVIEW_PX,
    });
  }
  expect(noir).not.toEqual(neon);
  expect(countRequest).toHaveBeenCalledTimes(2);
});

it.each(['a forbidden fox', 'flibbering zyqx'])('draws nothing of "%s"', async (prompt) => {
  expect(await previews.draw(ana, { prompt, style: 'noir' }, signal)).toBeNull();
});

it('is of plans with styles only', async () => {
  const draw = previews.draw({ ...ana, plan: 'free' }, { prompt: 'a fox', style: 'noir' }, signal);
  await expect(draw).rejects.toMatchObject({ code: 'advancedNeedsSubscription' });
});

it('draws nothing for those who have left', async () => {
  const left = AbortSignal.abort(new Error('They have left.'));
  await expect(previews.draw(ana, { prompt: 'a fox', style: 'noir' }, left)).rejects.toThrow(
    'They have left.',
  );
});

it('refuses what is too much at once', async () => {
  const left = new AbortController();
  const draw = () => previews.draw(ana, { prompt: 'a fox', style: 'noir' }, left.signal);
  const waiting = Promise.allSettled(Array.from({ length: 130 }, draw));
  await expect(draw()).rejects.toMatchObject({ code: 'tooManyRequests' });
  // The others need not be drawn here.
  left.abort();
  const codes = (await waiting).map((one) =>
    one.status === 'rejected' && one.reason instanceof AppError ? one.reason.code : 'other',
  );
  const refused = codes.filter((code) => code === 'tooManyRequests').length;
  expect(refused).toBeGreaterThan(0);
  expect(refused).toBeLessThan(40);
});
