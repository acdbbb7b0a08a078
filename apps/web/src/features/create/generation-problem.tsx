import { CREATE_MESSAGES } from '@loopwright/contract';
import { LinkedMessage } from '../../ui/linked-message.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const { pleaseLogIn, gifLocked, upgrade } = CREATE_MESSAGES;

function withLinks(message: string) {
  if (message === pleaseLogIn)
    return <LinkedMessage message={message} phrase="log in" to="/login" />;
  if (message === gifLocked) {
    return <LinkedMessage message={message} phrase={upgrade} to="/pricing" />;
  }
  if (!message.includes('subscription')) return message;
  return (
    <>
      {message} <TextLink to="/pricing">{upgrade}</TextLink>
    </>
  );
}

/** The red box, with the way out where there is one. */
export function GenerationProblem({ message }: { readonly message: string }) {
  return <ErrorNotice>{withLinks(message)}</ErrorNotice>;
}
