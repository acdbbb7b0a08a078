/**
 * The interface of policies for prompts: the built-in deny list, or a service of the operator
 * (docs/prompt-rules.md). It checks every prompt before an engine gets it.
 */
export interface PromptPolicy {
  /**
   * @returns the kind of the broken rule, for metrics only and not for the user; null: none
   * @throws any error when it cannot decide: the generation then fails without cost
   */
  check(prompt: string): string | null | Promise<string | null>;
}
