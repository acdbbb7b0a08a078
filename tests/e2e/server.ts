/** Starts the product on a data folder of its own, with people who already have a past. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlanName } from '@loopwright/contract';
import { createCanvas } from '@napi-rs/canvas';
import { hash } from '@node-rs/argon2';
import { openDatabase } from '../../apps/server/src/database/connect.ts';
import { creations, users } from '../../apps/server/src/database/schema.ts';
import { openStorage } from '../../apps/server/src/storage/open-storage.ts';
import { holdTokens, settleHold } from '../../apps/server/src/tokens/ledger.ts';
import { PASSWORD, PEOPLE } from './people.ts';

const PLAN_OF: Readonly<Record<keyof typeof PEOPLE, PlanName>> = {
  paid: 'premium',
  broke: 'free',
  canceller: 'basic',
  reloader: 'free',
  collector: 'basic',
};

const dataDirectory = mkdtempSync(join(tmpdir(), 'loopwright-e2e-'));
process.on('exit', () => rmSync(dataDirectory, { recursive: true, force: true }));

const log = { info: () => undefined, warn: () => undefined, error: console.error };
const database = await openDatabase({ databaseUrl: null, dataDirectory, isProduction: false }, log);
const passwordHash = await hash(PASSWORD);
const storage = await openStorage({ storageUrl: null, dataDirectory });
const COLLECTED_KEY = 'collected/picture.png';
await storage.put(COLLECTED_KEY, paintSquare(512), 'image/png');

/** A picture for the gallery that costs nothing to make. */
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
const at = new Date();

for (const [name, plan] of Object.entries(PLAN_OF)) {
  const id = randomUUID();
  const email = `${name}@example.com`;
  await database.orm.insert(users).values({
    id,
    username: name,
    usernameKey: name,
    name: `${name[0]?.toUpperCase()}${name.slice(1)} Person`,
    email,
    emailKey: email,
    passwordHash,
    plan,
    createdAt: at,
  });
  if (name === PEOPLE.broke) {
    const holdId = randomUUID();
    await database.transaction(async (tx) => {
      await holdTokens(tx, { userId: id, holdId, amount: 5, reason: 'a past', at });
      await settleHold(tx, { holdId, at });
    });
  }
  if (name === PEOPLE.collector) {
    await database.orm.insert(creations).values(
      Array.from({ length: 60 }, (_, i) => ({
        id: randomUUID(),
        userId: id,
        kind: 'image' as const,
        prompt: `collected ${i}`,
        mediaToken: `${name}-${randomUUID()}`,
        storageKey: COLLECTED_KEY,
        width: 512,
        height: 512,
        sizeBytes: 1000,
        createdAt: new Date(at.getTime() + i * 1000),
      })),
    );
  }
}
await storage.close();
await database.close();

Object.assign(process.env, {
  PORT: process.argv[2] ?? '4680',
  HOST: '127.0.0.1',
  DATA_DIR: dataDirectory,
  LOG_LEVEL: 'error',
});
await import('../../apps/server/src/main.ts');
