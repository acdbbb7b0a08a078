import { LIMITS } from '@loopwright/contract';
import { z } from 'zod';
import type { ChallengeConfig } from './modules/accounts/challenge/challenge-config.ts';

export interface SecurityConfig {
  readonly passwordMinimum: number;
  /** Generations that one user may request per hour. */
  readonly generationsPerHour: number;
  /** Generations that one network address may request per hour, of all accounts together. */
  readonly generationsPerHourAndAddress: number;
  /** Prompt suggestions that one user may request per hour. */
  readonly enhancementsPerHour: number;
  /** Prompt suggestions that one network address may request per hour, of all accounts together. */
  readonly enhancementsPerHourAndAddress: number;
  /** Small pictures of styles that one user may request per hour. */
  readonly stylePreviewsPerHour: number;
  /** The same for one network address, of all accounts together. */
  readonly stylePreviewsPerHourAndAddress: number;
  /** Changes of shares that one user may make per hour. */
  readonly sharesPerHour: number;
  /** The same for one network address, of all accounts together. */
  readonly sharesPerHourAndAddress: number;
  /** Pages, files and previews of shares that one network address may request per hour. */
  readonly shareViewsPerHourAndAddress: number;
  /** Likes that one user may give or take back per hour. */
  readonly likesPerHour: number;
  /** The same for one network address, of all accounts together. */
  readonly likesPerHourAndAddress: number;
  /** Reports that one network address may send per hour. */
  readonly reportsPerHour: number;
  /** Reports of all addresses together per hour. */
  readonly reportsPerHourTotal: number;
  /** Reads of the community gallery and of profiles that one network address may make per hour. */
  readonly communityViewsPerHourAndAddress: number;
  /** Changes of teams that one user may make per hour. */
  readonly teamChangesPerHour: number;
  /** The same for one network address, of all accounts together. */
  readonly teamChangesPerHourAndAddress: number;
  /** Invitations to teams that one user may send per hour. */
  readonly invitationsPerHour: number;
  /** The same for one network address, of all accounts together. */
  readonly invitationsPerHourAndAddress: number;
  /** The file with the rules for prompts; null: the built-in ones. */
  readonly promptRulesFile: string | null;
  readonly challenge: ChallengeConfig | null;
}

const text = z.string().trim().optional();
/** The defaults are higher than what a plan's tokens allow per hour: they stop scripts, not people. */
const rate = (defaultRate: number) => z.coerce.number().int().min(1).default(defaultRate);

export const securityVariables = {
  PASSWORD_MINIMUM: z.coerce.number().int().min(LIMITS.passwordMinimum).max(64).default(8),
  GENERATIONS_PER_HOUR: rate(3000),
  GENERATIONS_PER_HOUR_AND_ADDRESS: rate(6000),
  ENHANCEMENTS_PER_HOUR: rate(200),
  ENHANCEMENTS_PER_HOUR_AND_ADDRESS: rate(1000),
  STYLE_PREVIEWS_PER_HOUR: rate(1500),
  STYLE_PREVIEWS_PER_HOUR_AND_ADDRESS: rate(6000),
  SHARES_PER_HOUR: rate(600),
  SHARES_PER_HOUR_AND_ADDRESS: rate(3000),
  SHARE_VIEWS_PER_HOUR_AND_ADDRESS: rate(20_000),
  LIKES_PER_HOUR: rate(300),
  LIKES_PER_HOUR_AND_ADDRESS: rate(600),
  REPORTS_PER_HOUR: rate(10),
  REPORTS_PER_HOUR_TOTAL: rate(600),
  COMMUNITY_VIEWS_PER_HOUR_AND_ADDRESS: rate(6000),
  TEAM_CHANGES_PER_HOUR: rate(600),
  TEAM_CHANGES_PER_HOUR_AND_ADDRESS: rate(3000),
  INVITATIONS_PER_HOUR: rate(20),
  INVITATIONS_PER_HOUR_AND_ADDRESS: rate(60),
  PROMPT_RULES: text,
  CHALLENGE: z.enum(['turnstile', 'hcaptcha']).optional(),
  CHALLENGE_SITE_KEY: text,
  CHALLENGE_SECRET: text,
};

type Values = z.infer<z.ZodObject<typeof securityVariables>>;

const CHALLENGE_VARIABLES = ['CHALLENGE', 'CHALLENGE_SITE_KEY', 'CHALLENGE_SECRET'] as const;

/** The three variables are set together or not at all. */
export function findSecurityFaults(values: Values): { variable: string; message: string }[] {
  const missing = CHALLENGE_VARIABLES.filter((variable) => values[variable] === undefined);
  if (missing.length === CHALLENGE_VARIABLES.length) return [];
  const message = 'the three CHALLENGE variables are given together or not at all';
  return missing.map((variable) => ({ variable, message }));
}

export function securityOf(values: Values): SecurityConfig {
  const { CHALLENGE, CHALLENGE_SITE_KEY, CHALLENGE_SECRET } = values;
  return {
    passwordMinimum: values.PASSWORD_MINIMUM,
    generationsPerHour: values.GENERATIONS_PER_HOUR,
    generationsPerHourAndAddress: values.GENERATIONS_PER_HOUR_AND_ADDRESS,
    enhancementsPerHour: values.ENHANCEMENTS_PER_HOUR,
    enhancementsPerHourAndAddress: values.ENHANCEMENTS_PER_HOUR_AND_ADDRESS,
    stylePreviewsPerHour: values.STYLE_PREVIEWS_PER_HOUR,
    stylePreviewsPerHourAndAddress: values.STYLE_PREVIEWS_PER_HOUR_AND_ADDRESS,
    sharesPerHour: values.SHARES_PER_HOUR,
    sharesPerHourAndAddress: values.SHARES_PER_HOUR_AND_ADDRESS,
    shareViewsPerHourAndAddress: values.SHARE_VIEWS_PER_HOUR_AND_ADDRESS,
    likesPerHour: values.LIKES_PER_HOUR,
    likesPerHourAndAddress: values.LIKES_PER_HOUR_AND_ADDRESS,
    reportsPerHour: values.REPORTS_PER_HOUR,
    reportsPerHourTotal: values.REPORTS_PER_HOUR_TOTAL,
    communityViewsPerHourAndAddress: values.COMMUNITY_VIEWS_PER_HOUR_AND_ADDRESS,
    teamChangesPerHour: values.TEAM_CHANGES_PER_HOUR,
    teamChangesPerHourAndAddress: values.TEAM_CHANGES_PER_HOUR_AND_ADDRESS,
    invitationsPerHour: values.INVITATIONS_PER_HOUR,
    invitationsPerHourAndAddress: values.INVITATIONS_PER_HOUR_AND_ADDRESS,
    promptRulesFile: values.PROMPT_RULES ?? null,
    challenge:
      CHALLENGE && CHALLENGE_SITE_KEY && CHALLENGE_SECRET
        ? { provider: CHALLENGE, siteKey: CHALLENGE_SITE_KEY, secret: CHALLENGE_SECRET }
        : null,
  };
}
