/** Reports and moderation. Apart from `ROUTES`, which every page loads. */
export const MODERATION_ROUTES = {
  reports: '/api/reports',
  /** For operators. */
  queue: '/api/moderation/queue',
  decisions: '/api/moderation/decisions',
  appeal: '/api/moderation/appeals/:id',
  picture: '/api/moderation/creations/:id/picture',
  /** The picture of a user with a public page. */
  profilePicture: '/api/moderation/profiles/:id/picture',
  figures: '/api/moderation/figures',
  /** What was decided about what the principal shares. */
  statements: '/api/statements',
  statementAppeal: '/api/statements/:id/appeal',
} as const;

/** Why something should not be shared. */
export const REPORT_REASONS = [
  'intimate',
  'minors',
  'violence',
  'hate',
  'harassment',
  'rights',
  'deception',
  'spam',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What an operator can decide about something that is shared. */
export const MODERATION_ACTIONS = ['keep', 'hide', 'remove', 'suspend'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** What an operator can decide about an appeal. */
export const APPEAL_OUTCOMES = ['upheld', 'reversed'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** Every entry of the log. */
export type LoggedAction = ModerationAction | AppealOutcome;

/** Characters of what somebody writes about a report, a decision or an appeal. */
export const MODERATION_TEXT_MAXIMUM = 2000;

/** Hours within which a report should be decided. */
export const REPORT_DEADLINE_HOURS = 48;
