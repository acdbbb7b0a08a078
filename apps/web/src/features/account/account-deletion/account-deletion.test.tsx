import { ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  isDeletionAnnounced,
  announceDeletion,
  takeDeletionAnnouncement,
} from '../../../lib/account-deleted.ts';
import { ana, answer, FakeApi, pending, refusal } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { DeletedNotice } from './deleted-notice.tsx';
import { YourData } from './your-data.tsx';

const ACCOUNT = {
  hasPassword: true,
  isEmailConfirmed: true,
  storedBytes: 12_345_678,
  identities: [],
  sessions: [],
};

function open(hasPassword = true): FakeApi {
  const api = new FakeApi(ana);
  renderPage(<YourData user={ana} account={{ ...ACCOUNT, hasPassword }} />, '/profile');
  return api;
}

it('tells how much of the storage is used', () => {
  open();
  expect(screen.getByText(/^12\.3 MB of 500 MB used/)).toBeInTheDocument();
});

describe('the download of everything', () => {
  const link = (name: string): HTMLElement => screen.getByRole('link', { name });
  const zip = (): Response =>
    new Response('PK', {
      headers: { 'content-disposition': 'attachment; filename="loopwright-ana.zip"' },
    });
  let saved: string[] = [];
  beforeEach(() => {
    saved = [];
    // jsdom follows no downloads.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
  });

  it('is a real link that says what is going on, and keeps the name of the server', async () => {
    const api = open();
    const later = pending();
    api.on('GET', ROUTES.accountExport, () => later.response);
    expect(link('Export data')).toHaveAttribute('href', ROUTES.accountExport);
    fireEvent.click(link('Export data'));
    expect(link('Preparing…')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/Stay on this page/)).toBeInTheDocument();
    fireEvent.click(link('Preparing…'));
    later.give(zip());
    expect(await screen.findByText('Download started.')).toBeInTheDocument();
    expect(saved).toEqual(['loopwright-ana.zip']);
    expect(api.callsTo(ROUTES.accountExport)).toHaveLength(1);
  });

  it('says why it does not come', async () => {
    const api = open();
    api.on('GET', ROUTES.accountExport, () => refusal('tooManyExports'));
    fireEvent.click(link('Export data'));
    expect(await screen.findByRole('alert')).toHaveTextContent(SERVER_MESSAGES.tooManyExports);
    expect(saved).toEqual([]);
  });
});

describe('deleting the account', () => {
  const dialog = () => within(screen.getByRole('alertdialog'));
  const type = (label: string, value: string): void => {
    fireEvent.change(dialog().getByLabelText(label), { target: { value } });
  };
  const confirm = (): void => {
    fireEvent.click(dialog().getByRole('button', { name: 'Delete account' }));
  };
  const ask = (): void => {
    fireEvent.click(screen.getByRole('button', { name: 'Delete account…' }));
  };

  it('names what goes and what stays, and is confirmed by name and password', async () => {
    const api = open();
    ask();
    expect(dialog().getByText(/^Invoices/)).toBeInTheDocument();
    expect(dialog().getByRole('button', { name: 'Keep my account' })).toHaveFocus();
    confirm();
    expect(await dialog().findByRole('alert')).toHaveTextContent('Please fill in all fields');
    type('Your username', 'Ana');
    type('Current password', 'velvet hedgehog');
    confirm();
    expect(await dialog().findByText(SERVER_MESSAGES.confirmWithUsername)).toBeInTheDocument();
    expect(dialog().getByLabelText('Your username')).toHaveFocus();
    expect(api.callsTo(ROUTES.accountDeletion)).toHaveLength(0);

    api.on('POST', ROUTES.accountDeletion, () => refusal('deletionNeedsPayments'));
    type('Your username', 'ana');
    confirm();
    expect(await dialog().findByText(SERVER_MESSAGES.deletionNeedsPayments)).toBeInTheDocument();
    expect(isDeletionAnnounced()).toBe(false);

    api.on('POST', ROUTES.accountDeletion, () => {
      api.signIn(null);
      return new Response(null, { status: 204 });
    });
    confirm();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
    expect(api.callsTo(ROUTES.accountDeletion).at(-1)?.body).toEqual({
      username: 'ana',
      currentPassword: 'velvet hedgehog',
    });
    expect(takeDeletionAnnouncement()).toBe(true);
  });

  it('cannot be left while it is under way', async () => {
    const api = open(false);
    const later = pending();
    api.on('POST', ROUTES.accountDeletion, () => later.response);
    ask();
    expect(dialog().queryByLabelText('Current password')).toBeNull();
    type('Your username', 'ana');
    confirm();
    expect(await dialog().findByRole('button', { name: 'Deleting…' })).toBeDisabled();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    later.give(answer({}, 500));
    expect(await dialog().findByRole('alert')).toHaveTextContent("couldn't delete");
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it('says goodbye once', async () => {
  expect(new FakeApi().calls).toHaveLength(0);
  announceDeletion();
  renderPage(<DeletedNotice />);
  expect(await screen.findByText(/has been deleted/)).toBeInTheDocument();
  expect(isDeletionAnnounced()).toBe(false);
});
