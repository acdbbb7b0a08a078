import { describe, expect, it } from 'vitest';
import { readAge } from './ages.ts';

describe('the age that a birthday announces', () => {
  it.each([
    ['birthday invitation: Grandpa turns 80', 'Grandpa turns 80', 'You’re invited'],
    ['Emma is turning 3, party with balloons', 'Emma turns 3', ''],
    ['birthday card: Happy 40th, Tom', 'Happy 40th, Tom', ''],
    ['first birthday invitation with stars', 'First birthday', 'You’re invited'],
  ])('%s', (prompt, title, detail) => {
    expect(readAge(prompt)).toMatchObject({ title, detail });
  });

  it('keeps whom a word describes and not a name', () => {
    expect(readAge('my sister turns 21')?.rest).toMatch(/my sister, birthday cake/);
    expect(readAge('Lily turns 5')?.rest.trim()).toBe('birthday cake');
  });

  it.each(['a dancer turns 180 degrees', 'a book with pages turning', 'a man turning 3 screws'])(
    'is not read in "%s"',
    (prompt) => {
      expect(readAge(prompt)).toBeNull();
    },
  );
});
