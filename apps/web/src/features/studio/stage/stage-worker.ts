import type { StageReport, StageRequest } from './messages.ts';
import { createStage } from './stage.ts';

/** The little of a worker's own world that is used here; the types are those of a page. */
interface WorkerScope {
  postMessage(message: StageReport, transfer: readonly Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<StageRequest>) => void): void;
  requestAnimationFrame(callback: (nowMs: number) => void): void;
  readonly fonts: FontFaceSet;
}

const scope = globalThis as unknown as WorkerScope;

const stage = createStage({
  report: (report, transfer = []) => scope.postMessage(report, transfer),
  requestFrame: (callback) => scope.requestAnimationFrame(callback),
  fonts: scope.fonts,
});
scope.addEventListener('message', ({ data }) => stage(data));
