/** An event before the script of the page was loaded; index.html records it. */
interface EarlyEvent {
  readonly type: 'click' | 'input' | 'change' | 'submit';
  readonly element: HTMLElement;
  readonly value: string | undefined;
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvent[];
    keepEarlyEvent?: (event: Event) => void;
  }
}

type ValueElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Puts a value into a field so that React takes it for typed: React notes what is set through the
 * element itself, and calls it a change when it then finds another value there.
 */
function enter(field: ValueElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as ValueElement;
  const native = Object.getOwnPropertyDescriptor(prototype, 'value');
  field.value = '';
  native?.set?.call(field, value);
}

function replay({ type, element, value }: EarlyEvent): void {
  if (!element.isConnected) return;
  if (type === 'click') element.click();
  else if (type === 'submit') (element as HTMLFormElement).requestSubmit();
  else {
    if (value !== undefined) enter(element as ValueElement, value);
    element.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Does again, in order, what was done before the app could hear it. To be called when it can. */
export function replayEarlyEvents(): void {
  const { earlyEvents = [], keepEarlyEvent } = window;
  if (!keepEarlyEvent) return;
  for (const type of ['click', 'input', 'change', 'submit']) {
    window.removeEventListener(type, keepEarlyEvent, true);
  }
  delete window.earlyEvents;
  delete window.keepEarlyEvent;
  // Of each field only the last value matters: typing makes an event per letter.
  const lastInput = new Map(
    earlyEvents.filter(({ type }) => type === 'input').map((event) => [event.element, event]),
  );
  for (const event of earlyEvents) {
    if (event.type !== 'input' || lastInput.get(event.element) === event) replay(event);
  }
}
