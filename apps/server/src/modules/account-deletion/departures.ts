import { personExists } from '../accounts/index.ts';
import { type CreationService, listCreationIds } from '../creations/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';

const FOLDER = 'departures';
const NOTE = /^departures\/([\da-f-]{36})\.txt$/;
const noteOf = (userId: string): string => `${FOLDER}/${userId}.txt`;
/** Far longer than a deletion takes. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

export interface DepartureParts {
  readonly database: Database;
  readonly storage: Storage;
  readonly creations: Pick<CreationService, 'deleteFiles'>;
  readonly clock: Clock;
}

/**
 * Remembers in the storage what has to go from it when a person does. The sweep of creations would
 * find the files of somebody who is gone as well, but not when they were most of what there is:
 * then it takes the storage for a foreign one and deletes nothing.
 */
export class Departures {
  readonly #parts: DepartureParts;

  constructor(parts: DepartureParts) {
    this.#parts = parts;
  }

  /** Comes before the deletion. */
  async announce(userId: string): Promise<void> {
    const { database, storage } = this.#parts;
    const ids = await listCreationIds(database.orm, userId);
    await storage.put(noteOf(userId), Buffer.from(ids.join('\n')), 'text/plain');
  }

  /** Comes after it. @param creationIds of everything that the person had when they went */
  async complete(userId: string, creationIds: readonly string[]): Promise<void> {
    const { creations, storage } = this.#parts;
    await creations.deleteFiles(creationIds);
    await storage.delete(noteOf(userId));
  }

  /** Comes instead of it when the deletion failed: whoever is still here stays whole. */
  async settle(userId: string): Promise<void> {
    const { database, storage } = this.#parts;
    const note = noteOf(userId);
    if (await personExists(database.orm, userId)) {
      await storage.delete(note);
    } else {
      const text = Buffer.from((await storage.get(note)) ?? []).toString();
      await this.complete(userId, text.split('\n').filter(Boolean));
    }
  }

  /** Settles what a crash interrupted. @returns how many deletions that were */
  async sweep(): Promise<number> {
    const { database, clock } = this.#parts;
    let settled = 0;
    for (const { userId, modifiedAt } of await this.#notes()) {
      const isOld = clock().getTime() - modifiedAt.getTime() > ABANDONED_AFTER_MS;
      // Somebody may be about to go at this very moment.
      if (!isOld && (await personExists(database.orm, userId))) continue;
      await this.settle(userId);
      settled += 1;
    }
    return settled;
  }

  async #notes() {
    const notes: { userId: string; modifiedAt: Date }[] = [];
    for await (const { key, modifiedAt } of this.#parts.storage.list(FOLDER)) {
      const userId = NOTE.exec(key)?.[1];
      if (userId !== undefined) notes.push({ userId, modifiedAt });
    }
    return notes;
  }
}
