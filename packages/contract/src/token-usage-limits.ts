/** Entries of the token ledger in one answer. */
export const TOKEN_USAGE_PAGE = { default: 50, maximum: 100 } as const;

/** The days that the chart of used tokens shows. */
export const TOKEN_USAGE_DAYS = 30;
