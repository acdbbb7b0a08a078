import type { PasswordProblem } from '@loopwright/contract';
import { useTexts } from '../../../language/texts.ts';
import { usePasswordMinimum, withMinimum } from './password-minimum.ts';

interface PasswordProblems {
  readonly minimum: number;
  readonly problems: Readonly<Record<PasswordProblem, string>>;
}

/** What can be wrong with a new password here, in words. */
export function usePasswordProblems(): PasswordProblems {
  const { signup } = useTexts('account');
  const minimum = usePasswordMinimum();
  const { missingFields, passwordTooShort, passwordTooLong } = signup.problems;
  return {
    minimum,
    problems: {
      missingFields,
      passwordTooShort: withMinimum(passwordTooShort, minimum),
      passwordTooLong,
    },
  };
}
