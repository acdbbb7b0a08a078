import { onTestFinished } from 'vitest';
import { DIALECTS } from './failure-cases.ts';
import { newPng } from './images.ts';
import { openProviderEngine, type ProviderEngine } from './provider-engine.ts';

/** The image that every fake provider delivers, also used as a reference. */
export const PNG = await newPng(64, 64);
export const BASE64 = PNG.toString('base64');

interface ImageEngine extends ProviderEngine {
  /** The body of the first request, parsed as JSON. */
  readonly sent: () => unknown;
}

/** An engine whose provider delivers an image; it is closed when the running test has ended. */
export async function openImageEngine(
  provider: string,
  model: string,
  options: Parameters<typeof openProviderEngine>[2] = {},
): Promise<ImageEngine> {
  const dialect = DIALECTS.find((known) => known.provider === provider);
  if (dialect === undefined) throw new Error(`There is no dialect of ${provider}.`);
  const opened = await openProviderEngine(provider, model, options);
  onTestFinished(() => opened.close());
  opened.server.answer(dialect.deliver(BASE64));
  return { ...opened, sent: () => JSON.parse(String(opened.server.requests[0]?.body)) as unknown };
}
