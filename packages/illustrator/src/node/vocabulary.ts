export { readVocabularyEntries } from './read-art-pack.ts';
