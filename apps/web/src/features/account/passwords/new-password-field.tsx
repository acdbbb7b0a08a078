import { LIMITS } from '@loopwright/contract';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { loadTexts, useTexts } from '../../../language/texts.ts';
import { PasswordField } from '../password-field.tsx';
import { askForPasswordMinimum, usePasswordMinimum, withMinimum } from './password-minimum.ts';

type NewPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'autoComplete' | 'hint' | 'onChange' | 'onFocus'
>;

type StrengthMeter = ComponentType<{ readonly password: string }>;

/** What is known of common passwords weighs more than a page: it comes when it is needed. */
async function loadStrength(): Promise<StrengthMeter> {
  const [{ Strength }] = await Promise.all([import('./strength.tsx'), loadTexts(['security'])]);
  return Strength;
}

/** A field for a new password, with its minimum length and its strength. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { signup } = useTexts('account');
  const minimum = usePasswordMinimum();
  const [password, setPassword] = useState('');
  const [Strength, setStrength] = useState<StrengthMeter | null>(null);
  /** For the password managers that read it. */
  const rules = {
    passwordrules: `minlength: ${minimum}; maxlength: ${LIMITS.passwordMaximum};`,
    minLength: minimum,
  };
  const prepare = (): void => {
    askForPasswordMinimum();
    if (Strength !== null) return;
    // A side note: without it, the field is the same.
    loadStrength().then(
      (loaded) => setStrength(() => loaded),
      () => undefined,
    );
  };
  return (
    <PasswordField
      {...props}
      {...rules}
      autoComplete="new-password"
      hint={
        <span className="flex flex-wrap justify-between gap-x-3 gap-y-1.5">
          {withMinimum(signup.passwordHint, minimum)}
          {Strength && password && <Strength password={password} />}
        </span>
      }
      onFocus={prepare}
      onChange={({ target }) => setPassword(target.value)}
    />
  );
}
