import { SERVER_MESSAGES, type ServerMessage } from '@loopwright/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.ts';
import { serverText } from './texts.ts';

const plain = (code: string, message: string): ServerMessage => ({ code, params: {}, message });
const tooShort = (minimum: number): ServerMessage => ({
  code: 'passwordTooShort',
  params: { minimum },
  message: SERVER_MESSAGES.passwordTooShort({ minimum }),
});
const taken = plain('usernameTaken', SERVER_MESSAGES.usernameTaken);

describe('messages of the server', () => {
  afterEach(() => chooseLanguage('en'));

  it('are shown as sent in English', async () => {
    expect(serverText(taken)).toBe('That username is taken. Try another one.');
    expect(serverText(tooShort(15))).toBe('Password must be at least 15 characters');
  });

  it('are translated by their code, whatever the sentence is', async () => {
    await chooseLanguage('de');
    expect(serverText({ ...taken, message: 'Reworded.' })).toBe(
      'Dieser Benutzername ist vergeben. Probiere einen anderen.',
    );
  });

  it.each([
    ['de', 'Das Passwort braucht mindestens 15 Zeichen'],
    ['es', 'La contraseña debe tener al menos 15 caracteres'],
    ['fr', 'Le mot de passe doit avoir au moins 15 caractères'],
    ['ja', 'パスワードは15文字以上にしてください'],
  ] as const)('name their parameters in %s', async (language, sentence) => {
    await chooseLanguage(language);
    expect(serverText(tooShort(15))).toBe(sentence);
  });

  it('are shown as sent when the code is unknown', async () => {
    await chooseLanguage('de');
    expect(serverText(plain('fromTheFuture', 'Something new.'))).toBe('Something new.');
  });
});
