/** The reader of prompts, without anything that draws: small enough for a worker in the browser. */
export { readWords, type ReadWords } from './read-words.ts';
export { vocabularyOf, type VocabularyData } from './vocabulary-of.ts';
