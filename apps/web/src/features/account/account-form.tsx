import { type ComponentType, type ReactNode, useEffect, useId } from 'react';
import { useLocation } from 'wouter';
import { useAuth } from '../../lib/auth.tsx';
import { AccountFrame } from './account-frame.tsx';
import { FormBody } from './form-body.tsx';
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
  /** What has to be passed before the form is sent. */
  readonly challenge?: ReactNode;
  /** Below the button. */
  readonly below?: ReactNode;
  /** The way to the other form. */
  readonly footer: ReactNode;
}

/** Signing in and up: the same stage, the same order, the same manners. */
export function AccountForm<
  Values extends Readonly<Record<string, string>>,
  Problem extends string,
>(props: AccountFormProps<Values, Problem>) {
  const { texts, purpose, Fields, challenge, below, footer, ...form } = props;
  const { isAuthenticated } = useAuth();
  const [, navigate] = useLocation();
  const { wrongFields, ...state } = useAccountForm(form);
  const errorId = useId();
  useEffect(() => {
    if (isAuthenticated) navigate('/', { replace: true });
  }, [isAuthenticated, navigate]);
  // The form stays, busy, until the next page is there: an empty page would flash in between.
  const isBusy = state.isBusy || isAuthenticated;
  return (
    <AccountFrame title={texts.title} subtitle={texts.subtitle}>
      <FormBody {...state} isBusy={isBusy} errorId={errorId} texts={texts} below={below}>
        <Fields
          disabled={isBusy}
          errorIdOf={(name) => (wrongFields.includes(name) ? errorId : undefined)}
        />
        {challenge}
      </FormBody>
      <SocialButtons purpose={purpose} isDisabled={isBusy} />
      <p className="mt-6 text-center text-sm text-ink-soft">{footer}</p>
    </AccountFrame>
  );
}
