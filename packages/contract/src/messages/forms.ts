/** What can be wrong with typed text where the specification gives no words of its own. */
export const FORM_MESSAGES = {
  passwordTooLong: 'Passwords can have at most 128 characters.',
  usernameTooLong: 'Usernames can have at most 40 characters.',
  nameTooLong: 'Names can have at most 100 characters.',
  usernameHasAt: "Usernames cannot contain '@'.",
  usernameSpaces: 'Usernames can only have single spaces between words.',
  usernameIllegible: 'Usernames need letters or numbers, few accents.',
  usernameReserved: 'That username is reserved. Try another one.',
  unreachableEmail: 'Please enter one email address.',
  promptTooLong: 'Prompts can have at most 2,000 characters.',
  messageTooLong: 'Messages can have at most 5,000 characters.',
  invisibleCharacters: 'Please remove invisible characters.',
} as const;
