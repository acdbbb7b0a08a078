import { readFile } from 'node:fs/promises';
import { ConfigurationError } from '../../../platform/configuration-error.ts';
import { denyList } from './deny-list.ts';
import { parseRules, RulesError } from './parse-rules.ts';
import type { PromptPolicy } from './prompt-policy.ts';

const BUILT_IN = new URL('./built-in-rules.txt', import.meta.url);

export interface PolicyConfig {
  /** The file with the rules for prompts; null: the built-in ones. */
  readonly promptRulesFile: string | null;
}

/**
 * Opens the configured policy. A policy of another kind is created here.
 * @throws ConfigurationError when the rules file cannot be read or has a mistake
 */
export async function openPromptPolicy({
  promptRulesFile: file,
}: PolicyConfig): Promise<PromptPolicy> {
  try {
    return denyList(parseRules(await readFile(file ?? BUILT_IN, 'utf8')));
  } catch (cause) {
    if (file === null) throw cause;
    throw new ConfigurationError(`PROMPT_RULES (${file}): ${explain(cause)}`, { cause });
  }
}

function explain(cause: unknown): string {
  if (cause instanceof RulesError) return cause.message;
  const { code } = cause as NodeJS.ErrnoException;
  return code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code ?? 'unknown'})`;
}
