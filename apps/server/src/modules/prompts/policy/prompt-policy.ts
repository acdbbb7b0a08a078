/**
 * The seam for whatever judges prompts: the built-in deny list, or a service of your own
 * (docs/prompt-rules.md). It sees every prompt on its way to an engine.
 */
export interface PromptPolicy {
  /**
   * @returns the kind of rule that the prompt breaks, for metrics and never for the person; null: none
   * @throws whatever happened when it could not judge: the generation then fails, and costs nothing
   */
  check(prompt: string): string | null | Promise<string | null>;
}
