interface PlayerOptions {
  /** Asks for a call before the next picture of the screen. */
  readonly requestFrame: (callback: (nowMs: number) => void) => void;
  readonly draw: (frame: number) => void;
  readonly onFrame: (frame: number) => void;
}

interface Timing {
  readonly fps: number;
  readonly frameCount: number;
}

/** Shows frames at the document's own rate, round after round. */
export interface Player {
  setTiming(timing: Timing): void;
  play(isPlaying: boolean): void;
  /** @param frame any whole number; those outside of the round are taken as further rounds */
  seek(frame: number): void;
  /** Draws the frame again that is shown: the document has changed. */
  redraw(): void;
}

export function createPlayer({ requestFrame, draw, onFrame }: PlayerOptions): Player {
  let timing: Timing = { fps: 16, frameCount: 1 };
  let isPlaying = false;
  let frame = 0;
  let isDirty = false;
  let isRequested = false;
  /** When frame 0 of this round was shown. */
  let startMs: number | null = null;

  function tick(nowMs: number): void {
    isRequested = false;
    if (isPlaying) {
      const frameMs = 1000 / timing.fps;
      startMs ??= nowMs - frame * frameMs;
      const next = Math.floor((nowMs - startMs) / frameMs) % timing.frameCount;
      if (next !== frame) {
        frame = next;
        isDirty = true;
        onFrame(frame);
      }
    }
    if (isDirty) {
      isDirty = false;
      draw(frame);
    }
    if (isPlaying) request();
  }

  function request(): void {
    if (isRequested) return;
    isRequested = true;
    requestFrame(tick);
  }

  function redraw(): void {
    isDirty = true;
    request();
  }

  function seek(wanted: number): void {
    const { frameCount } = timing;
    const next = ((wanted % frameCount) + frameCount) % frameCount;
    startMs = null;
    if (next !== frame) {
      frame = next;
      onFrame(frame);
    }
    redraw();
  }

  return {
    setTiming(next) {
      if (next.fps === timing.fps && next.frameCount === timing.frameCount) return;
      timing = { fps: next.fps, frameCount: next.frameCount };
      startMs = null;
      if (frame >= timing.frameCount) seek(frame);
    },
    play(next) {
      isPlaying = next;
      startMs = null;
      request();
    },
    seek,
    redraw,
  };
}
