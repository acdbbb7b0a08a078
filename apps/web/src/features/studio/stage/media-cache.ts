import type { LoadedMedia, MediaSource } from '@loopwright/studio';
import { readFrameDelta } from '../../../lib/frame-delta.ts';
import type { MediaProgress } from './messages.ts';

/** Decoded frames of one file, at most. Larger ones are kept smaller than they are. */
const BYTES_PER_FILE = 200_000_000;

interface MediaCacheOptions {
  readonly fetchFrames: (assetId: string) => Promise<Response>;
  readonly onProgress: (media: MediaProgress) => void;
}

/** The decoded frames of the files of a document. */
export interface MediaCache {
  /** Begins to load a file that is not there yet. null: it cannot be shown yet. */
  readonly media: (source: MediaSource) => LoadedMedia | null;
  /** Whether all files that were asked for are there, or never will be. */
  isSettled(): boolean;
  /** Starts again with files that could not be loaded. */
  retry(): void;
}

interface Entry {
  readonly frames: (ImageBitmap | null)[];
  loaded: LoadedMedia | null;
  state: MediaProgress['state'];
}

export function createMediaCache({ fetchFrames, onProgress }: MediaCacheOptions): MediaCache {
  const entries = new Map<string, Entry>();

  async function load({ assetId }: MediaSource, entry: Entry): Promise<void> {
    const report = (state: MediaProgress['state'], fraction: number): void => {
      entry.state = state;
      onProgress({ assetId, state, fraction });
    };
    try {
      report('loading', 0);
      const response = await fetchFrames(assetId);
      if (!response.ok || !response.body) throw new Error(`The frames answer ${response.status}`);
      const { header, frames } = await readFrameDelta(response.body);
      const frameCount = header.delaysMs.length;
      const scale = scaleFor(header.width * header.height * 4 * frameCount);
      const [width, height] = [header.width, header.height].map((side) =>
        Math.max(1, Math.round(side * scale)),
      ) as [number, number];
      entry.loaded = { width, height, frameCount, frame: (at) => entry.frames[at] ?? null };
      for await (const frame of frames) {
        const pixels = new ImageData(frame, header.width, header.height);
        const resize = { resizeWidth: width, resizeHeight: height } as const;
        entry.frames.push(await createImageBitmap(pixels, scale < 1 ? resize : {}));
        if (entry.frames.length % 8 === 1) report('loading', entry.frames.length / frameCount);
      }
      report('ready', 1);
    } catch {
      report('failed', 0);
    }
  }

  const begin = (source: MediaSource): Entry => {
    const entry: Entry = { frames: [], loaded: null, state: 'loading' };
    entries.set(source.assetId, entry);
    void load(source, entry);
    return entry;
  };

  return {
    media: (source) => (entries.get(source.assetId) ?? begin(source)).loaded,
    isSettled: () => [...entries.values()].every(({ state }) => state !== 'loading'),
    retry() {
      for (const [id, { state }] of entries) if (state === 'failed') entries.delete(id);
    },
  };
}

const scaleFor = (bytes: number): number => Math.min(1, Math.sqrt(BYTES_PER_FILE / bytes));
