import { readVocabularyData } from '@loopwright/illustrator/vocabulary';
import type { Plugin } from 'vite';

const MODULE = 'virtual:illustrator-words';

/** The words of the art pack as a module, for the worker that reads prompts in the browser. */
export function illustratorWords(): Plugin {
  return {
    name: 'illustrator-words',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const data = await readVocabularyData();
      // Browsers read JSON faster than script.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
    },
  };
}
