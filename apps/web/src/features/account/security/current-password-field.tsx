import { useTexts } from '../../../language/texts.ts';
import { PasswordField } from '../password-field.tsx';

interface CurrentPasswordFieldProps {
  readonly disabled: boolean;
  readonly errorId: string | undefined;
}

/** The current password, asked for before a sensitive change. */
export function CurrentPasswordField({ disabled, errorId }: CurrentPasswordFieldProps) {
  const { security } = useTexts('security');
  return (
    <PasswordField
      label={security.currentPassword}
      name="currentPassword"
      autoComplete="current-password"
      disabled={disabled}
      errorId={errorId}
    />
  );
}
