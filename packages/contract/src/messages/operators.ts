/** What is said to operators. Translated apart from the others, because one page alone says it. */
export const OPERATOR_MESSAGES = {
  operatorProtected:
    'Operators cannot be suspended. Take the name out of OPERATORS and restart the server first.',
  planHasSubscription:
    'A subscription decides about the plan of this workspace. Change it in Stripe.',
  reasonRequired: 'Write down the reason.',
} as const;
