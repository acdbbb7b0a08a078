import { Eye } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

interface PasswordFieldProps extends Omit<
  ComponentProps<typeof Field>,
  'label' | 'type' | 'trailing'
> {
  /** Where there is more than one. */
  readonly label?: string | undefined;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, name = 'password', ...props }: PasswordFieldProps) {
  const { form } = useTexts('account');
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...props}
      label={label ?? form.password}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <Button
          variant="quiet"
          size="icon"
          disabled={props.disabled}
          aria-label={isShown ? form.hideCharacters : form.showCharacters}
          onClick={() => setIsShown(!isShown)}
        >
          <Eye className="size-5" aria-hidden="true" />
          {/* Crossed out: a second picture would weigh more. */}
          {isShown && <span className="absolute h-0.5 w-6 rotate-45 rounded-full bg-current" />}
        </Button>
      }
    />
  );
}
