import { useTexts } from '../../../language/texts.ts';
import { PasswordField } from '../password-field.tsx';

interface CurrentPasswordFieldProps {
  readonly disabled: boolean;
  readonly errorId: string | undefined;
}

/** Proves that whoever changes something delicate is the person. */
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
