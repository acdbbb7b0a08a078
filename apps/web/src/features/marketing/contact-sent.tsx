import { useEffect, useRef } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';

interface ContactSentProps {
  readonly email: string;
  readonly onAgain: () => void;
}

/** The answer to a message that has arrived. Takes the focus that the form had. */
export function ContactSent({ email, onAgain }: ContactSentProps) {
  const { done } = useTexts('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid min-h-96 animate-rise content-center justify-items-start gap-3">
      <LoopMark
        className="mb-2 size-20 [&>path:last-child]:animate-draw"
        strokeWidth={2}
        state={1}
      />
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {done.title}
      </h2>
      <p className="max-w-full text-lg text-ink-soft">{done.text(email)}</p>
      <Button className="mt-4" onClick={onAgain}>
        {done.again}
      </Button>
    </div>
  );
}
