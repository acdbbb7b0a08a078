import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

// Between attempts.
vi.mock('./pause.ts', () => ({ pause: async () => undefined }));

const Part = () => <p>here</p>;

function failing(times: number) {
  let calls = 0;
  return vi.fn<() => Promise<typeof Part>>(async () => {
    calls += 1;
    if (calls <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return Part;
  });
}

async function show(load: () => Promise<typeof Part>): Promise<void> {
  const Lazy = lazyPart(load);
  render(
    <Suspense>
      <Lazy />
    </Suspense>,
  );
  await screen.findByText('here');
}

describe('a part that is loaded when it is shown', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is loaded once', async () => {
    const load = failing(0);
    await show(load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is asked for again when the connection fails', async () => {
    const load = failing(2);
    await show(load);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is asked for again for as long as the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = failing(6);
    await show(load);
    expect(load).toHaveBeenCalledTimes(7);
  });
});
