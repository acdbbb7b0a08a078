import type { Account } from '@loopwright/contract';
import { useRef, useState } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { SessionItem } from './session-item.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

interface SessionsCardProps {
  readonly account: Account;
  readonly onChange: (account: Account) => void;
}

/** The browsers in which the user is signed in. */
export function SessionsCard({ account, onChange }: SessionsCardProps) {
  const { sessions: texts } = useTexts('security');
  const [nowMs] = useState(() => Date.now());
  const [ended, setEnded] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card className="p-5 sm:p-7">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {texts.title}
      </h2>
      <ul className="mt-5">
        {account.sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            nowMs={nowMs}
            onEnded={(changed) => {
              onChange(changed);
              setEnded(session.agent || texts.unknownAgent);
              // The button that had the focus goes away.
              heading.current?.focus();
            }}
          />
        ))}
      </ul>
      <output className="mb-4 block text-sm empty:hidden">
        {ended !== null && texts.ended(ended)}
      </output>
      <SignOutEverywhere />
    </Card>
  );
}
