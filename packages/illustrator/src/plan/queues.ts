import { isAnimal } from '../language/kinds-of-things.ts';
import { isUncounted } from '../language/numbers.ts';
import { QUEUE_WORDS, saysQueue } from '../language/queues.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { showWords, withChanged } from './spec-changes.ts';

/** How many make a queue where the prompt says no number. */
const IN_QUEUE = 6;

/** People, and animals that stand on the ground. */
const standsInQueues = ({ glyph, person }: Subject, vocabulary: Vocabulary): boolean =>
  person !== null || isAnimal(glyph, vocabulary);

/** "people waiting in line": more than a few, so that the line is seen as one. */
export function inQueues(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { prompt, subjects } = spec;
  const areSeveral = subjects.some((each) => standsInQueues(each, vocabulary) && each.count > 1);
  if (!areSeveral || !saysQueue(prompt)) return spec;
  return showWords(
    withChanged(spec, (subject) => subject.person !== null && isUncounted(subject), {
      count: IN_QUEUE,
    }),
    QUEUE_WORDS,
  );
}
