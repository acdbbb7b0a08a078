import { type SyntheticEvent, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';

interface AccountForm<Values> {
  /** The first thing wrong, checked before the call. */
  readonly check: (values: Values) => string | null;
  readonly submit: (values: Values) => Promise<void>;
  /** Said when the server has no words of its own. */
  readonly fallback: string;
}

/** One form, one message: checks, sends, and says what went wrong. */
export function useAccountForm<Values extends Readonly<Record<string, string>>>(
  names: ReadonlyArray<keyof Values & string>,
  { check, submit, fallback }: AccountForm<Values>,
) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values = Object.fromEntries(
      names.map((name) => {
        const value = data.get(name);
        return [name, typeof value === 'string' ? value : ''];
      }),
    ) as Values;
    const problem = check(values);
    setError(problem);
    if (problem !== null) return;
    setIsBusy(true);
    try {
      await submit(values);
    } catch (failure) {
      setError(messageOf(failure, fallback));
    }
    setIsBusy(false);
  };

  return { isBusy, error, setError, handleSubmit };
}
