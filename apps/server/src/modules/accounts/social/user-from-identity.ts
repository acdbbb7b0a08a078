import { randomBytes, randomInt } from 'node:crypto';
import { checkUsername, isInvisible, isMailAddress, LIMITS } from '@loopwright/contract';
import { lookupKey, mailForm, shownForm } from '../users/identity.ts';
import type { VerifiedIdentity } from './identity-verifier.ts';

/** What remains of a username beside what makes it unique. */
const USERNAME_STEM_MAXIMUM = LIMITS.usernameMaximum - 10;
const NUMBERED_TRIES = 4;

/** What we make of the words that a provider sends: they are as strange as those that people type. */
export interface UserFromIdentity {
  readonly name: string;
  /** null: none was told, or none that could be one. */
  readonly email: string | null;
  readonly emailKey: string | null;
  /** The first that nobody has is theirs. */
  readonly usernames: readonly string[];
}

export function userFromIdentity(identity: VerifiedIdentity): UserFromIdentity {
  const email = readEmail(identity.email);
  const localPart = email?.slice(0, email.lastIndexOf('@')) ?? '';
  const words = [identity.name ?? '', localPart, identity.label];
  const stem = words.map(usernameStem).find((candidate) => isPermitted(candidate)) ?? 'creator';
  const name = words.map((text) => shownText(text, LIMITS.nameMaximum)).find((text) => text !== '');
  return {
    name: name ?? stem,
    email,
    emailKey: email === null ? null : lookupKey(email),
    usernames: [
      stem,
      ...Array.from({ length: NUMBERED_TRIES }, () => `${stem}.${randomInt(1000, 10_000)}`),
      `${stem}.${randomBytes(4).toString('hex')}`,
    ],
  };
}

/** Fit to be stored and shown, at most so long; empty where there is nothing to see. */
export function shownText(text: string, maximum: number): string {
  const storable = shownForm(text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' '));
  return isInvisible(storable) ? '' : cut(storable, maximum).trim();
}

function readEmail(told: string | null): string | null {
  const email = mailForm(told ?? '');
  const isOne = (form: string): boolean => isMailAddress(form) && !/\p{C}/u.test(form);
  return isOne(email) && isOne(lookupKey(email)) ? email : null;
}

/** `Ana de la Cruz` becomes `ana.de.la.cruz`: nothing that looks alike or cannot be seen remains. */
function usernameStem(text: string): string {
  const words = lookupKey(text)
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return cut(words.filter((word) => word !== '').join('.'), USERNAME_STEM_MAXIMUM);
}

/** Whether somebody may be called so; blank, reserved and unreadable names are for nobody. */
const isPermitted = (username: string): boolean =>
  username !== '' && checkUsername(username) === null;

/** Between characters, never within one. */
function cut(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(maximum - 1)) ? maximum - 1 : maximum;
  return text.slice(0, end);
}
