import { invalidRequest } from '../api-error.ts';
import type { MetadataChange } from '../metadata.ts';
import { either, integer, list, object, optional, text, type Reader } from './parameters.ts';

const METADATA_KEYS = 50;
const METADATA_KEY_CHARACTERS = 40;
const METADATA_VALUE_CHARACTERS = 500;

export const metadata: Reader<MetadataChange> = (value, name) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidRequest('Invalid object', name);
  }
  const entries = Object.entries(value);
  if (entries.length > METADATA_KEYS) {
    throw invalidRequest(`You can only set up to ${METADATA_KEYS} metadata keys.`, name);
  }
  for (const [key, content] of entries) {
    if (typeof content !== 'string') {
      throw invalidRequest('Metadata values must be strings.', `${name}[${key}]`);
    }
    if (key.length > METADATA_KEY_CHARACTERS || content.length > METADATA_VALUE_CHARACTERS) {
      throw invalidRequest(
        `Metadata keys can have up to ${METADATA_KEY_CHARACTERS} characters, values up to ${METADATA_VALUE_CHARACTERS}.`,
        `${name}[${key}]`,
      );
    }
  }
  return Object.fromEntries(entries);
};

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

export const email: Reader<string> = (value, name) => {
  const address = text(512)(value, name);
  if (!EMAIL.test(address)) {
    throw invalidRequest(`Invalid email address: ${address}`, name, 'email_invalid');
  }
  return address;
};

/** An address to which users are redirected: http or https, with the `{CHECKOUT_SESSION_ID}` placeholder allowed. */
export const webAddress: Reader<string> = (value, name) => {
  const address = text()(value, name);
  const url = URL.parse(address.replaceAll('{CHECKOUT_SESSION_ID}', 'cs'));
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw invalidRequest('Not a valid URL', name, 'url_invalid');
  }
  return address;
};

/** Seconds since 1970. */
export const timestamp = integer(0, 32_503_680_000);

const range = object({
  gt: optional(timestamp),
  gte: optional(timestamp),
  lt: optional(timestamp),
  lte: optional(timestamp),
});

/** A time, or bounds of times. */
export const timestampRange = either(range, timestamp);

export const expand = list(text(500), 20);

export const id = text(255);
