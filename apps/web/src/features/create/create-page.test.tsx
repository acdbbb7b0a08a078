import {
  DOCUMENT_ROUTES,
  GENERATION_ID_HEADER,
  pathTo,
  ROUTES,
  SERVER_MESSAGES,
  type User,
} from '@loopwright/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../language/choose-language.ts';
import { ana, answer, FakeApi, pending, refusal } from '../../testing/fake-api.ts';
import { FakeEventSource } from '../../testing/fake-event-source.ts';
import { creation, generation } from '../../testing/generation.ts';
import { pngFile } from '../../testing/png-file.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { CreatePage } from './create-page.tsx';

const basic: User = { ...ana, subscription: 'basic', tokensRemaining: 20 };
const picture = { image: { mimeType: 'image/png', base64Data: 'aGVsbG8=' } };

async function open(user: User | null): Promise<FakeApi> {
  const api = new FakeApi(user);
  renderPage(<CreatePage />, '/create');
  await screen.findByLabelText('Prompt');
  return api;
}

afterEach(() => act(() => chooseLanguage('en')));

const write = (prompt: string): void => {
  fireEvent.change(screen.getByLabelText('Prompt'), { target: { value: prompt } });
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
// The pill of wide screens and the bar of narrow ones are both in the page; styles show one.
const chooseGif = (): void => {
  fireEvent.click(screen.getAllByRole('button', { name: /^GIF/ })[0] as HTMLElement);
};
const pick = (file: File): void => {
  fireEvent.change(screen.getByLabelText(/Reference image/), { target: { files: [file] } });
};

describe('who may press the button', () => {
  it('waits for the session', async () => {
    const api = new FakeApi();
    const check = pending();
    api.on('GET', ROUTES.me, () => check.response);
    renderPage(<CreatePage />, '/create');
    expect(screen.getByText('Loading session …')).toBeInTheDocument();
    check.give(refusal('unauthenticated'));
    await screen.findByLabelText('Prompt');
  });

  it('sends visitors to the login', async () => {
    await open(null);
    expect(screen.queryByRole('button', { name: 'Generate Image' })).not.toBeInTheDocument();
    expect(screen.getByText(/to create images or GIFs\./)).toBeInTheDocument();
    write('a cat');
    fireEvent.keyDown(window, { key: 'Enter', ctrlKey: true });
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('Please log in to generate.');
    expect(within(problem).getByRole('link', { name: 'log in' })).toHaveAttribute('href', '/login');
    expect(screen.queryByText(/to create images or GIFs\./)).not.toBeInTheDocument();
  });

  it('shows visitors no tokens', async () => {
    await open(null);
    expect(screen.queryByText(/TOKENS/)).not.toBeInTheDocument();
  });

  it('still has the prompt of a visitor who signs in, until it is changed', async () => {
    await open(null);
    write('a cat');
    cleanup();
    await open(ana);
    expect(screen.getByLabelText('Prompt')).toHaveValue('a cat');
    write('a dog');
    cleanup();
    await open(ana);
    expect(screen.getByLabelText('Prompt')).toHaveValue('');
  });

  it('needs a prompt', async () => {
    await open(ana);
    expect(screen.getByRole('button', { name: 'Generate Image' })).toBeDisabled();
    write('  ');
    expect(screen.getByRole('button', { name: 'Generate Image' })).toBeDisabled();
    write('a cat');
    expect(screen.getByRole('button', { name: 'Generate Image' })).toBeEnabled();
  });

  it('counts characters as people do, and says when there are too many', async () => {
    await open(ana);
    write('🦊'.repeat(1799));
    expect(screen.queryByText('201 left')).not.toBeInTheDocument();
    write('🦊'.repeat(1900));
    expect(screen.getByText('100 left')).toBeInTheDocument();
    expect(screen.getByLabelText('Prompt')).not.toHaveAttribute('aria-invalid');
    write('🦊'.repeat(2001));
    expect(screen.getByLabelText('Prompt')).toHaveAccessibleDescription('1 too many');
    expect(screen.getByLabelText('Prompt')).toBeInvalid();
    press('Generate Image');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Prompts can have at most 2,000 characters.',
    );
  });

  it('needs tokens', async () => {
    await open({ ...ana, tokensRemaining: 0 });
    write('a cat');
    expect(screen.getByRole('button', { name: 'Generate Image' })).toBeDisabled();
    expect(screen.getByText("You're out of tokens for this week.")).toBeInTheDocument();
    expect(screen.getByText('TOKENS: 0')).toBeInTheDocument();
  });

  it.each([
    [{ role: 'viewer', isReadOnly: false }, /Your role in this workspace doesn't allow that/],
    [{ role: 'owner', isReadOnly: true }, /This team's plan has ended/],
  ] as const)('needs a team that may make something: %j', async (team, words) => {
    await open({ ...ana, team: { id: 'team', name: 'Fox', ...team } });
    write('a cat');
    expect(screen.getByRole('button', { name: 'Generate Image' })).toBeDisabled();
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it.each([
    ['free', true],
    ['basic', true],
    ['premium', false],
  ] as const)(
    'says once to %s users when tokens come, and offers a larger plan',
    async (plan, isOffered) => {
      const user = {
        ...ana,
        subscription: plan,
        tokensRemaining: 0,
        tokensRefreshAt: '2026-11-30T05:00:00.000Z',
      };
      await open(user);
      write('a cat');
      fireEvent.keyDown(window, { key: 'Enter', ctrlKey: true });
      const problem = await screen.findByRole('alert');
      expect(problem).toHaveTextContent(
        /^You're out of tokens for this week. New tokens on Monday, November 30/,
      );
      expect(screen.getAllByText(/out of tokens/)).toHaveLength(1);
      // The sizes have an offer of their own, in a closed panel.
      const around = within(problem.parentElement as HTMLElement);
      expect(around.queryAllByRole('link', { name: 'Upgrade' })).toHaveLength(isOffered ? 1 : 0);
    },
  );

  it('keeps GIF locked on the free plan and says what unlocks it, in place of other errors', async () => {
    await open(ana);
    pick(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    await screen.findByText('Unsupported file type');
    chooseGif();
    expect(screen.getByRole('button', { name: 'Generate Image' })).toBeInTheDocument();
    const lock = screen.getByRole('alert');
    expect(lock).toHaveTextContent(/^GIFs are Basic & Premium only\. Upgrade\.$/);
    expect(within(lock).getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing');
    const offer = screen.getAllByRole('region', { name: 'Creator' })[0] as HTMLElement;
    expect(offer).toHaveTextContent(/200 tokens a week/);
    expect(offer).toHaveTextContent(/GIFs up to 720p/);
    expect(offer).toHaveTextContent(/New tokens on Monday, June 8/);
    expect(within(offer).getAllByRole('link')).toHaveLength(1);
    write('a cat');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('makes loops when the address asks for them', async () => {
    const api = new FakeApi(basic);
    renderPage(<CreatePage />, '/create?mode=gif');
    expect(await screen.findByRole('button', { name: 'Generate GIF' })).toBeInTheDocument();
    expect(api.callsTo(ROUTES.me)).not.toHaveLength(0);
  });

  it('says that GIFs are locked once the plan that allowed them has ended', async () => {
    const api = await open(basic);
    chooseGif();
    write('a cat');
    api.signIn(ana);
    api.on('POST', ROUTES.generateGif, () =>
      refusal('gifNeedsSubscription', 'Not with this plan.'),
    );
    press('Generate GIF');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Generate GIF' })).toBeDisabled(),
    );
    write('a dog');
    expect(screen.getByRole('alert')).toHaveTextContent('Not with this plan.');
    fireEvent.click(screen.getAllByRole('button', { name: 'Image' })[0] as HTMLElement);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the reference', () => {
  it('is refused when it is no picture or too large', async () => {
    await open(ana);
    pick(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Unsupported file type');
    pick(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('File exceeds 5 MB'));
  });

  it('is refused at once when the browser cannot decode it', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('not an image'));
    const api = await open(ana);
    pick(new File(['x'], 'scan.tiff', { type: 'image/tiff' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Unsupported file type');
    expect(screen.queryByText('scan.tiff')).toBeNull();
    expect(api.callsTo(ROUTES.generateImage)).toEqual([]);
  });

  it('is the one picked last, however long the others take', async () => {
    const slow = Promise.withResolvers<void>();
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValueOnce(slow.promise);
    await open(ana);
    pick(pngFile('first.png'));
    pick(pngFile('second.png'));
    expect(await screen.findByText('second.png')).toBeInTheDocument();
    await act(async () => slow.resolve());
    expect(screen.getByText('second.png')).toBeInTheDocument();
  });

  it('shows its name and a preview, clears the error, and can be removed', async () => {
    await open(ana);
    pick(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    await screen.findByRole('alert');
    pick(pngFile('cat.png'));
    expect(await screen.findByText('cat.png')).toBeInTheDocument();
    expect(screen.getByAltText('Your reference image')).toHaveAttribute('width', '112');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    press('Remove the reference image');
    expect(screen.queryByText('cat.png')).not.toBeInTheDocument();
    expect(screen.getByText('PNG / JPG / WEBP ≤ 5 MB')).toBeInTheDocument();
  });

  it('can be pasted anywhere', async () => {
    await open(ana);
    const file = pngFile('pasted.png');
    fireEvent.paste(document.body, { clipboardData: { files: [file] } });
    expect(await screen.findByText('pasted.png')).toBeInTheDocument();
  });

  it('leaves pasted text alone, whatever picture of it comes along', async () => {
    await open(ana);
    const file = new File(['x'], 'cells.png', { type: 'image/png' });
    const clipboardData = { files: [file], types: ['text/plain', 'Files'] };
    expect(fireEvent.paste(screen.getByLabelText('Prompt'), { clipboardData })).toBe(true);
    expect(screen.queryByText('cells.png')).not.toBeInTheDocument();
  });
});

describe('a generation', () => {
  it('is busy, then shows the picture with its words, and counts the tokens anew', async () => {
    const api = await open(ana);
    const call = pending();
    api.on('POST', ROUTES.generateImage, () => call.response);
    write('a cat');
    press('Generate Image');
    expect(await screen.findByRole('button', { name: 'Painting pixels …' })).toBeDisabled();
    expect(screen.getByText('Hang tight while your creation is brewing…')).toBeInTheDocument();

    api.on('GET', ROUTES.me, () => answer({ user: { ...ana, tokensRemaining: 4 } }));
    call.give(answer({ ...picture, text: "We couldn't draw “quantum”." }));
    expect(await screen.findByAltText('a cat')).toHaveAttribute(
      'src',
      'blob:http://localhost/made',
    );
    expect(screen.getByText("We couldn't draw “quantum”.")).toHaveClass('italic');
    expect(await screen.findByText('TOKENS: 4')).toBeInTheDocument();

    const { headers, body } = api.callsTo(ROUTES.generateImage)[0] ?? {};
    expect(headers?.get('Idempotency-Key')).toBeTruthy();
    expect((body as FormData).get('prompt')).toBe('a cat');
    expect((body as FormData).has('image')).toBe(false);
  });

  it.each([
    ["We couldn't draw “quantum” and “flux”.", 'Wir konnten „quantum“ und „flux“ nicht zeichnen.'],
    ['I could not draw: quantum.', 'Wir konnten „quantum“ nicht zeichnen.'],
    ['A fox, as you wished.', 'A fox, as you wished.'],
  ])('says in the language of the page what was not drawn: %s', async (text, shown) => {
    const api = await open(ana);
    api.on('POST', ROUTES.generateImage, () => answer({ ...picture, text }));
    write('a cat');
    press('Generate Image');
    await screen.findByAltText('a cat');
    await act(() => chooseLanguage('de'));
    expect(await screen.findByText(shown)).toBeInTheDocument();
  });

  it('asks for a loop with its own fields and shows the bytes that come', async () => {
    const api = await open(basic);
    api.on('POST', ROUTES.generateGif, () => new Response('GIF89a'));
    chooseGif();
    write('two penguins');
    pick(pngFile('cat.png'));
    await screen.findByText('cat.png');
    press('Generate GIF');
    expect(await screen.findByAltText('two penguins')).toBeInTheDocument();
    const form = api.callsTo(ROUTES.generateGif)[0]?.body as FormData;
    expect([...form.keys()].at(-1)).toBe('image');
    expect(form.get('seconds')).toBe('3');
    expect(form.get('fps')).toBe('16');
    expect(form.get('size')).toBe('480');
  });

  it('offers exports and the Studio for an image whose creation is known', async () => {
    const api = await open(ana);
    const still = { ...creation, kind: 'image' as const };
    api.on('POST', ROUTES.generateImage, () => {
      const made = answer(picture);
      made.headers.set(GENERATION_ID_HEADER, generation.id);
      return made;
    });
    api.on('GET', pathTo(ROUTES.generation, { id: generation.id }), () =>
      answer({ generation: { ...generation, status: 'finished', creation: still } }),
    );
    write('a cat');
    press('Generate Image');
    expect(await screen.findByRole('button', { name: 'Export' })).toBeInTheDocument();
    api.on('POST', DOCUMENT_ROUTES.documents, () => refusal('documentsFullHighest'));
    press('Edit in Studio');
    expect(await screen.findByRole('alert')).toHaveTextContent(/as many documents/);
    expect(api.callsTo(DOCUMENT_ROUTES.documents)[0]?.body).toEqual({ creationId: still.id });
  });

  it('downloads under the short name and a timestamp', async () => {
    const api = await open(ana);
    api.on('POST', ROUTES.generateImage, () => answer(picture));
    write('a cat');
    press('Generate Image');
    await screen.findByAltText('a cat');
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    press('Download');
    expect(names).toEqual([expect.stringMatching(/^loopwright-\d+\.png$/)]);
  });

  it.each([
    ['an answer without anything', () => answer({}), 'No content returned'],
    [
      'out of tokens',
      () => refusal('outOfTokens', 'Payment required'),
      "You're out of tokens for this week.",
    ],
    ['the words of the server', () => refusal('promptAgainstRules', 'Not that.'), 'Not that.'],
    [
      'a session that has ended, without words',
      () => new Response('', { status: 401 }),
      'Please log in to generate.',
    ],
    ['no words', () => new Response('', { status: 502 }), 'Generation failed, try again.'],
    ['no connection', () => Promise.reject(new TypeError('x')), 'Generation failed, try again.'],
  ])('fails with %s', async (_, respond, message) => {
    const api = await open(ana);
    api.on('POST', ROUTES.generateImage, respond);
    write('a cat');
    press('Generate Image');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Generate Image' })).toBeEnabled();
  });

  it('says in the language of the page that nothing of the prompt can be drawn', async () => {
    const api = await open(ana);
    const words = ['zyqx', 'subscription'];
    api.on('POST', ROUTES.generateImage, () => refusal('nothingToDraw', undefined, { words }));
    write('zyqx subscription');
    press('Generate Image');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      SERVER_MESSAGES.nothingToDraw({ words }),
    );
    await act(() => chooseLanguage('de'));
    const said = await screen.findByText(
      'Wir konnten „zyqx“ und „subscription“ nicht zeichnen. Nenne Dinge auf Englisch, zum Beispiel „a fox in the snow“. Es wurde nichts berechnet.',
    );
    expect(within(said).queryByRole('link')).not.toBeInTheDocument();
  });

  it('keeps the prompt when the session has ended', async () => {
    const api = await open(ana);
    write('a cat');
    api.signIn(null);
    api.on('POST', ROUTES.generateImage, () => refusal('unauthenticated'));
    press('Generate Image');
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('Please log in first. Sign In');
    expect(within(problem).getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/login',
    );
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Generate Image' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByText(/to create images or GIFs\./)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Prompt')).toHaveValue('a cat');
  });

  it('fails on an empty loop', async () => {
    const api = await open(basic);
    api.on('POST', ROUTES.generateGif, () => new Response(''));
    chooseGif();
    write('two penguins');
    press('Generate GIF');
    expect(await screen.findByRole('alert')).toHaveTextContent('Backend returned empty GIF');
  });

  it.each([
    ['speaks of a subscription', 'promptAgainstRules', 'Only with a subscription.'],
    ['says by its code that a plan is missing', 'sizeNeedsSubscription', 'Not with this plan.'],
  ] as const)('offers the upgrade when the answer %s', async (_, code, message) => {
    const api = await open(ana);
    api.on('POST', ROUTES.generateImage, () => refusal(code, message));
    write('a cat');
    press('Generate Image');
    const problem = await screen.findByRole('alert');
    expect(within(problem).getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
      'href',
      '/pricing',
    );
  });
});

describe('while it runs', () => {
  const stream = async (): Promise<FakeEventSource> => {
    await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
    return FakeEventSource.open[0] as FakeEventSource;
  };

  it('finds its own by the key, follows it and cancels it', async () => {
    const api = await open(basic);
    const call = pending();
    api.on('POST', ROUTES.generateImage, () => call.response);
    const cancelPath = pathTo(ROUTES.generation, { id: generation.id });
    api.on('DELETE', cancelPath, () => {
      call.give(refusal('cancelled'));
      return answer({ generation });
    });
    write('a cat');
    press('Generate Image');
    await screen.findByText('Submitting');
    const requestKey = api.callsTo(ROUTES.generateImage)[0]?.headers.get('Idempotency-Key') ?? null;
    const own = { ...generation, kind: 'image' as const, requestKey };
    api.on('GET', ROUTES.activeGenerations, () => answer({ generations: [generation, own] }));

    const events = await stream();
    act(() => events.send({ ...own, status: 'queued', stage: 'waiting', queuePosition: 3 }));
    expect(screen.getByText('3 ahead in the queue')).toBeInTheDocument();
    act(() => events.send({ ...own, fraction: 0.5 }));
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '50');

    press('Cancel');
    expect(await screen.findByText("Canceled. You weren't charged.")).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(api.callsTo(cancelPath)).toHaveLength(1);
  });

  it('is found again after a reload and shows what has come of it', async () => {
    const api = new FakeApi(basic);
    api.on('GET', ROUTES.activeGenerations, () => answer({ generations: [generation] }));
    renderPage(<CreatePage />, '/create');
    expect(await screen.findByRole('button', { name: 'Conjuring animation …' })).toBeDisabled();
    const events = await stream();
    act(() => events.send({ ...generation, status: 'finished', creation, text: 'No quantum.' }));
    expect(await screen.findByAltText('two penguins')).toHaveAttribute('src', creation.url);
    expect(screen.getByText('No quantum.')).toBeInTheDocument();
    expect(FakeEventSource.open).toHaveLength(0);
  });

  it('is found again when it has ended while the page was loaded again', async () => {
    const api = new FakeApi(basic);
    api.on('GET', ROUTES.activeGenerations, () => answer({ generations: [generation] }));
    const left = renderPage(<CreatePage />, '/create');
    await screen.findByRole('button', { name: 'Conjuring animation …' });
    left.unmount();
    api.on('GET', ROUTES.activeGenerations, () => answer({ generations: [] }));
    api.on('GET', pathTo(ROUTES.generation, { id: generation.id }), () =>
      answer({ generation: { ...generation, status: 'finished', creation } }),
    );
    renderPage(<CreatePage />, '/create');
    expect(await screen.findByAltText('two penguins')).toHaveAttribute('src', creation.url);
    // The next page has nothing to find.
    expect(sessionStorage).toHaveLength(0);
  });

  it('tells when what was found again has failed', async () => {
    const api = new FakeApi(basic);
    api.on('GET', ROUTES.activeGenerations, () => answer({ generations: [generation] }));
    renderPage(<CreatePage />, '/create');
    const events = await stream();
    const message = 'Generation failed, try again.';
    const error = { code: 'generationFailed', params: {}, message };
    act(() => events.send({ ...generation, status: 'failed', error }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Generation failed, try again.');
    expect(screen.getByLabelText('Prompt')).toHaveValue('two penguins');
  });

  it('waits for the end of what goes on when the connection is lost', async () => {
    const api = await open(basic);
    const call = pending();
    api.on('POST', ROUTES.generateImage, () => call.response);
    write('two penguins');
    press('Generate Image');
    await screen.findByText('Submitting');
    const requestKey = api.callsTo(ROUTES.generateImage)[0]?.headers.get('Idempotency-Key') ?? null;
    const own = { ...generation, requestKey };
    api.on('GET', ROUTES.activeGenerations, () => answer({ generations: [own] }));
    const events = await stream();
    call.fail(new TypeError('network'));
    act(() => events.send({ ...own, status: 'finished', creation }));
    expect(await screen.findByAltText('two penguins')).toHaveAttribute('src', creation.url);
  });
});
