/**
 * The passwords that the server refuses: the commonest of those that its other rules would let
 * through. Here, because the list comes from a package that the web app measures strength with.
 * `node apps/web/scripts/make-common-passwords.ts`
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LIMITS } from '@loopwright/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

const COUNT = 3000;
const TARGET = path.join(import.meta.dirname, '../../server/src/accounts/common-passwords.txt');
const HEAD = `# The ${COUNT} commonest passwords of ${LIMITS.passwordMinimum} characters and more, the commonest first.
# Made by apps/web/scripts/make-common-passwords.ts from @zxcvbn-ts/language-common, MIT licence,
# Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., Copyright (c) 2021 @zxcvbn-ts
`;

const comparable = [...dictionary['passwords-common']].map((word) =>
  word.normalize('NFKC').toLowerCase(),
);
const passwords = [...new Set(comparable)]
  .filter((password) => Array.from(password).length >= LIMITS.passwordMinimum)
  .slice(0, COUNT);
if (passwords.length < COUNT) throw new Error(`The list has only ${passwords.length} passwords`);
await writeFile(TARGET, `${HEAD}${passwords.join('\n')}\n`);
console.log(`${path.basename(TARGET)}: ${passwords.length} passwords`);
