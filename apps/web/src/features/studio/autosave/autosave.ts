import type { LocalCopies } from './local-copy.ts';

/** After the first change that is not saved. */
const LOCAL_AFTER_MS = 700;
const SERVER_AFTER_MS = 2500;
/** Between tries while there is no answer. */
const RETRY_AFTER_MS = 5000;

export type SaveState =
  | 'saved'
  | 'saving'
  /** Kept in this browser until the server answers. */
  | 'local'
  /** The server has changes of another window: nothing is sent until the user has chosen. */
  | 'conflict'
  /** The server does not take it. */
  | 'refused';

type Failure = Exclude<SaveState, 'saved' | 'saving'>;

/** What is saved of a document. */
interface Kept {
  readonly name: string;
  readonly body: unknown;
}

interface AutosaveOptions {
  readonly documentId: string;
  /** The version that the server has. */
  readonly version: number;
  readonly copies: LocalCopies;
  /** @returns the new version */
  readonly save: (version: number, kept: Kept, isLeaving: boolean) => Promise<number>;
  /** What an error of `save` means. */
  readonly failureOf: (error: unknown) => Failure;
  readonly onState: (state: SaveState) => void;
}

/** Saves changes, first in this browser and then on the server. */
export interface Autosave {
  changed(kept: Kept): void;
  /** Saves at once: the page is left, the connection is back, or the server is to make something of it. */
  readonly flush: (isLeaving?: boolean) => Promise<SaveState>;
  /** Gives up what is not saved: the user has chosen the other changes, or has them elsewhere. */
  readonly discard: () => void;
  /** Ends the timers. */
  stop(): void;
}

export function createAutosave(options: AutosaveOptions): Autosave {
  const { documentId, copies, save, failureOf, onState } = options;
  let { version } = options;
  let state: SaveState = 'saved';
  let unsaved: Kept | null = null;
  let sending = Promise.resolve();
  let localTimer: ReturnType<typeof setTimeout> | undefined;
  let serverTimer: ReturnType<typeof setTimeout> | undefined;

  function show(next: SaveState): void {
    state = next;
    onState(next);
  }

  function writeLocally(): void {
    clearTimeout(localTimer);
    localTimer = undefined;
    if (unsaved !== null) copies.write(documentId, { version, ...unsaved });
  }

  async function send(isLeaving: boolean): Promise<void> {
    clearTimeout(serverTimer);
    serverTimer = undefined;
    if (unsaved === null || state === 'conflict') return;
    const sent = unsaved;
    show('saving');
    try {
      version = await save(version, sent, isLeaving);
    } catch (error) {
      writeLocally();
      show(failureOf(error));
      if (state === 'local') schedule(RETRY_AFTER_MS);
      return;
    }
    if (unsaved !== sent) {
      schedule(SERVER_AFTER_MS);
      return;
    }
    unsaved = null;
    clearTimeout(localTimer);
    localTimer = undefined;
    copies.remove(documentId);
    show('saved');
  }

  /** One after the other: each needs the version that the one before has made. */
  function sendInTurn(isLeaving: boolean): Promise<void> {
    sending = sending.then(() => send(isLeaving));
    return sending;
  }

  function schedule(afterMs: number): void {
    serverTimer ??= setTimeout(() => void sendInTurn(false), afterMs);
  }

  return {
    changed(kept) {
      unsaved = kept;
      localTimer ??= setTimeout(writeLocally, LOCAL_AFTER_MS);
      if (state === 'conflict') return;
      show('saving');
      schedule(SERVER_AFTER_MS);
    },
    async flush(isLeaving = false) {
      writeLocally();
      await sendInTurn(isLeaving);
      return state;
    },
    discard() {
      unsaved = null;
      copies.remove(documentId);
    },
    stop() {
      clearTimeout(localTimer);
      clearTimeout(serverTimer);
    },
  };
}
