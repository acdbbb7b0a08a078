import { emptyDocument } from '@loopwright/studio';
import { expect, it } from 'vitest';
import { localCopies } from './local-copy.ts';
import { openDocument } from './open-document.ts';

const document = emptyDocument({ width: 480, height: 480, background: null });
const saved = {
  id: 'document-1',
  name: 'Fox',
  version: 3,
  width: 480,
  height: 480,
  frameCount: 48,
  creationId: null,
  createdAt: '2026-11-25T00:00:00.000Z',
  updatedAt: '2026-11-25T00:00:00.000Z',
  body: { ...document },
};
const changed = { ...document, fps: 20 };

it('opens what the server has', () => {
  expect(openDocument(saved, localCopies)).toMatchObject({
    kind: 'opened',
    opened: { document, version: 3, isUnsaved: false },
  });
});

it('goes on with changes that are only in this browser', () => {
  localCopies.write(saved.id, { version: 3, name: 'Fox', body: changed });
  expect(openDocument(saved, localCopies)).toMatchObject({
    kind: 'opened',
    opened: { document: changed, isUnsaved: true },
  });
});

it('asks when the server has other changes since', () => {
  localCopies.write(saved.id, { version: 2, name: 'Fox', body: changed });
  expect(openDocument(saved, localCopies)).toMatchObject({ kind: 'conflict' });
});

it('leaves out a copy that cannot be read, or is what the server has', () => {
  localCopies.write(saved.id, { version: 2, name: 'Fox', body: { schemaVersion: 1 } });
  expect(openDocument(saved, localCopies).kind).toBe('opened');
  localCopies.write(saved.id, { version: 2, name: 'Fox', body: document });
  expect(openDocument(saved, localCopies).kind).toBe('opened');
  expect(localCopies.read(saved.id)).toBeNull();
});

it('says why a document cannot be opened', () => {
  const newer = { ...saved, body: { ...document, schemaVersion: 99 } };
  expect(openDocument(newer, localCopies)).toEqual({ kind: 'unreadable', reason: 'newerVersion' });
});
