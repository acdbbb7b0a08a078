import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hookFiles, type WithNodeFiles } from './durable-files.ts';

describe('the files of the embedded database', () => {
  let folder = '';
  let nfd = 0;
  const onDiskFull = vi.fn<() => void>();
  const onSync = vi.fn<() => void>();

  beforeEach(async () => {
    vi.clearAllMocks();
    folder = await mkdtemp(path.join(tmpdir(), 'loopwright-files-'));
    nfd = openSync(path.join(folder, 'file'), 'w');
  });
  afterEach(async () => {
    closeSync(nfd);
    await rm(folder, { recursive: true });
  });

  /** Emscripten's files as they come, with a disk that has room for so many bytes. */
  function filesWithRoom(roomBytes: number): WithNodeFiles['NODEFS'] {
    const files: WithNodeFiles['NODEFS'] = {
      tryFSOperation: (operation) => operation(),
      stream_ops: {
        write: (file, buffer, offset, length) =>
          files.tryFSOperation(() => {
            if (roomBytes === 0) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
            return writeSync(file.nfd, buffer, offset, Math.min(length, roomBytes));
          }),
      },
    };
    hookFiles({ NODEFS: files }, { onDiskFull, onSync });
    return files;
  }

  const bytes = new Uint8Array(100);

  it('are written and synced', () => {
    const files = filesWithRoom(100);
    expect(files.stream_ops.write({ nfd }, bytes, 0, 100)).toBe(100);
    expect(files.stream_ops.fsync?.({ nfd })).toBe(0);
    expect(onSync).toHaveBeenCalledOnce();
    expect(onDiskFull).not.toHaveBeenCalled();
  });

  it('tell of a disk that is full', () => {
    const files = filesWithRoom(0);
    expect(() => files.stream_ops.write({ nfd }, bytes, 0, 100)).toThrow('no space');
    expect(onDiskFull).toHaveBeenCalledOnce();
  });

  it('tell of a disk that holds only a part', () => {
    expect(filesWithRoom(60).stream_ops.write({ nfd }, bytes, 0, 100)).toBe(60);
    expect(onDiskFull).toHaveBeenCalledOnce();
  });

  it.each(['EDQUOT', 'ENOSPC'])('tell of %s in whatever is done with them', (code) => {
    const fail = (): never => {
      throw Object.assign(new Error('cannot'), { code });
    };
    expect(() => filesWithRoom(100).tryFSOperation(fail)).toThrow('cannot');
    expect(onDiskFull).toHaveBeenCalledOnce();
  });

  it('say nothing of other errors', () => {
    const fail = (): never => {
      throw Object.assign(new Error('not there'), { code: 'ENOENT' });
    };
    expect(() => filesWithRoom(100).tryFSOperation(fail)).toThrow('not there');
    expect(onDiskFull).not.toHaveBeenCalled();
  });
});
