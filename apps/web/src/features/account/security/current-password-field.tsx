import { useTexts } from '../../../language/texts.ts';
import { useAuth } from '../../../lib/auth.tsx';
import { PasswordField } from '../password-field.tsx';

interface CurrentPasswordFieldProps {
  readonly disabled: boolean;
  readonly errorId: string | undefined;
}

/** Proves that whoever changes something delicate is the person. */
export function CurrentPasswordField({ disabled, errorId }: CurrentPasswordFieldProps) {
  const { user } = useAuth();
  const { security } = useTexts('security');
  return (
    <>
      {/* Tells password managers whose password it is. */}
      <input
        hidden
        readOnly
        type="text"
        name="account"
        autoComplete="username"
        value={user?.username ?? ''}
      />
      <PasswordField
        label={security.currentPassword}
        name="currentPassword"
        autoComplete="current-password"
        disabled={disabled}
        errorId={errorId}
      />
    </>
  );
}
