import type { ComponentProps } from 'react';
import { Field } from '../../ui/field.tsx';

type UsernameFieldProps = Omit<ComponentProps<typeof Field>, 'name' | 'autoComplete'>;

/** A name typed as it was chosen: nothing is corrected or capitalised. */
export function UsernameField(props: UsernameFieldProps) {
  return (
    <Field
      {...props}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
