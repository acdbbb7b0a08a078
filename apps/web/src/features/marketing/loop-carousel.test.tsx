import { TIMING } from '@loopwright/contract';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EXAMPLE_LOOPS } from './example-loops.ts';
import { LoopCarousel } from './loop-carousel.tsx';

const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo.mockReset();
  // What jsdom, which lays nothing out, does not have: slides 500 pixels apart.
  Object.assign(Element.prototype, { scrollTo });
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offset(
    this: HTMLElement,
  ) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 500;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function wait(durationMs: number): void {
  act(() => {
    vi.advanceTimersByTime(durationMs);
  });
}
const region = (): HTMLElement =>
  screen.getByRole('region', { name: 'Loops made with Loopwright' });
const track = (): HTMLElement => screen.getByRole('list', { name: 'Loops made with Loopwright' });
const thumbnails = (): HTMLElement[] => screen.getAllByRole('button', { name: /^Show loop/ });
const current = (): number =>
  thumbnails().findIndex((button) => button.getAttribute('aria-current') === 'true');
/** The loops that are fetched and move. */
const moving = (): string[] =>
  [...region().querySelectorAll('source')].map((source) => source.srcset);

/** By keyboard, or not: jsdom is not sure how the focus came to be where it is. */
function focusVisibly(isVisible: boolean): void {
  const element = track();
  const matches = (selector: string): boolean =>
    selector === ':focus-visible' ? isVisible : Element.prototype.matches.call(element, selector);
  Object.assign(element, { matches });
  act(() => element.focus());
}

function preferStillness(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

describe('by itself', () => {
  it('goes on after the time of the contract, and from the last to the first', () => {
    render(<LoopCarousel loops={EXAMPLE_LOOPS} />);
    expect(EXAMPLE_LOOPS).toHaveLength(4);
    wait(TIMING.carouselMs - 1);
    expect(current()).toBe(0);
    wait(1);
    expect(current()).toBe(1);
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 500, behavior: 'smooth' });
    wait(TIMING.carouselMs);
    wait(TIMING.carouselMs);
    expect(current()).toBe(3);
    wait(TIMING.carouselMs);
    expect(current()).toBe(0);
    // Forward, to the copy after the last one …
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 2000, behavior: 'smooth' });
    track().scrollLeft = 2000;
    fireEvent.scroll(track());
    // … and from there to the beginning, unseen.
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'instant' });
    track().scrollLeft = 0;
    fireEvent.scroll(track());
    expect(current()).toBe(0);
    expect(within(region()).getByRole('status')).toHaveTextContent('');
  });

  it('says nothing about it', () => {
    render(<LoopCarousel loops={EXAMPLE_LOOPS} />);
    wait(TIMING.carouselMs);
    expect(within(region()).getByRole('status')).toHaveTextContent('');
  });

  it('fetches and moves the loop that is seen, and fetches the next one when that is done', () => {
    const fetched: string[] = [];
    vi.stubGlobal(
      'Image',
      class {
        set src(source: string) {
          fetched.push(source);
        }
      },
    );
    render(<LoopCarousel loops={EXAMPLE_LOOPS} />);
    // The copy of the first one, too, which is the same file.
    expect(moving()).toEqual([EXAMPLE_LOOPS[0]?.webp, EXAMPLE_LOOPS[0]?.webp]);
    expect(fetched).toEqual([]);
    fireEvent.load(region().querySelector('picture img') as Element);
    expect(fetched).toEqual([EXAMPLE_LOOPS[1]?.webp]);
    wait(TIMING.carouselMs);
    expect(moving()).toEqual([EXAMPLE_LOOPS[1]?.webp]);
  });
});

