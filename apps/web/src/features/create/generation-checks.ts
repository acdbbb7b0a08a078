import {
  checkPrompt,
  type GenerationKind,
  LIMITS,
  PLANS,
  type SERVER_MESSAGES,
  type ServerMessage,
  TOKEN_COST,
  typedForm,
  type User,
} from '@loopwright/contract';
import type { Problem } from './problem.ts';

/** What is wrong with a reference image before it is decoded, or null. The server checks the bytes again. */
export function checkReference(file: Pick<File, 'type' | 'size'>): Problem | null {
  if (!file.type.startsWith('image/')) return 'unsupportedFile';
  if (file.size > LIMITS.referenceBytes) return 'fileTooLarge';
  return null;
}

export const mayMakeGifs = (user: User | null): boolean =>
  user !== null && PLANS[user.subscription ?? 'free'].allowsGif;

/** As the server says it in English; other languages are looked up by the code. */
const TEAM_PROBLEMS = {
  roleForbids: "Your role in this workspace doesn't allow that. Ask its owner.",
  workspaceReadOnly: "This team's plan has ended, so nothing new can be made in it.",
} satisfies Pick<typeof SERVER_MESSAGES, 'roleForbids' | 'workspaceReadOnly'>;

/** Why nothing can be made in the team that the user works in; null: something can. */
export function teamProblem({ team }: Pick<User, 'team'>): ServerMessage | null {
  const refusal = (code: keyof typeof TEAM_PROBLEMS): ServerMessage => ({
    code,
    params: {},
    message: TEAM_PROBLEMS[code],
  });
  if (team?.role === 'viewer') return refusal('roleForbids');
  return team?.isReadOnly ? refusal('workspaceReadOnly') : null;
}

/** The first thing that keeps a generation from starting, in the specification's order, or null. */
export function checkGeneration(
  prompt: string,
  kind: GenerationKind,
  user: User | null,
  count = 1,
): Problem | null {
  const promptProblem = checkPrompt(typedForm(prompt));
  if (promptProblem === 'noPrompt') return 'enterPrompt';
  if (!user) return 'pleaseLogIn';
  if (kind === 'gif' && !mayMakeGifs(user)) return 'gifLocked';
  const tokens = user.tokensRemaining ?? 0;
  if (tokens === 0) return 'outOfTokens';
  const possible = Math.floor(tokens / TOKEN_COST[kind]);
  // Of a single one the server says so.
  if (count > 1 && possible < count) return possible === 0 ? 'outOfTokens' : { possible };
  return promptProblem;
}
