import { type RefObject, useEffect, useRef } from 'react';
import type { GeneratorState } from './generator-state.ts';

interface RunFocus {
  /** Where the result appears. */
  readonly stage: RefObject<HTMLElement | null>;
  /** What starts a generation. */
  readonly submit: RefObject<HTMLButtonElement | null>;
}

/** On something that is switched off or gone, or about to go with the stage's content. */
function isLost(stage: HTMLElement | null): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  return activeElement.matches(':disabled') || (stage?.contains(activeElement) ?? false);
}

/**
 * Moves the focus when the focused button is disabled or removed: to the stage during a run, and back to
 * the button after a run without a result. A focused text field keeps the focus.
 */
export function useRunFocus({ running, hasNewResults }: GeneratorState): RunFocus {
  const stage = useRef<HTMLElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  const isBusy = running !== null;
  /** The run was found after a reload, not started by a click. */
  const isFound = running !== null && running.parts.every(({ generation }) => generation !== null);

  useEffect(() => {
    if (wasBusy.current === isBusy) return;
    wasBusy.current = isBusy;
    if (isFound || !isLost(stage.current)) return;
    if (!isBusy && !hasNewResults) submit.current?.focus();
    // Without tokens the button stays off.
    if (isLost(stage.current)) stage.current?.focus({ preventScroll: true });
  }, [isBusy, isFound, hasNewResults]);

  return { stage, submit };
}
