/** The part of an `AbortSignal` that is used where neither DOM nor Node are known. */
export interface StopSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}
