import { randomBytes, randomInt } from 'node:crypto';
import { checkUsername, isInvisible, isMailAddress, LIMITS } from '@loopwright/contract';
import { lookupKey, mailForm, shownForm } from '../users/identity.ts';
import type { VerifiedIdentity } from './identity-verifier.ts';

/** Leaves room for the suffix that makes a username unique. */
const USERNAME_STEM_MAXIMUM = LIMITS.usernameMaximum - 10;
const NUMBERED_TRIES = 4;

/** The data of a new user, made from what a provider sent, which is not valid in every case. */
export interface UserFromIdentity {
  readonly name: string;
  /** null: the provider sent none, or an invalid one. */
  readonly email: string | null;
  readonly emailKey: string | null;
  /** Candidates; the user gets the first that is free. */
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

/** A text that can be stored and shown, at most `maximum` long; empty when nothing of it is visible. */
export function shownText(text: string, maximum: number): string {
  const storable = shownForm(text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' '));
  return isInvisible(storable) ? '' : cut(storable, maximum).trim();
}

function readEmail(received: string | null): string | null {
  const email = mailForm(received ?? '');
  const isValid = (form: string): boolean => isMailAddress(form) && !/\p{C}/u.test(form);
  return isValid(email) && isValid(lookupKey(email)) ? email : null;
}

/** `Ana de la Cruz` becomes `ana.de.la.cruz`: letters, marks and digits only, without invisible ones. */
function usernameStem(text: string): string {
  const words = lookupKey(text)
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return cut(words.filter((word) => word !== '').join('.'), USERNAME_STEM_MAXIMUM);
}

/** Whether it may be a username: empty, reserved and unreadable ones may not. */
const isPermitted = (username: string): boolean =>
  username !== '' && checkUsername(username) === null;

/** Truncates without splitting a surrogate pair. */
function cut(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(maximum - 1)) ? maximum - 1 : maximum;
  return text.slice(0, end);
}
