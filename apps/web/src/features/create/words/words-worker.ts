import { readWords, vocabularyOf } from '@loopwright/illustrator/language';
import data from 'virtual:illustrator-words';
import type { WordsReport, WordsRequest } from './open-words-reader.ts';

/** The little of a worker's own world that is used here; the types are those of a page. */
interface WorkerScope {
  postMessage(message: WordsReport, transfer: readonly Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<WordsRequest>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const vocabulary = vocabularyOf(data);
// Engines compile a pattern at its first use and to machine code at its second: done before somebody types, for the
// first prompts would take 150 ms.
for (const prompt of ['a cat', 'a fox', '猫', '犬']) readWords(prompt, vocabulary);

scope.addEventListener('message', ({ data: { prompt } }) => {
  scope.postMessage({ prompt, words: readWords(prompt, vocabulary) }, []);
});
