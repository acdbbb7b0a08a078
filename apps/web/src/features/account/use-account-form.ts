import { type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../../lib/api-error.ts';

export interface AccountForm<Values, Problem extends string> {
  readonly names: ReadonlyArray<keyof Values & string>;
  /** The first thing wrong, checked before the call. */
  readonly check: (values: Values) => Problem | null;
  /** The field that a problem is about. Problems without one are about the fields left blank. */
  readonly fieldOf: Readonly<Partial<Record<Problem, keyof Values & string>>>;
  readonly problems: Readonly<Record<Problem, string>>;
  readonly submit: (values: Values) => Promise<void>;
  /** Said when the server has no words of its own. */
  readonly fallback: string;
}

/** Something that is wrong turned up while the form was being sent; said as the problems are. */
export class ProblemFound extends Error {
  readonly problem: string;

  constructor(problem: string) {
    super(problem);
    this.name = 'ProblemFound';
    this.problem = problem;
  }
}

/** Kept without words, which may change with the language. */
type Mishap<Problem> =
  | { readonly problem: Problem; readonly fields: readonly string[] }
  | { readonly failure: unknown };

function typedInto(
  form: HTMLFormElement,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const data = new FormData(form);
  const values = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''] as const;
  });
  return Object.fromEntries(values);
}

function focusOn(form: HTMLFormElement, name: string | undefined): void {
  const field = name === undefined ? null : form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** One form, one message: checks, sends, and says what went wrong and with which fields. */
export function useAccountForm<
  Values extends Readonly<Record<string, string>>,
  Problem extends string,
>({ names, check, fieldOf, problems, submit, fallback }: AccountForm<Values, Problem>) {
  const [isBusy, setIsBusy] = useState(false);
  const [mishap, setMishap] = useState<Mishap<Problem> | null>(null);

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = typedInto(form, names) as Values;
    const problem = check(values);
    if (problem !== null) {
      const field = fieldOf[problem];
      const fields = field ? [field] : names.filter((name) => values[name]?.trim() === '');
      setMishap({ problem, fields });
      // Puts the person where the next thing is to be typed.
      focusOn(form, fields[0]);
      return;
    }
    const focused = document.activeElement;
    setMishap(null);
    setIsBusy(true);
    try {
      await submit(values);
    } catch (failure) {
      setMishap(
        failure instanceof ProblemFound && failure.problem in problems
          ? { problem: failure.problem as Problem, fields: [] }
          : { failure },
      );
    }
    flushSync(() => setIsBusy(false));
    // A disabled field loses the focus; give it back to the field that had it.
    const isLost = document.activeElement === document.body;
    if (isLost && focused instanceof HTMLElement) focused.focus();
  };

  const isProblem = mishap !== null && 'problem' in mishap;
  /** The problem of a field, or of the whole form, shows until the value changes. */
  const handleInput = ({ target }: SyntheticEvent<HTMLFormElement>): void => {
    const fields = isProblem ? mishap.fields : [];
    const name = target instanceof HTMLInputElement ? target.name : '';
    if (mishap && (fields.length === 0 || fields.includes(name))) setMishap(null);
  };

  return {
    isBusy,
    error: mishap && (isProblem ? problems[mishap.problem] : messageOf(mishap.failure, fallback)),
    wrongFields: isProblem ? mishap.fields : [],
    handleSubmit,
    handleInput,
  };
}
