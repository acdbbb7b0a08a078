/**
 * Where finished pictures and reference pictures lie. Keys are relative paths such as
 * `creations/<id>/master.png`; every method refuses others (see `checkKey`).
 */
export interface Storage {
  /** Durable when it resolves; an existing object under the key is replaced in one step. */
  put(key: string, bytes: Uint8Array, mimeType: string): Promise<void>;
  /** The bytes, or null when there is nothing under the key. */
  get(key: string): Promise<Uint8Array | null>;
  /** Nothing under the key is no error. */
  delete(key: string): Promise<void>;
  /** Deletes everything under the folder `prefix`, given without a trailing slash. */
  deleteFolder(prefix: string): Promise<void>;
  /** Everything under the folder, in no order; what comes or goes meanwhile may be missed. */
  list(folder: string): AsyncIterable<StoredObject>;
  /** False when objects cannot be written at the moment. */
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
