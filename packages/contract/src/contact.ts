// Apart from the schema, so that the form in the browser does not load the schema library.
import { LIMITS } from './limits.ts';
import { isMailAddress } from './mail-address.ts';
import { hasUnstorable, isInvisible, typedForm } from './typed-text.ts';

/** How many failed requests a message can name. */
export const CONTACT_ERRORS_MAXIMUM = 5;

export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export type ContactProblem =
  | 'missingFields'
  | 'nameTooLong'
  | 'invalidEmail'
  | 'messageTooLong'
  | 'invisibleCharacters';

/** As it is sent on: trimmed, with one character for each line break. */
export const contactForm = ({ name, email, message }: ContactForm): ContactForm => ({
  name: name.trim(),
  email: email.trim(),
  message: typedForm(message),
});

/** The first thing wrong with a message to the operator, or null. */
export function checkContact(form: ContactForm): ContactProblem | null {
  const { name, email, message } = contactForm(form);
  if ([name, email, message].some(isInvisible)) return 'missingFields';
  if (lengthOf(name) > LIMITS.nameMaximum) return 'nameTooLong';
  if (!isMailAddress(email)) return 'invalidEmail';
  if (lengthOf(message) > LIMITS.contactMessageMaximum) return 'messageTooLong';
  // A name is one line: a break in it could only be meant to add to the head of the letter.
  const isUnclean = [name, email, message].some(hasUnstorable) || /[\n\r\t]/.test(name);
  return isUnclean ? 'invisibleCharacters' : null;
}

/** Counts visible characters: an emoji outside the basic plane is one character. */
const lengthOf = (text: string): number => Array.from(text).length;
