/** Made by the build: see illustrator-words.ts. */
declare module 'virtual:illustrator-words' {
  const entries: readonly import('@loopwright/illustrator/language').VocabularyEntry[];
  export default entries;
}
