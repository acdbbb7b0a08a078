import { isStopped } from '../../../platform/threads/stop-flag.ts';
import type { DrawingAnswer, DrawingTask } from '../../engines/illustrator/drawing-task.ts';

/** A drawing thread that does what its prompt says. */
export default async function draw(task: DrawingTask): Promise<DrawingAnswer> {
  const { request, stop, port } = task;
  switch (request.prompt) {
    case 'draw':
      port.postMessage({ stage: 'drawing', fraction: 0.5 });
      return {
        status: 'drawn',
        result: {
          bytes: Uint8Array.of(1, 2, 3),
          mimeType: 'image/png',
          width: request.options.width,
          height: request.options.height,
          seam: null,
          text: null,
        },
      };
    case 'refuse':
      return { status: 'refused', code: 'promptAgainstRules' };
    case 'throw':
      return { status: 'threw', error: new Error('a mistake') };
    case 'exit':
      return process.exit(1);
    case 'crash':
      setImmediate(() => {
        throw new Error('outside of every promise');
      });
      return await new Promise(() => undefined);
    case 'until stopped':
      port.postMessage({ stage: 'drawing', fraction: 0.1 });
      while (!isStopped(stop)) await new Promise((resolve) => setImmediate(resolve));
      return { status: 'threw', error: new Error('stopped') };
    default:
      throw new Error(`The test asks for ${request.prompt}`);
  }
}
