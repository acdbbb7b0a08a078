import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { GenerationKind } from '@loopwright/contract';
import { createCanvas } from '@napi-rs/canvas';
import { hash } from '@node-rs/argon2';
import { insertUser } from '../../apps/server/src/modules/accounts/users/user-store.ts';
import { masterKey, mimeTypeOf } from '../../apps/server/src/modules/creations/creation.ts';
import { insertCreation } from '../../apps/server/src/modules/creations/store.ts';
import { settleHold } from '../../apps/server/src/modules/tokens/ledger.ts';
import { setPlan } from '../../apps/server/src/modules/workspaces/store.ts';
import { openDatabase } from '../../apps/server/src/platform/database/connect.ts';
import { openStorage } from '../../apps/server/src/platform/storage/open-storage.ts';
import { addImageRows } from '../../apps/server/src/testing/add-image-rows.ts';
import { holdTokens } from '../../apps/server/src/testing/hold-tokens.ts';
import {
  COLLECTION_SIZE,
  displayNameOf,
  PASSWORD,
  USERS,
  type TestUserName,
  PLAN_OF,
} from './users.ts';

const IMAGE_PX = 512;
const LOOP_FILE = new URL('../../apps/web/public/loops/fox.gif', import.meta.url);
const LOOP_PX = 480;

type Database = Awaited<ReturnType<typeof openDatabase>>;
type Storage = Awaited<ReturnType<typeof openStorage>>;

/** Fills an empty data folder with the users of users.ts and their creations. */
export async function seed(dataDirectory: string): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined, error: console.error };
  const database = await openDatabase(
    { databaseUrl: null, dataDirectory, isProduction: false },
    log,
  );
  const storage = await openStorage({ storageUrl: null, dataDirectory });
  const passwordHash = await hash(PASSWORD);
  const ids = new Map<TestUserName, string>();
  for (const name of Object.values(USERS)) ids.set(name, randomUUID());
  await database.transaction(async (tx) => {
    for (const [name, id] of ids) {
      await insertUser(tx, {
        id,
        username: name,
        usernameKey: name,
        name: displayNameOf(name),
        email: `${name}@example.com`,
        emailKey: `${name}@example.com`,
        passwordHash,
        createdAt: new Date(),
      });
      await setPlan(tx, id, PLAN_OF[name], new Date());
    }
  });
  await spendAllTokens(database, ids.get('broke') ?? '');
  const image = { kind: 'image', side: IMAGE_PX, bytes: paintSquare(IMAGE_PX) } as const;
  const loop = { kind: 'gif', side: LOOP_PX, bytes: await readFile(LOOP_FILE) } as const;
  const to = { database, storage };
  await addCreations(to, ids.get('collector') ?? '', image, COLLECTION_SIZE.collector);
  await addCreations(to, ids.get('looper') ?? '', loop, COLLECTION_SIZE.looper);
  await addImageRows(database, ids.get('archivist') ?? '', COLLECTION_SIZE.archivist);
  await storage.close();
  await database.close();
}

/** A small image for the gallery. */
function paintSquare(size: number): Uint8Array {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  const gradient = context.createLinearGradient(0, 0, size, size);
  gradient.addColorStop(0, '#ff7a59');
  gradient.addColorStop(1, '#27335f');
  context.fillStyle = gradient;
  context.fillRect(0, 0, size, size);
  return canvas.toBuffer('image/png');
}

async function spendAllTokens(database: Database, workspaceId: string): Promise<void> {
  const holdId = randomUUID();
  const at = new Date();
  await database.transaction(async (tx) => {
    await holdTokens(tx, { workspaceId, holdId, amount: 5, reason: 'seed', at });
    await settleHold(tx, { holdId, at });
  });
}

interface Picture {
  readonly kind: GenerationKind;
  /** Pixels. */
  readonly side: number;
  readonly bytes: Uint8Array;
}

/** Inserts `count` creations with the same pixels, one second apart. */
async function addCreations(
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  workspaceId: string,
  { kind, side, bytes }: Picture,
  count: number,
): Promise<void> {
  const now = Date.now();
  for (let index = 0; index < count; index += 1) {
    const row = {
      id: randomUUID(),
      workspaceId,
      kind,
      prompt: `collected ${index}`,
      mediaToken: randomBytes(16).toString('base64url'),
      width: side,
      height: side,
      createdAt: new Date(now + index * 1000),
    };
    const master = await storage.put(masterKey(row.id, kind), bytes, mimeTypeOf(kind));
    await database.transaction((tx) => insertCreation(tx, row, { master, clip: null }));
  }
}
