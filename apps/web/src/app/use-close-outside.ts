import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Closes a menu when the pointer or the focus goes to something outside of it. */
export function useCloseOutside(container: RefObject<HTMLElement | null>, close: () => void): void {
  const closeFromOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !container.current?.contains(target)) close();
  });
  useEffect(() => {
    const events = new AbortController();
    const listen = (event: Event): void => closeFromOutside(event);
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, listen, { signal: events.signal });
    return () => events.abort();
  }, []);
}
