import { encodeVideo, VideoError } from './encode-video.ts';
import type { VideoReport, VideoTask } from './messages.ts';

/** The little of a worker's own world that is used here; the types are those of a page. */
interface WorkerScope {
  postMessage(message: VideoReport, transfer: readonly Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<VideoTask>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;

async function make(task: VideoTask): Promise<void> {
  try {
    const video = await encodeVideo(task, (fraction) =>
      scope.postMessage({ type: 'progress', fraction }, []),
    );
    scope.postMessage({ type: 'made', video }, [video.bytes]);
  } catch (error) {
    const reason = error instanceof VideoError ? error.reason : 'broken';
    scope.postMessage({ type: 'failed', reason }, []);
  }
}

scope.addEventListener('message', ({ data }) => void make(data));
