/** What can be wrong with typed text where the specification gives no words of its own. */
export const FORM_MESSAGES = {
  passwordTooLong: 'Passwords can have at most 128 characters.',
  usernameTooLong: 'Usernames can have at most 40 characters.',
  nameTooLong: 'Names can have at most 100 characters.',
  usernameHasAt: "Usernames cannot contain '@'.",
  usernameSpaces: 'Usernames can have single spaces between words, and no other blanks.',
  usernameNeedsLetter: 'Usernames need at least one letter or number.',
  usernameTooManyMarks: 'Usernames cannot have that many accents on one letter.',
  usernameReserved: 'That username is reserved. Try another one.',
  unreachableEmail: 'Please enter one email address, such as name@example.com.',
  promptTooLong: 'Prompts can have at most 2,000 characters.',
  messageTooLong: 'Messages can have at most 5,000 characters.',
  invisibleCharacters: 'Please leave out invisible characters.',
} as const;
