import { FORM_MESSAGES, PRICING_MESSAGES, SIGNUP_MESSAGES } from '@loopwright/contract';

/** The contact form. Names in braces stand for links. */
export const texts = {
  pageTitle: 'Contact',
  pageDescription:
    "Questions about plans or tokens, a team, a campaign, or a loop that won't close? Write to the people behind Loopwright.",
  title: PRICING_MESSAGES.chat,
  lead: "A team, a campaign, a question about your plan, or a loop that won't close? Tell us. A real person reads every message.",
  name: 'Name',
  email: 'Email Address',
  message: 'Message',
  messageHint: 'About a creation? Paste its link.',
  needsScripts: 'This form needs JavaScript. Please turn it on and reload the page.',
  /** For those who fill in what people cannot see. */
  website: 'Leave this empty',
  submit: 'Send message',
  busy: 'Sending…',
  failed: 'Message not sent. Your draft is safe. Please try again.',
  problems: {
    missingFields: SIGNUP_MESSAGES.missingFields,
    nameTooLong: 'Names can have at most 100 characters.',
    invalidEmail: SIGNUP_MESSAGES.invalidEmail,
    messageTooLong: 'Messages can have at most 5,000 characters.',
    invisibleCharacters: FORM_MESSAGES.invisibleCharacters,
  },
  sender: {
    details: (username: string, plan: string, workspace: string): string =>
      `Signed in as ${username}. We also send your plan (${plan}) and workspace (${workspace}).`,
    personal: 'Personal',
    include: (count: number): string =>
      count === 1
        ? 'Include my last error, so that we can find it in our logs'
        : `Include my last ${count} errors, so that we can find them in our logs`,
  },
  priority: {
    title: 'Priority support',
    text: 'Your message is marked as priority.',
    answer: {
      hours: (count: number): string =>
        `You get a first answer within ${count} ${count === 1 ? 'hour' : 'hours'}.`,
      workingDays: (count: number): string =>
        `You get a first answer within ${count} working ${count === 1 ? 'day' : 'days'}.`,
    },
  },
  done: {
    title: 'Message sent.',
    text: (email: string): string => `Thank you. We'll reply to ${email}.`,
    again: 'Write another message',
  },
  elsewhere: {
    title: 'Quick answers',
    plans: 'Change or cancel your plan in one click on the {pricing} page.',
    questions: 'Tokens, rights, loops: see {questions}.',
    questionsLink: 'Questions, answered',
    data: 'What we keep and how to delete it: see the {privacy}.',
  },
} as const;
