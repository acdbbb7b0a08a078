import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';

interface FormBodyProps {
  readonly isBusy: boolean;
  readonly error: string | null;
  /** Fields that are wrong point at what is said there. */
  readonly errorId: string;
  readonly handleSubmit: (event: SyntheticEvent<HTMLFormElement>) => Promise<void>;
  /** Hears of each change in a field. */
  readonly handleInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly texts: { readonly submit: string; readonly busy: string };
  /** Below the button. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** The fields, what is wrong with them, and the one button. */
export function FormBody(props: FormBodyProps) {
  const { isBusy, error, errorId, handleSubmit, handleInput, texts, below, children } = props;
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void handleSubmit(event)}
      onInput={handleInput}
    >
      <div className="grid gap-4">
        {children}
        {error && (
          <ErrorNotice>
            <span id={errorId}>{error}</span>
          </ErrorNotice>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          className="w-full"
          isBusy={isBusy}
          disabled={isBusy}
        >
          {isBusy ? texts.busy : texts.submit}
        </Button>
        {below && <p className="text-center text-xs text-balance text-ink-soft">{below}</p>}
      </div>
    </form>
  );
}
