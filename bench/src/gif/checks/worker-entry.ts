/** Encodes in a browser's worker as often as asked and posts the milliseconds of each time. */
import { encodeGifBytes, type Frame } from '@loopwright/media';

interface Task {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly times: number;
}

interface WorkerScope {
  addEventListener(type: 'message', listener: (event: { readonly data: Task }) => void): void;
  postMessage(durationsMs: readonly number[], transfer: readonly ArrayBuffer[]): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data: task }) => {
  void encodeOften(task).then((durationsMs) => scope.postMessage(durationsMs, []));
});

async function encodeOften({ pixels, width, height, times }: Task): Promise<readonly number[]> {
  const size = width * height * 4;
  const frames: Frame[] = Array.from({ length: pixels.length / size }, (_, index) => ({
    data: pixels.subarray(index * size, (index + 1) * size),
    width,
    height,
  }));
  const durationsMs: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await encodeGifBytes(frames);
    durationsMs.push(performance.now() - start);
  }
  return durationsMs;
}
