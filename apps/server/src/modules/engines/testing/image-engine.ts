import { onTestFinished } from 'vitest';
import { newPng } from './images.ts';
import { openProviderEngine, type ProviderEngine } from './provider-engine.ts';
import { DIALECTS } from './failure-cases.ts';

/** What every provider delivers here; also something to refer to. */
export const PNG = await newPng(64, 64);
export const BASE64 = PNG.toString('base64');

interface ImageEngine extends ProviderEngine {
  /** What came with the first request, as JSON. */
  readonly sent: () => unknown;
}

/** A desk whose provider delivers a picture; it is closed when the running test has ended. */
export async function openImageEngine(
  provider: string,
  model: string,
  options: Parameters<typeof openProviderEngine>[2] = {},
): Promise<ImageEngine> {
  const dialect = DIALECTS.find((known) => known.provider === provider);
  if (dialect === undefined) throw new Error(`Nobody here speaks as ${provider} does.`);
  const desk = await openProviderEngine(provider, model, options);
  onTestFinished(() => desk.close());
  desk.server.answer(dialect.deliver(BASE64));
  return { ...desk, sent: () => JSON.parse(String(desk.server.requests[0]?.body)) as unknown };
}
