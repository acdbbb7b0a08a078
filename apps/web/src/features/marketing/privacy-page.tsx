import { PageHead } from '../../lib/page-head.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ProsePage } from './prose-page.tsx';

export function PrivacyPage() {
  return (
    <ProsePage title="Privacy Policy">
      <PageHead
        title="Privacy Policy"
        description="What Loopwright keeps about you, why, and how to make it go away."
        path="/privacy"
      />
      <p>This page says what we keep, why we keep it, and what we never do with it.</p>
      <h2>What we keep</h2>
      <ul>
        <li>Your account: username, name, email address, and a hash of your password.</li>
        <li>
          Your creations: the prompts, the pictures and loops made from them, and their settings.
        </li>
        <li>Your tokens: what was granted, held and spent.</li>
        <li>Technical logs, so that we can find what broke. They hold no passwords.</li>
      </ul>
      <h2>Reference pictures</h2>
      <p>
        A picture that you upload as a reference is used for your creation. Its metadata, such as
        where it was taken, is dropped.
      </p>
      <h2>Cookies and storage</h2>
      <p>
        One cookie keeps you signed in and one protects your forms. Your choice of theme stays in
        your browser. There are no advertising cookies.
      </p>
      <h2>Who else sees it</h2>
      <p>
        A creation can be seen by whoever has its link; deleting it makes the link useless at once.
        Payments are handled by a payment provider, who sees your card; we never do. We do not sell
        your data.
      </p>
      <h2>Children</h2>
      <p>
        Loopwright is not directed at children under 13, and we do not knowingly keep their data.
      </p>
      <h2>Questions and deletion</h2>
      <p>
        Delete creations in your gallery. For everything else,{' '}
        <TextLink to="/contact">ask us</TextLink>.
      </p>
    </ProsePage>
  );
}
