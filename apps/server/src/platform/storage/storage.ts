/**
 * Stores creations and reference images. Keys are relative paths such as `creations/<id>/master.png`;
 * every method refuses others (see `checkKey`).
 */
export interface Storage {
  /** Writes durably before it resolves; an existing object is replaced atomically. */
  put(key: string, bytes: Uint8Array, mimeType: string): Promise<void>;
  /** The bytes, or null when the key does not exist. */
  get(key: string): Promise<Uint8Array | null>;
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
