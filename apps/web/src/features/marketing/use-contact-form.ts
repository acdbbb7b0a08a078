import {
  checkContact,
  type ContactForm,
  contactForm,
  type ContactProblem,
  ROUTES,
} from '@loopwright/contract';
import { type SyntheticEvent, useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { messageOf, recentErrors } from '../../lib/api-error.ts';
import { callApi } from '../../lib/api.ts';

export type ContactField = keyof ContactForm;

const FIELDS: readonly ContactField[] = ['name', 'email', 'message'];

/** Which fields a problem is about; null: the message could not be sent. */
function fieldsOf(problem: ContactProblem | null, form: ContactForm): readonly ContactField[] {
  if (problem === null) return [];
  if (problem === 'invalidEmail') return ['email'];
  if (problem === 'nameTooLong') return ['name'];
  if (problem === 'messageTooLong') return ['message'];
  const isBlank = (name: ContactField): boolean => form[name].trim() === '';
  return problem === 'missingFields' && FIELDS.some(isBlank) ? FIELDS.filter(isBlank) : FIELDS;
}

interface Failure {
  readonly message: string;
  readonly fields: readonly ContactField[];
}

/**
 * A message to the people who run this installation. What was typed is kept until it has arrived.
 * @param sender whom we know already: fills in what has not been typed yet
 */
export function useContactForm(sender: Pick<ContactForm, 'name' | 'email'> | null) {
  const { problems, failed } = useTexts('contact');
  const [typed, setTyped] = useState<Partial<ContactForm>>({});
  /** For those who fill in everything they find: people do not see it. */
  const [website, setWebsite] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** As they were when the form was opened: those of the form itself need no finding. */
  const [errors] = useState(() => [...recentErrors]);
  const [includesErrors, setIncludesErrors] = useState(true);
  /** Where the answer goes to, once the message has arrived. */
  const [sentFrom, setSentFrom] = useState<string | null>(null);

  const values: ContactForm = {
    name: typed.name ?? sender?.name ?? '',
    email: typed.email ?? sender?.email ?? '',
    message: typed.message ?? '',
  };

  const send = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      const named = errors.map(({ requestId, code, at }) => ({ requestId, code, at }));
      const body = {
        ...contactForm(values),
        website,
        ...(sender && includesErrors && named.length > 0 && { errors: named }),
      };
      await callApi(ROUTES.contact, { method: 'POST', body });
      setSentFrom(body.email);
      setTyped((before) => ({ ...before, message: '' }));
    } catch (error) {
      setFailure({ message: messageOf(error, failed), fields: [] });
    }
    setIsBusy(false);
  };

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const problem = checkContact(values);
    if (problem === null) {
      void send();
      return;
    }
    const fields = fieldsOf(problem, values);
    setFailure({ message: problems[problem], fields });
    const first = event.currentTarget.elements.namedItem(fields[0] ?? '');
    if (first instanceof HTMLElement) first.focus();
  };

  return {
    values,
    website,
    isBusy,
    failure,
    sentFrom,
    errors,
    includesErrors,
    includeErrors: setIncludesErrors,
    type: (field: ContactField, text: string): void => setTyped({ ...typed, [field]: text }),
    typeWebsite: setWebsite,
    writeAgain: (): void => setSentFrom(null),
    handleSubmit,
  };
}
