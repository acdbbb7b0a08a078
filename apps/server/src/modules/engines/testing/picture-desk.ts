import { onTestFinished } from 'vitest';
import { newPng } from './pictures.ts';
import { openDesk, type ProviderDesk } from './provider-desk.ts';
import { DIALECTS } from './troubles.ts';

/** What every provider delivers here; also something to refer to. */
export const PNG = await newPng(64, 64);
export const BASE64 = PNG.toString('base64');

interface PictureDesk extends ProviderDesk {
  /** What came with the first request, as JSON. */
  readonly sent: () => unknown;
}

/** A desk whose provider delivers a picture; it is closed when the running test has ended. */
export async function openPictureDesk(
  provider: string,
  model: string,
  options: Parameters<typeof openDesk>[2] = {},
): Promise<PictureDesk> {
  const dialect = DIALECTS.find((known) => known.provider === provider);
  if (dialect === undefined) throw new Error(`Nobody here speaks as ${provider} does.`);
  const desk = await openDesk(provider, model, options);
  onTestFinished(() => desk.close());
  desk.server.answer(dialect.deliver(BASE64));
  return { ...desk, sent: () => JSON.parse(String(desk.server.requests[0]?.body)) as unknown };
}
