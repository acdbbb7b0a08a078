import { PLANS } from '@loopwright/contract';
import { PageHead } from '../../lib/page-head.tsx';
import { LegalPage } from './legal-page.tsx';
import { TERMS_OF_LAW } from './legal-terms-law.tsx';
import { TERMS_OF_PLANS } from './legal-terms-plans.tsx';
import { TERMS_OF_USE } from './legal-terms-use.tsx';

const SECTIONS = [...TERMS_OF_USE, ...TERMS_OF_PLANS, ...TERMS_OF_LAW];

const SUMMARY = [
  'What you make is yours, with full commercial rights to your exports.',
  "Every file is marked as AI-made. Leave that in, and don't harm or deceive anyone.",
  `${PLANS.free.tokensPerWeek} image tokens every week are free, with a watermark on exports.`,
  'Paid plans run month to month. Cancel in one click; the plan runs to the end of the period.',
  'You must be at least 13, and have a guardian’s consent if you are not of age.',
  'Delaware law applies, and the consumer rights of the place where you live stay yours.',
];

export function TermsPage() {
  return (
    <>
      <PageHead
        title="Terms of Service"
        description="The rules for using Loopwright, in plain words: what is yours, what it costs, what is not allowed."
        path="/terms"
      />
      <LegalPage
        title="Terms of Service"
        updated="2026-11-22"
        summary={SUMMARY}
        sections={SECTIONS}
      />
    </>
  );
}