describe('pauses', () => {
  it('while the mouse is over it', () => {
    render(<LoopCarousel loops={EXAMPLE_LOOPS} />);
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
    wait(10 * TIMING.carouselMs);
    expect(current()).toBe(0);
    // The loop that is looked at goes on.
    expect(moving()).not.toEqual([]);
    fireEvent.pointerLeave(region(), { pointerType: 'mouse' });
    wait(TIMING.carouselMs);
    expect(current()).toBe(1);
  });

  it('not when a finger has touched it', () => {
    render(<LoopCarousel loops={EXAMPLE_LOOPS} />);
    fireEvent.pointerEnter(region(), { pointerType: 'touch' });
    wait(TIMING.carouselMs);
    expect(current()).toBe(1);
  });

  it('while the keyboard is in it', () => {
    render(<LoopCarousel loops={EXAMPLE_LOOPS} />);
    focusVisibly(true);
    wait(10 * TIMING.carouselMs);
    expect(current()).toBe(0);
    act(() => track().blur());
    wait(TIMING.carouselMs);
    expect(current()).toBe(1);
  });

  it('not when a press has left the focus behind', () => {
    render(<LoopCarousel loops={EXAMPLE_LOOPS} />);
    focusVisibly(false);
    wait(TIMING.carouselMs);
    expect(current()).toBe(1);
  });

  it('by its button, the loop included, until it is pressed again', () => {
    render(<LoopCarousel loops={EXAMPLE_LOOPS} />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause the loops' }));
    wait(10 * TIMING.carouselMs);
    expect(current()).toBe(0);
    expect(moving()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Play the loops' }));
    wait(TIMING.carouselMs);
    expect(current()).toBe(1);
  });

  it('while the page is hidden', () => {
    render(<LoopCarousel loops={EXAMPLE_LOOPS} />);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    wait(10 * TIMING.carouselMs);
    expect(current()).toBe(0);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    wait(TIMING.carouselMs);
    expect(current()).toBe(1);
  });

  it('for people who asked for stillness: posters, and a loop when they press play', () => {
    preferStillness();
    render(<LoopCarousel loops={EXAMPLE_LOOPS} />);
    expect(moving()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Play the loops' }));
    expect(moving()).not.toEqual([]);
    wait(10 * TIMING.carouselMs);
    expect(current()).toBe(0);
    fireEvent.keyDown(track(), { key: 'ArrowRight' });
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 500, behavior: 'instant' });
  });
});

describe('for a person', () => {
  it('shows each loop with the words that made it, numbered', () => {
    render(<LoopCarousel loops={EXAMPLE_LOOPS} />);
    expect(region()).toHaveAttribute('aria-roledescription', 'carousel');
    const slides = within(track()).getAllByRole('listitem');
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 4',
      '2 of 4',
      '3 of 4',
      '4 of 4',
    ]);
    for (const [index, slide] of slides.entries()) {
      const prompt = EXAMPLE_LOOPS[index]?.prompt ?? '';
      expect(within(slide).getByText(`“${prompt}”`)).toBeInTheDocument();
    }
  });

  it('goes where they choose, and says so', () => {
    render(<LoopCarousel loops={EXAMPLE_LOOPS} />);
    fireEvent.click(thumbnails()[2] as HTMLElement);
    expect(current()).toBe(2);
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 1000, behavior: 'smooth' });
    expect(within(region()).getByRole('status')).toHaveTextContent(
      `3 of 4: ${EXAMPLE_LOOPS[2]?.prompt}`,
    );
  });

  it('goes back and on by the arrow keys, round the corner as well', () => {
    render(<LoopCarousel loops={EXAMPLE_LOOPS} />);
    fireEvent.keyDown(track(), { key: 'ArrowRight' });
    expect(current()).toBe(1);
    fireEvent.keyDown(track(), { key: 'ArrowLeft' });
    fireEvent.keyDown(track(), { key: 'ArrowLeft' });
    expect(current()).toBe(3);
    expect(scrollTo.mock.calls.slice(-2).map(([options]) => options)).toEqual([
      { left: 2000, behavior: 'instant' },
      { left: 1500, behavior: 'smooth' },
    ]);
    // The browser reports the first leap when the way back has begun: that is not the end.
    track().scrollLeft = 2000;
    fireEvent.scroll(track());
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 1500, behavior: 'smooth' });
    // The browser's own way back, for one.
    fireEvent.keyDown(track(), { key: 'ArrowLeft', altKey: true });
    expect(current()).toBe(3);
  });

  it('follows their finger', () => {
    render(<LoopCarousel loops={EXAMPLE_LOOPS} />);
    fireEvent.touchStart(track());
    track().scrollLeft = 980;
    fireEvent.scroll(track());
    expect(current()).toBe(2);
  });

  it('is not led astray by the slides that it passes on its own way', () => {
    render(<LoopCarousel loops={EXAMPLE_LOOPS} />);
    fireEvent.click(thumbnails()[3] as HTMLElement);
    track().scrollLeft = 700;
    fireEvent.scroll(track());
    expect(current()).toBe(3);
  });
});
