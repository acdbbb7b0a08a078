import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from './passwords.ts';

const hasher = await createPasswordHasher();

describe('stored passwords', () => {
  it('are argon2id hashes with 19 MiB, two passes and one lane', async () => {
    const stored = await hasher.hash('correct horse');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify(stored, 'correct horse')).toBe(true);
    expect(await hasher.verify(stored, 'correct horsf')).toBe(false);
  });

  it('differ for the same password', async () => {
    expect(await hasher.hash('correct horse')).not.toBe(await hasher.hash('correct horse'));
  });

  it('are compared to the last character', async () => {
    const long = 'é'.repeat(1000);
    const stored = await hasher.hash(`${long}a`);
    expect(await hasher.verify(stored, `${long}b`)).toBe(false);
    expect(await hasher.verify(stored, `${long}a`)).toBe(true);
  });

  it('do not depend on how a keyboard composes letters', async () => {
    expect(await hasher.verify(await hasher.hash('caf\u00e9 au lait'), 'cafe\u0301 au lait')).toBe(
      true,
    );
  });

  it('are outdated when made with other parameters', async () => {
    const weak = await hash('x', { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    expect(hasher.isOutdated(weak)).toBe(true);
    expect(hasher.isOutdated(weak.replace('argon2id', 'argon2i'))).toBe(true);
    expect(hasher.isOutdated(await hasher.hash('x'))).toBe(false);
  });

  it('have a decoy hash that no password matches', async () => {
    expect(await hasher.verify(hasher.decoyHash, '')).toBe(false);
    expect(hasher.isOutdated(hasher.decoyHash)).toBe(false);
  });
});
