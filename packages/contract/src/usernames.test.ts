import { describe, expect, it } from 'vitest';
import { isReservedUsername } from './reserved-usernames.ts';
import { checkUsername } from './usernames.ts';

describe('a username', () => {
  it.each([
    'ana',
    'Ana Lovelace',
    'ana-maria_92',
    'Nguyễn Thị Ánh'.normalize('NFD'),
    'अनीता',
    'क्षत्रिय',
    'שָׁלוֹם',
    'مُحَمَّد',
    'ကျွေးမွှေး',
    'བསྒྲུབས',
    'สุดารัตน์',
    '王小明',
    '42',
    'rooted',
    'supportive cat',
    'Roland',
  ])('can be %j', (username) => expect(checkUsername(username)).toBeNull());

  it.each([
    ['ana@home', 'usernameHasAt'],
    ['x'.repeat(41), 'usernameTooLong'],
    ['ana\uFE0F', 'invisibleCharacters'],
    ['ana\u034F', 'invisibleCharacters'],
    ['\u3164', 'invisibleCharacters'],
    ['a\uFFA0', 'invisibleCharacters'],
    ['ana\u200B', 'invisibleCharacters'],
    ['ana\u0000', 'invisibleCharacters'],
    ['ana\u{E0041}', 'invisibleCharacters'],
    ['\u2800', 'usernameSpaces'],
    ['ana\u2800', 'usernameSpaces'],
    ['ana\u{13441}', 'usernameSpaces'],
    ['ana  maria', 'usernameSpaces'],
    ['ana\u00A0maria', 'usernameSpaces'],
    ['ana\u3000maria', 'usernameSpaces'],
    ['!!!', 'usernameIllegible'],
    ['\u0301', 'usernameIllegible'],
    ['🎉', 'usernameIllegible'],
    [`a${'\u0336'.repeat(20)}`, 'usernameIllegible'],
    ['\u0301ana', 'usernameIllegible'],
  ])('cannot be %j: %s', (username, problem) => expect(checkUsername(username)).toBe(problem));
});

describe('a reserved username', () => {
  it.each([
    'admin',
    'ＡＤＭＩＮ',
    'Ad.Min',
    'аdmіn',
    'admın',
    'ádmin',
    'r00t',
    'he1p',
    'no-reply',
    'Loopwright Team',
    'the real l00pwright',
  ])('is %j', (username) => {
    expect(isReservedUsername(username)).toBe(true);
  });

  it.each(['rooted', 'supportive cat', 'Roland', 'ana', '王小明'])('is not %j', (username) => {
    expect(isReservedUsername(username)).toBe(false);
  });
});
