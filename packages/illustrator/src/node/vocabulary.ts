export { readVocabularyData } from './read-art-pack.ts';
