import { createHash } from 'node:crypto';
import promptsOfPeople from './prompts-of-people.json' with { type: 'json' };
import prompts from './prompts-of-users.json' with { type: 'json' };

type PromptLanguage = keyof typeof prompts;

export interface UserPrompt {
  readonly language: PromptLanguage;
  readonly prompt: string;
}

/**
 * Prompts worded as users of other products word them. The reader is tuned on the half `tuned` alone;
 * the half `kept` only measures it. The hash of a prompt decides about its half.
 */
export function promptsOfUsers(half: 'tuned' | 'kept'): readonly UserPrompt[] {
  const all = (Object.keys(prompts) as PromptLanguage[]).flatMap((language) =>
    [...prompts[language], ...promptsOfPeople[language]].map((prompt) => ({ language, prompt })),
  );
  return all.filter(({ prompt }) => halfOf(prompt) === half);
}

const halfOf = (prompt: string): 'tuned' | 'kept' =>
  (createHash('sha256').update(prompt).digest()[0] ?? 0) % 2 === 0 ? 'tuned' : 'kept';
