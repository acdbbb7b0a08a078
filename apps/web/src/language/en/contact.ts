import { PRICING_MESSAGES, SIGNUP_MESSAGES } from '@loopwright/contract';

/** The contact form. Names in braces stand for links. */
export const texts = {
  pageTitle: 'Contact',
  pageDescription:
    'Write to the people who run Loopwright: a question about plans or tokens, a team, a campaign, or a loop that will not close.',
  title: PRICING_MESSAGES.chat,
  lead: 'A team, a campaign, a question about your plan, a loop that will not close: tell us. It goes straight to the people who run this place.',
  name: 'Name',
  email: 'Email Address',
  message: 'Message',
  messageHint: 'About a creation? Put its link in.',
  needsScripts: 'This form needs JavaScript. Please turn it on and reload the page.',
  /** For those who fill in what people cannot see. */
  website: 'Leave this empty',
  submit: 'Send message',
  busy: 'Sending…',
  failed: 'That did not get through. Your words are still here: please try again.',
  problems: {
    missingFields: SIGNUP_MESSAGES.missingFields,
    nameTooLong: 'Names can have at most 100 characters.',
    invalidEmail: SIGNUP_MESSAGES.invalidEmail,
    messageTooLong: 'Messages can have at most 5,000 characters.',
    invisibleCharacters: 'Please leave out invisible characters.',
  },
  done: {
    title: 'We have it.',
    text: (email: string): string => `Thank you. Our answer goes to ${email}.`,
    again: 'Write another message',
  },
  elsewhere: {
    title: 'Perhaps quicker',
    plans: 'Change or cancel a plan: it takes one click on the {pricing} page.',
    questions: 'Tokens, rights, loops: see the {questions}.',
    questionsLink: 'good questions',
    data: 'What we keep, and how to have it deleted: see the {privacy}.',
  },
} as const;
