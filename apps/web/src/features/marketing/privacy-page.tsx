import { PageHead } from '../../lib/page-head.tsx';
import { LegalPage } from './legal-page.tsx';
import { PRIVACY_DATA } from './legal-privacy-data.tsx';
import { PRIVACY_RIGHTS } from './legal-privacy-rights.tsx';

const SECTIONS = [...PRIVACY_DATA, ...PRIVACY_RIGHTS];

const SUMMARY = [
  'We keep what the service needs: your account, what you make, your tokens and your subscription.',
  'No ads, no analytics, no sale of data. Our pages load nothing from other companies.',
  'A reference image loses its metadata when it arrives, and is deleted soon after its generation ends.',
  'Every file says that it is AI-made. It does not say who you are or what you asked for.',
  'Your profile gives you everything as one download, and deletes your account at once when you say so.',
];

export function PrivacyPage() {
  return (
    <>
      <PageHead
        title="Privacy Policy"
        description="What Loopwright keeps about you, why, for how long, and how to make it go away."
        path="/privacy"
      />
      <LegalPage
        title="Privacy Policy"
        updated="2026-11-26"
        summary={SUMMARY}
        sections={SECTIONS}
      />
    </>
  );
}
