import type { Readable } from 'node:stream';

/** Bytes that are there, or that come one chunk after the other. */
export type Content = Uint8Array | AsyncIterable<Uint8Array>;

/** What was written. */
export interface WrittenObject {
  readonly sizeBytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Bytes of an object from the first to the last, both included and counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** How a signed URL answers, and how long. */
export interface SignedUrlOptions {
  readonly signedAt: Date;
  readonly expiresInSeconds: number;
  /** The Content-Type of the answer. */
  readonly mimeType: string;
  /** The Content-Disposition of the answer. */
  readonly disposition: string;
}

/** What a signed URL of this server allows to read. */
export interface SignedFile {
  readonly key: string;
  readonly mimeType: string;
  readonly disposition: string;
}

/**
 * Stores creations and reference images. Keys are relative paths such as `creations/<id>/master.png`;
 * every method refuses others (see `checkKey`).
 */
export interface Storage {
  /**
   * Writes durably before it resolves; an existing object is replaced atomically. Content that throws
   * leaves the object as it was.
   */
  put(key: string, content: Content, mimeType: string): Promise<WrittenObject>;
  /** All bytes at once, or null when the key does not exist. */
  get(key: string): Promise<Uint8Array | null>;
  /** The size of an object in bytes, or null when the key does not exist. */
  size(key: string): Promise<number | null>;
  /**
   * Opens an object for reading. Read the stream to its end or destroy it.
   * @param range within the object; absent: all of it
   * @returns null when the key does not exist
   */
  open(key: string, range?: ByteRange): Promise<Readable | null>;
  /**
   * Signs a URL where an object can be read (GET, also a range) without a session until it expires.
   * @returns an address of the store, or a path of this server for local files
   */
  signUrl(key: string, options: SignedUrlOptions): Promise<string>;
  /** Checks the paths that `signUrl` gives; null: the store answers its signed URLs itself. */
  readonly verifyUrl: ((url: string, now: Date) => SignedFile | null) | null;
  /** A missing key is no error. */
  delete(key: string): Promise<void>;
  /** Deletes everything under the folder `prefix`, given without a trailing slash. */
  deleteFolder(prefix: string): Promise<void>;
  /** All objects under the folder, unordered; concurrent changes may be missed. */
  list(folder: string): AsyncIterable<StoredObject>;
  /** False while objects cannot be written. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export interface StoredObject {
  readonly key: string;
  readonly modifiedAt: Date;
}

const KEY = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;
const KEY_MAXIMUM = 200;

export const isKey = (text: string): boolean => text.length <= KEY_MAXIMUM && KEY.test(text);

/** @throws Error for a key that could leave the storage's root or differ between storages */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
}
