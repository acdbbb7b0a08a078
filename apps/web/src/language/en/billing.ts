import { type Plan, PLANS, PRICING_MESSAGES } from '@loopwright/contract';

const wordsOf = ({ description, badge, features }: Plan) => ({ description, badge, features });

/** The plans as all users see them. What a person's own plan says is in the part "account". */
export const texts = {
  plans: {
    free: wordsOf(PLANS.free),
    basic: wordsOf(PLANS.basic),
    premium: wordsOf(PLANS.premium),
  },
  pricing: {
    ...PRICING_MESSAGES,
    pageTitle: 'Pricing',
    pageDescription: (basicPrice: string, premiumPrice: string): string =>
      `Start free with 5 tokens a week. Creator is ${basicPrice} and Studio ${premiumPrice} a month. Cancel anytime.`,
    intro: (imageTokens: number, gifTokens: number): string =>
      `An image costs ${imageTokens} token, a looping GIF ${gifTokens}. Tokens refresh every Monday. Month to month. Cancel in one click.`,
    /** Follows the price. */
    perMonth: '/month',
    forGood: 'forever',
    trial: (days: number): string => `First ${days} days free`,
    sandbox: 'Test mode: try any plan, no card will be charged.',
    notSold: "Paid plans aren't available here. Everyone is on Starter.",
    chatQuestion: 'A team, a campaign, an odd idea? {chat}',
  },
} as const;
