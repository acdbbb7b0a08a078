import { ButtonLink } from '../../../ui/button.tsx';
import { AccountFrame } from '../account-frame.tsx';

interface LinkProblemProps {
  readonly texts: {
    readonly title: string;
    readonly subtitle: string;
    readonly text: string;
    readonly link: string;
  };
  /** Where the next link comes from. */
  readonly to: string;
}

/** A letter's link that opens nothing, and the way on. */
export function LinkProblem({ texts, to }: LinkProblemProps) {
  return (
    <AccountFrame title={texts.title} subtitle={texts.subtitle}>
      <div role="alert" className="grid gap-5">
        <p>{texts.text}</p>
        <ButtonLink to={to} variant="primary" size="large">
          {texts.link}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
