import { PageHead } from '../../lib/page-head.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ProsePage } from './prose-page.tsx';

export function TermsPage() {
  return (
    <ProsePage title="Terms of Service">
      <PageHead
        title="Terms of Service"
        description="The rules for using Loopwright, in plain words."
        path="/terms"
      />
      <p>By using Loopwright you agree to these terms.</p>
      <h2>Your account</h2>
      <p>
        Keep your password to yourself and your details true. You are responsible for what happens
        under your account.
      </p>
      <h2>What you make</h2>
      <p>
        What you make is yours, with full commercial rights to your exports. Upload only pictures
        that you may use. Every file says that it was made by AI; please leave that in.
      </p>
      <h2>What is not allowed</h2>
      <p>
        Nothing unlawful, nothing that harms or deceives people, no attempts to break the service or
        to get around its limits.
      </p>
      <h2>Plans and payment</h2>
      <p>
        Tokens are granted each week and do not add up from week to week. Paid plans run month to
        month and can be cancelled in one click; a generation that fails or is cancelled costs
        nothing.
      </p>
      <h2>No warranty</h2>
      <p>
        The service is provided as it is. As far as the law allows, we are not liable for indirect
        damage.
      </p>
      <h2>Law</h2>
      <p>These terms are governed by the laws of the State of Delaware, USA.</p>
      <h2>Questions</h2>
      <p>
        <TextLink to="/contact">Talk to us</TextLink>. We would rather explain than enforce.
      </p>
    </ProsePage>
  );
}
