/** The middle of the window, where the eye rests. */
const MIDDLE = '-45% 0px -45% 0px';

/** So long it has to rest there: what only scrolls past is not fetched. */
const DWELL_MS = 250;

interface Candidate {
  readonly onChange: (isChosen: boolean) => void;
}

const inTheMiddle: Candidate[] = [];
let chosen: Candidate | null = null;
let dwell: ReturnType<typeof setTimeout> | undefined;

/** The playing one goes on until it leaves the middle: a grid has several there. */
function choose(): void {
  if (chosen && inTheMiddle.includes(chosen)) return;
  clearTimeout(dwell);
  chosen?.onChange(false);
  const next = inTheMiddle[0] ?? null;
  chosen = next;
  if (next) dwell = setTimeout(() => next.onChange(true), DWELL_MS);
}

/**
 * Where no pointer hovers: tells one of all watched elements that it is the one in the middle of
 * the window, and tells it when it no longer is.
 * @returns a function that stops watching
 */
export function watchMiddle(
  element: HTMLElement,
  onChange: (isChosen: boolean) => void,
): () => void {
  const candidate: Candidate = { onChange };
  const leave = (): void => {
    const place = inTheMiddle.indexOf(candidate);
    if (place >= 0) inTheMiddle.splice(place, 1);
    choose();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const isIn = entries.at(-1)?.isIntersecting ?? false;
      if (isIn && !inTheMiddle.includes(candidate)) {
        inTheMiddle.push(candidate);
        choose();
      } else if (!isIn) leave();
    },
    { rootMargin: MIDDLE },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    leave();
  };
}
