import { TextLink } from './text-link.tsx';

interface LinkedMessageProps {
  readonly message: string;
  /** The words of the message that become the link. */
  readonly phrase: string;
  readonly to: string;
}

/** A sentence of which some words are a link. */
export function LinkedMessage({ message, phrase, to }: LinkedMessageProps) {
  const start = message.indexOf(phrase);
  if (start < 0) return message;
  return (
    <>
      {message.slice(0, start)}
      <TextLink to={to}>{phrase}</TextLink>
      {message.slice(start + phrase.length)}
    </>
  );
}
