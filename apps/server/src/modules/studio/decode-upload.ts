import type { MessageCode } from '@loopwright/contract';
import { openThreadPool } from '../../platform/threads/thread-pool.ts';

type StillMoves = Extract<MessageCode, 'logoMoves' | 'avatarMoves'>;

export interface DecodeUploadTask {
  readonly path: string;
  /** Where the file of frames is written. */
  readonly framesPath: string;
  /** Present: only a JPEG, PNG or WebP of one frame is taken, and kept with this longest side. */
  readonly still?: {
    readonly longestSide: number;
    /** Why a moving file is refused. */
    readonly moves: StillMoves;
  };
}

export interface CheckFontTask {
  readonly fontPath: string;
}

export type FontFormat = 'ttf' | 'otf' | 'woff2';

/** What an upload has become. */
export type DecodedUpload =
  | {
      readonly status: 'decoded';
      readonly width: number;
      readonly height: number;
      readonly frameCount: number;
      /** Of one round; 0: a still. */
      readonly durationMs: number;
      readonly hasAlpha: boolean;
    }
  | {
      readonly status: 'refused';
      readonly reason:
        | StillMoves
        | Extract<
            MessageCode,
            | 'imageUnsupported'
            | 'imageDamaged'
            | 'imageTooManyPixels'
            | 'uploadTooManyFrames'
            | 'uploadTooManyPixels'
          >;
    };

export interface UploadThread {
  /** @throws an error when the thread has died */
  decode(task: DecodeUploadTask): Promise<DecodedUpload>;
  /** @returns null for a file that is no font, or that cannot be drawn with */
  checkFont(path: string): Promise<FontFormat | null>;
  close(): Promise<void>;
}

const IDLE_MS = 30_000;
const HEAP_MB = 512;

/** A thread that decodes uploads and checks fonts, one after the other: each may take some hundred MB. */
export function openUploadThread(): UploadThread {
  const file = new URL('./decode-upload-thread.ts', import.meta.url);
  const pool = openThreadPool<DecodeUploadTask | CheckFontTask, DecodedUpload | FontFormat | null>(
    file,
    {
      threads: 1,
      heapMb: HEAP_MB,
      idleMs: IDLE_MS,
      // The image library's callbacks need the thread's event loop between tasks, too.
      atomics: 'disabled',
    },
  );
  return {
    decode: (task) => pool.run(task) as Promise<DecodedUpload>,
    checkFont: (fontPath) => pool.run({ fontPath }) as Promise<FontFormat | null>,
    close: () => pool.close(),
  };
}
