/** Made by the build: see illustrator-words.ts. */
declare module 'virtual:illustrator-words' {
  const data: import('@loopwright/illustrator/language').VocabularyData;
  export default data;
}
