import { type ComponentType, type ReactNode, useId } from 'react';
import { useAuth } from '../../lib/auth.tsx';
import { Redirect } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { AccountFrame } from './account-frame.tsx';
import { SocialButtons, type SocialPurpose } from './social/social-buttons.tsx';
import { type AccountForm as Form, useAccountForm } from './use-account-form.ts';

/** What a field of the form needs to know of the form. */
export interface FieldState<Values> {
  readonly disabled: boolean;
  readonly errorIdOf: (name: keyof Values & string) => string | undefined;
}

interface AccountFormProps<Values, Problem extends string> extends Form<Values, Problem> {
  readonly texts: {
    readonly title: string;
    readonly subtitle: string;
    readonly submit: string;
    readonly busy: string;
  };
  /** What the ways in through others are for. */
  readonly purpose: SocialPurpose;
  readonly Fields: ComponentType<FieldState<Values>>;
  /** Below the button: what pressing it means. */
  readonly terms?: ReactNode;
  /** The way to the other form. */
  readonly footer: ReactNode;
}

/** Signing in and up: the same stage, the same order, the same manners. */
export function AccountForm<
  Values extends Readonly<Record<string, string>>,
  Problem extends string,
>(props: AccountFormProps<Values, Problem>) {
  const { texts, purpose, Fields, terms, footer, ...form } = props;
  const { isAuthenticated } = useAuth();
  const { isBusy, error, wrongFields, handleSubmit } = useAccountForm(form);
  const errorId = useId();
  if (isAuthenticated) return <Redirect to="/" />;
  return (
    <AccountFrame title={texts.title} subtitle={texts.subtitle}>
      <form noValidate method="post" onSubmit={(event) => void handleSubmit(event)}>
        <div className="grid gap-4">
          <Fields
            disabled={isBusy}
            errorIdOf={(name) => (wrongFields.includes(name) ? errorId : undefined)}
          />
          {error && (
            <ErrorNotice>
              <span id={errorId}>{error}</span>
            </ErrorNotice>
          )}
          <Button
            type="submit"
            variant="primary"
            size="large"
            className="w-full"
            isBusy={isBusy}
            disabled={isBusy}
          >
            {isBusy ? texts.busy : texts.submit}
          </Button>
          {terms && <p className="text-center text-xs text-balance text-ink-soft">{terms}</p>}
        </div>
      </form>
      <SocialButtons purpose={purpose} isDisabled={isBusy} />
      <p className="mt-6 text-center text-sm text-ink-soft">{footer}</p>
    </AccountFrame>
  );
}
