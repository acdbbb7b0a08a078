import { type ContactForm, LIMITS, ROUTES } from '@loopwright/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { apiErrorFrom, recentErrors } from '../../lib/api-error.ts';
import { forgetUser } from '../../lib/forget-user.ts';
import { configuration } from '../../testing/configuration.ts';
import { ana, answer, FakeApi, pending, refusal } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ContactPage } from './contact-page.tsx';

const field = (label: string): HTMLInputElement | HTMLTextAreaElement =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);

const LABELS = { name: 'Name', email: 'Email Address', message: 'Message' } as const;

function write(form: Partial<ContactForm>): void {
  for (const [name, text] of Object.entries(form)) {
    fireEvent.change(field(LABELS[name as keyof ContactForm]), { target: { value: text } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
}

const letter: ContactForm = {
  name: 'Bo',
  email: 'bo@example.com',
  message: ' It will not close. ',
};

describe('the contact form', () => {
  it('sends what was written, is busy meanwhile, and says that it has arrived', async () => {
    const api = new FakeApi();
    const sending = pending();
    api.on('POST', ROUTES.contact, () => sending.response);
    renderPage(<ContactPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Let's chat");
    write(letter);
    const button = await screen.findByRole('button', { name: 'Sending…' });
    fireEvent.click(button);
    sending.give(answer({}, 202));
    const heading = await screen.findByRole('heading', { name: 'Message sent.' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText(/reply to bo@example.com/)).toBeInTheDocument();
    expect(api.callsTo(ROUTES.contact).map(({ body }) => body)).toEqual([
      { name: 'Bo', email: 'bo@example.com', message: 'It will not close.', website: '' },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(field('Message')).toHaveValue('');
    expect(field('Name')).toHaveValue('Bo');
  });

  it('fills in the signed-in user, and keeps what was typed before the session was known', async () => {
    const api = new FakeApi();
    const check = pending();
    api.on('GET', ROUTES.me, () => check.response);
    renderPage(<ContactPage />);
    fireEvent.change(field('Name'), { target: { value: 'Ana of the team' } });
    check.give(answer({ user: ana }));
    await screen.findByDisplayValue('ana@example.com');
    expect(field('Name')).toHaveValue('Ana of the team');
  });

  it('tells a user with priority support how soon they get an answer, and names recent errors if they like', async () => {
    forgetUser();
    const api = new FakeApi({ ...ana, subscription: 'premium' });
    const supportPromise = { count: 1, unit: 'workingDays' } as const;
    api.on('GET', ROUTES.configuration, () => answer({ ...configuration, supportPromise }));
    api.on('POST', ROUTES.contact, () => answer({}, 202));
    const failed = { code: 'internal', params: {}, message: 'Something went wrong.' };
    await apiErrorFrom(answer({ ...failed, requestId: 'request-7' }, 500));
    renderPage(<ContactPage />);
    expect(await screen.findByText(/first answer within 1 working day\./)).toBeInTheDocument();
    expect(screen.getByText(/plan \(Studio\) and workspace \(Personal\)/)).toBeInTheDocument();
    expect(screen.getByText(/internal · request-7/)).toBeInTheDocument();
    write({ message: 'It broke.' });
    await screen.findByRole('heading', { name: 'Message sent.' });
    fireEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: /Include my last error/ }));
    write({ message: 'It broke again.' });
    await screen.findByRole('heading', { name: 'Message sent.' });
    const bodies = api.callsTo(ROUTES.contact).map(({ body }) => body);
    expect(bodies[0]).toMatchObject({
      errors: [{ requestId: 'request-7', code: 'internal', at: expect.any(String) }],
    });
    expect(bodies[1]).not.toHaveProperty('errors');
    forgetUser();
    expect(recentErrors).toEqual([]);
  });

  it.each([
    [{}, 'Please fill in all fields', 'Name'],
    [{ name: 'Bo', email: 'bo@example.com' }, 'Please fill in all fields', 'Message'],
    [{ ...letter, email: 'bo' }, 'Please enter a valid email', 'Email Address'],
    [{ ...letter, name: 'b'.repeat(LIMITS.nameMaximum + 1) }, /at most 100/, 'Name'],
    [{ ...letter, message: 'm'.repeat(LIMITS.contactMessageMaximum + 1) }, /5,000/, 'Message'],
  ])('asks for what is missing or wrong before the call: %#', (form, message, label) => {
    const api = new FakeApi();
    renderPage(<ContactPage />);
    write(form);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(field(label)).toHaveFocus();
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(expect.stringMatching(message));
    expect(api.callsTo(ROUTES.contact)).toHaveLength(0);
  });

  it('keeps the words and gives the reason when the server refuses', async () => {
    const api = new FakeApi();
    const reason = 'That was a lot of messages. Please try again in 20 minutes.';
    api.on('POST', ROUTES.contact, () => refusal('tooManyMessages', reason));
    renderPage(<ContactPage />);
    write(letter);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(reason);
    expect(alert.parentElement).toHaveFocus();
    expect(field('Message')).toHaveValue(letter.message);
    expect(screen.getByRole('button', { name: 'Send message' })).toBeInTheDocument();
  });

  it('keeps the words when there is no connection', async () => {
    const api = new FakeApi();
    api.on('POST', ROUTES.contact, () => Promise.reject(new TypeError('Failed to fetch')));
    renderPage(<ContactPage />);
    write(letter);
    expect(await screen.findByRole('alert')).toHaveTextContent('Message not sent.');
    expect(field('Message')).toHaveValue(letter.message);
  });

  it('has a trap that people neither see nor reach', () => {
    expect(new FakeApi().calls).toHaveLength(0);
    renderPage(<ContactPage />);
    const trap = document.querySelector('input[name=website]');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  });
});
