import {
  type Enhancement,
  loadPromptReader,
  type PromptReader,
} from '@loopwright/illustrator/enhance';
import type { RulesTask } from './rules.ts';

let reader: Promise<PromptReader> | undefined;

/** Runs in a thread; see `openPromptRules`. */
export default async function readPrompt(
  task: RulesTask,
): Promise<Enhancement | readonly string[]> {
  // The next task tries again after a failed start.
  reader ??= loadPromptReader().catch((cause: unknown) => {
    reader = undefined;
    throw cause;
  });
  const { enhance, wordsUnknownThroughout } = await reader;
  return task.kind === 'enhance' ? enhance(task.request) : [...wordsUnknownThroughout(task.prompt)];
}
