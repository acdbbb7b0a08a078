import { PASSWORD } from '../../testing/new-user.ts';
import type { Belongings } from './fixtures.ts';

export type KnownWords = Readonly<Record<string, readonly string[]>>;

/** Plausible values by field name: random texts would fail the validation and test little else. */
export const knownWords = (
  { generationId, creationId, sessionId, mediaName }: Belongings,
  form: { readonly username: string; readonly email: string },
  accessToken: readonly string[],
): KnownWords => ({
  accessToken,
  id: [generationId, creationId, sessionId, '3f2b8a1e-0000-4000-8000-000000000000'],
  name: [mediaName, 'Ana', '../../package.json', '..%2f..%2fsid'],
  provider: ['google', 'microsoft', 'x', '__proto__', 'constructor'],
  username: [form.username, form.email, 'unknown'],
  password: [PASSWORD, 'velvet hedgehog sonata', 'password1'],
  currentPassword: [PASSWORD, 'not the password'],
  email: [form.email, 'unknown@example.com', 'a@b'],
  seed: ['1', '0', '2147483647', ''],
  size: ['512', '1024', ''],
  seconds: ['1', '4', ''],
  fps: ['8', '25', ''],
  model: [''],
  priceId: ['price_basic', 'price_premium', 'price_none'],
  prompt: ['a cat', 'forbidden', 'zorblax'],
  website: [''],
  cursor: ['AAAA', ''],
  poster: ['160', '1', ''],
});
