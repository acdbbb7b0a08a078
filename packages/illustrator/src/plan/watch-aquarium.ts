import { kinOf } from '../language/kin.ts';
import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import { showWords } from './spec-changes.ts';

const AQUARIUM = /\b(?:aquarium|fish ?tank)\b/i;
/** Kinds of animals that live in homes. */
const WATCHERS = /^(?:cat|black-cat|dog|raccoon|rabbit|monkey|parrot)$/;
const IN_WATER = /fish$|^(?:turtle|octopus|shark)$/;

/** "a cat watching fish in an aquarium": the fish are in a tank, and the cat before it in a room. */
export function watchAquarium(spec: PromptSpec): PromptSpec {
  const { subjects, relations, prompt } = spec;
  const watcher = subjects.findIndex(({ glyph }) => WATCHERS.test(kinOf(glyph)));
  const swimmer = subjects.findIndex(({ glyph }) => IN_WATER.test(kinOf(glyph)));
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
