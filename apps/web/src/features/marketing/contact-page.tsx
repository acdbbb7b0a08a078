import { PageHead } from '../../lib/page-head.tsx';
import { ProsePage } from './prose-page.tsx';

/** The host's own mailbox, or null where there is no domain to have one. */
function supportAddress(hostname: string): string | null {
  const isDomain = hostname.includes('.') && /[a-z]$/i.test(hostname);
  return isDomain ? `support@${hostname.replace(/^www\./, '')}` : null;
}

export function ContactPage() {
  const address = supportAddress(typeof location === 'undefined' ? '' : location.hostname);
  return (
    <ProsePage title="Let's chat">
      <PageHead
        title="Contact"
        description="Questions about plans, teams, or a loop that will not close: talk to us."
        path="/contact"
      />
      <p>A team, a campaign, a question about your plan, a loop that will not close: tell us.</p>
      {address ? (
        <p>
          Write to{' '}
          <a
            href={`mailto:${address}`}
            className="font-medium text-accent-text underline underline-offset-3"
          >
            {address}
          </a>
          . If it is about a creation, put its link in.
        </p>
      ) : (
        <p>
          This copy of Loopwright runs on a private machine, so the people to ask are the ones who
          started it. They may be sitting next to you.
        </p>
      )}
    </ProsePage>
  );
}
