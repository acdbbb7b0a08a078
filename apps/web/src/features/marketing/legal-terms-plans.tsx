import { type Plan, PLANS, TOKEN_COST } from '@loopwright/contract';
import { TextLink } from '../../ui/text-link.tsx';
import type { LegalSection } from './legal-section.ts';

const { free, basic, premium } = PLANS;

const gigabytes = ({ storageBytes }: Plan): number => storageBytes / 1_000_000_000;
const tokens = (count: number): string => `${count} token${count === 1 ? '' : 's'}`;

/** What it costs, and how it ends. */
export const TERMS_OF_PLANS: readonly LegalSection[] = [
  {
    id: 'tokens',
    title: 'Tokens and the free plan',
    body: (
      <>
        <p>
          An image costs {tokens(TOKEN_COST.image)}, a GIF {tokens(TOKEN_COST.gif)}. The free plan,{' '}
          {free.label}, comes with {free.tokensPerWeek} image tokens every week, makes images only,
          and puts a visible watermark on exports. It needs no card.
        </p>
        <p>
          Tokens refresh every Monday at 00:00 (UTC-5). What is left over then expires. Tokens are
          no money: they cannot be paid out, sold or moved to another account. A generation that
          fails or that you cancel gives its tokens back to the week they came from.
        </p>
        <p>
          Creations take up storage: {gigabytes(free)} GB come with {free.label}, {gigabytes(basic)}{' '}
          GB with {basic.label} and {gigabytes(premium)} GB with {premium.label}. When it is full,
          nothing is deleted; you make room before you create more.
        </p>
      </>
    ),
  },
  {
    id: 'plans',
    title: 'Paid plans',
    body: (
      <>
        <ul>
          <li>
            <strong>{basic.label}:</strong> ${basic.priceUsd} per month, {basic.tokensPerWeek}{' '}
            tokens every week.
          </li>
          <li>
            <strong>{premium.label}:</strong> ${premium.priceUsd} per month, {premium.tokensPerWeek}{' '}
            tokens every week.
          </li>
        </ul>
        <p>
          Both make images and GIFs, without a watermark for as long as the plan runs.{' '}
          <TextLink to="/pricing">Pricing</TextLink> lists the rest. Prices are in US dollars; taxes
          are added where the law says so and shown before you pay.
        </p>
        <p>
          Plans run from month to month and renew until you cancel. Payments go through Stripe,
          which keeps your card; we never see it. If a payment fails it is tried again for a while,
          and if it still fails you are moved to the free plan. Changing from one paid plan to the
          other takes effect at once, and what remains of the month is prorated.
        </p>
      </>
    ),
  },
  {
    id: 'trial',
    title: 'Trial',
    body: (
      <p>
        {basic.label} begins with a {basic.trialDays}-day trial, once per person. Cancel before it
        ends and you pay nothing; otherwise the first month begins, and is charged, when it ends.
      </p>
    ),
  },
  {
    id: 'cancellation',
    title: 'Canceling and refunds',
    body: (
      <p>
        Cancel in one click, whenever you like, on the pricing page or in the billing portal. Your
        plan then runs to the end of the period you have paid for, and after that you are on the
        free plan; your creations stay. Deleting your account ends the plan at once instead, and
        with it the time that remains. We do not refund parts of a month, except where the law
        requires it. Rights of withdrawal that consumers have by law are not touched.
      </p>
    ),
  },
  {
    id: 'prices',
    title: 'Price changes',
    body: (
      <p>
        If a price or an allowance changes to your disadvantage, we announce it at least 30 days
        before, and it applies from your next renewal after that. If you do not like it, cancel
        before then.
      </p>
    ),
  },
];
