import { type FormProblem, textOfProblem } from '@loopwright/contract';
import { type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../../lib/api-error.ts';

interface AccountForm<Values> {
  /** The first thing wrong, checked before the call. */
  readonly check: (values: Values) => FormProblem | null;
  readonly submit: (values: Values) => Promise<void>;
  /** Said when the server has no words of its own. */
  readonly fallback: string;
}

/** Puts the person where the next thing is to be typed. */
function focusFirstBlank(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  const name = Object.keys(values).find((key) => values[key]?.trim() === '');
  const field = name === undefined ? null : form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
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
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = Object.fromEntries(
      names.map((name) => {
        const value = data.get(name);
        return [name, typeof value === 'string' ? value : ''];
      }),
    ) as Values;
    const problem = check(values);
    setError(problem === null ? null : textOfProblem(problem));
    if (problem !== null) {
      focusFirstBlank(form, values);
      return;
    }
    const focused = document.activeElement;
    setIsBusy(true);
    try {
      await submit(values);
    } catch (failure) {
      setError(messageOf(failure, fallback));
    }
    flushSync(() => setIsBusy(false));
    // What is disabled loses the focus; whoever typed goes on typing.
    const isLost = document.activeElement === document.body;
    if (isLost && focused instanceof HTMLElement) focused.focus();
  };

  return { isBusy, error, handleSubmit };
}
