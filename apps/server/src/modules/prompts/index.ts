export { enhancementLimits } from './enhancement-limits.ts';
export { createEnhancementService, type EnhancementService } from './enhancement-service.ts';
export { openPromptPolicy } from './policy/open-policy.ts';
export { createPromptGuard, type PromptGuard } from './policy/prompt-guard.ts';
export type { PromptPolicy } from './policy/prompt-policy.ts';
export { registerPromptRoutes } from './routes.ts';
export { openPromptRules, type PromptRules } from './rules.ts';
