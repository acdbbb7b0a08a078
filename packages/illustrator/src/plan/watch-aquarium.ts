import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import { showWords } from './spec-changes.ts';

const AQUARIUM = /\b(?:aquarium|fish ?tank)\b/i;
const WATCHERS =
  /^(?:cat|black-cat|dog|@(?:tabby|gingercat|siamese|tuxedo|calico|persian|sphynx|corgi|pug|golden)|raccoon|rabbit|monkey|parrot)$/;
const IN_WATER =
  /fish$|^(?:@clownfish|@betta|@goldfish|@koi|@seahorse|@axolotl|turtle|octopus|shark)$/;

/** "a cat watching fish in an aquarium": the fish are in a tank, and the cat before it in a room. */
export function watchAquarium(spec: PromptSpec): PromptSpec {
  const { subjects, relations, prompt } = spec;
  const watcher = subjects.findIndex(({ glyph }) => WATCHERS.test(glyph));
  const swimmer = subjects.findIndex(({ glyph }) => IN_WATER.test(glyph));
  const isInSea = spec.setting === 'underwater' && AQUARIUM.test(prompt);
  if (watcher < 0 || swimmer < 0 || !isInSea) return spec;
  return showWords(
    {
      ...spec,
      setting: 'living',
      subjects: [...subjects, oneOf('@fishtank')],
      relations: [
        ...relations.filter(({ from }) => from !== swimmer),
        { from: swimmer, to: subjects.length, kind: 'inside' },
      ],
    },
    /^aquarium$/i,
  );
}
