import type { ReadWords } from '@loopwright/illustrator/language';

/** A prompt for the worker to read. */
export interface WordsRequest {
  readonly prompt: string;
}

/** What the worker has read. */
export interface WordsReport extends WordsRequest {
  readonly words: ReadWords;
}

/** Reads prompts as the illustrator does. */
export interface WordsReader {
  /** Asks for the words of a prompt; the answer comes as a report. */
  read(prompt: string): void;
  /** Ends the worker. */
  close(): void;
}

/** Starts the worker that reads prompts. A worker that cannot start reports nothing. */
export function openWordsReader(onReport: (report: WordsReport) => void): WordsReader {
  const worker = new Worker(new URL('./words-worker.ts', import.meta.url), { type: 'module' });
  const send = (request: WordsRequest): void => worker.postMessage(request, []);
  worker.addEventListener('message', ({ data }: MessageEvent<WordsReport>) => onReport(data));
  return {
    read: (prompt) => send({ prompt }),
    close: () => worker.terminate(),
  };
}
