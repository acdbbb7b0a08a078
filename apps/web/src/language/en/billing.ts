import { type Plan, PLANS, PRICING_MESSAGES } from '@loopwright/contract';

const wordsOf = ({ description, badge, features }: Plan) => ({ description, badge, features });

/** The plans as everybody sees them. What a person's own plan says is in the part "account". */
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
      `Start free with five tokens a week. Creator is ${basicPrice} and Studio ${premiumPrice} a month; leave whenever you like.`,
    intro: (imageTokens: number, gifTokens: number): string =>
      `A picture costs ${imageTokens} token, a looping GIF ${gifTokens}. Tokens refresh every Monday. Plans run month to month and end in one click.`,
    /** Follows the price. */
    perMonth: '/month',
    forGood: 'for good',
    trial: (days: number): string => `First ${days} days free`,
    sandbox: 'This Loopwright pays in a sandbox: try every plan, no card is charged.',
    notSold: 'This Loopwright sells no plans. Everybody creates with Starter.',
    chatQuestion: 'A team, a campaign, an odd idea? {chat}',
  },
} as const;
