import type { OperatorActionName, OperatorUser } from '@loopwright/contract';
import { useRef, useState } from 'react';
import { useOperatorTexts } from '../../language/all/operators.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ActionForm } from './action-form.tsx';

interface UserActionsProps {
  readonly user: OperatorUser;
  /** The username of the operator. */
  readonly operator: string;
}

/** What can be done about an account; the chosen action opens its form. */
export function UserActions({ user, operator }: UserActionsProps) {
  const { actions: texts } = useOperatorTexts();
  const [chosen, setChosen] = useState<OperatorActionName | null>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const offered: readonly OperatorActionName[] = [
    'grant',
    'plan',
    'sign-out',
    // The server refuses to suspend an operator.
    ...(user.suspendedAt !== null ? (['lift'] as const) : []),
    ...(user.suspendedAt === null && !user.isOperator ? (['suspend'] as const) : []),
  ];
  const close = (): void => {
    setChosen(null);
    // The form that had the focus is gone.
    group.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <>
      <fieldset
        ref={group}
        aria-label={texts.title}
        className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4"
      >
        {offered.map((action) => (
          <Button
            key={action}
            size="compact"
            aria-expanded={chosen === action}
            className={classNames(
              action === 'suspend' && 'text-danger!',
              chosen === action && 'border-ink-soft!',
            )}
            onClick={() => setChosen(chosen === action ? null : action)}
          >
            {texts[action]}
          </Button>
        ))}
      </fieldset>
      {chosen !== null && offered.includes(chosen) && (
        <ActionForm key={chosen} action={chosen} user={user} operator={operator} onClose={close} />
      )}
    </>
  );
}
