import { describe, expect, it } from 'vitest';
import { ana } from '../../testing/fake-api.ts';
import { checkGeneration, checkReference } from './generation-checks.ts';

describe('before a generation', () => {
  const broke = { ...ana, tokensRemaining: 0 };
  it.each([
    ['  ', 'gif', null, 'enterPrompt'],
    ['\u200B\u2060', 'image', ana, 'enterPrompt'],
    ['a cat', 'gif', null, 'pleaseLogIn'],
    ['a cat', 'gif', broke, 'gifLocked'],
    ['a cat', 'image', broke, 'outOfTokens'],
    ['x'.repeat(2001), 'image', ana, 'promptTooLong'],
    ['a \u0007 cat', 'image', ana, 'invisibleCharacters'],
    ['a cat', 'image', ana, null],
    ['a cat', 'gif', { ...ana, subscription: 'basic' }, null],
  ] as const)('%j as %s', (prompt, kind, user, problem) => {
    expect(checkGeneration(prompt, kind, user)).toBe(problem);
  });

  it.each([
    ['image', 2, 2, null],
    ['image', 2, 3, { possible: 2 }],
    ['gif', 3, 2, 'outOfTokens'],
    ['gif', 3, 1, null],
  ] as const)('%s with %i tokens, %i times', (kind, tokensRemaining, count, problem) => {
    const user = { ...ana, subscription: 'basic', tokensRemaining } as const;
    expect(checkGeneration('a cat', kind, user, count)).toEqual(problem);
  });

  it('counts as people do: an emoji is one character, the spaces around are none', () => {
    expect(checkGeneration('🦊'.repeat(2000), 'image', ana)).toBeNull();
    expect(checkGeneration('🦊'.repeat(2001), 'image', ana)).toBe('promptTooLong');
    expect(checkGeneration(`${'x'.repeat(2000)}   `, 'image', ana)).toBeNull();
  });
});

describe('a reference', () => {
  it.each([
    [{ type: 'application/pdf', size: 10_000_000 }, 'unsupportedFile'],
    [{ type: 'image/png', size: 5 * 1024 * 1024 + 1 }, 'fileTooLarge'],
    [{ type: 'image/png', size: 5 * 1024 * 1024 }, null],
  ])('%j', (file, problem) => expect(checkReference(file)).toBe(problem));
});
