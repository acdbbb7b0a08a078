import { describe, expect, it } from 'vitest';
import { ana } from '../../testing/fake-api.ts';
import { checkGeneration, checkReference } from './generation-checks.ts';

describe('before a generation', () => {
  const broke = { ...ana, tokensRemaining: 0 };
  it.each([
    ['  ', 'gif', null, 'Enter a prompt'],
    ['a cat', 'gif', null, 'Please log in to generate.'],
    ['a cat', 'gif', broke, 'GIFs are Basic & Premium only. Upgrade.'],
    ['a cat', 'image', broke, "You're out of tokens for this week."],
    ['x'.repeat(2001), 'image', ana, 'Prompts can have at most 2,000 characters.'],
    ['a cat', 'image', ana, null],
    ['a cat', 'gif', { ...ana, subscription: 'basic' }, null],
  ] as const)('%s as %s', (prompt, kind, user, message) => {
    expect(checkGeneration(prompt, kind, user)).toBe(message);
  });
});

describe('a reference', () => {
  it.each([
    [{ type: 'application/pdf', size: 10_000_000 }, 'Unsupported file type'],
    [{ type: 'image/png', size: 5 * 1024 * 1024 + 1 }, 'File exceeds 5 MB'],
    [{ type: 'image/png', size: 5 * 1024 * 1024 }, null],
  ])('%j', (file, message) => expect(checkReference(file)).toBe(message));
});
