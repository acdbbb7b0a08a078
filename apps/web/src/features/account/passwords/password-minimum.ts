import { LIMITS } from '@loopwright/contract';
import { useSyncExternalStore } from 'react';
import { loadConfiguration } from '../../../lib/configuration.ts';

/** What the specification asks for, until it is known what this installation asks for. */
const preset: number = LIMITS.passwordMinimum;
let minimum = preset;
let asking: Promise<void> | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function learn(): Promise<void> {
  const { limits } = await loadConfiguration();
  minimum = limits.passwordMinimum;
  for (const listener of listeners) listener();
}

/** Asks for it once, and again if it was not to be had. The server checks it in any case. */
export function askForPasswordMinimum(): void {
  asking ??= learn().catch(() => {
    asking = null;
  });
}

/** The characters that a new password has to have. */
export const usePasswordMinimum = (): number =>
  useSyncExternalStore(
    subscribe,
    () => minimum,
    () => preset,
  );

/** @param text written for the specification's minimum */
export const withMinimum = (text: string, characters: number): string =>
  text.replace(String(preset), String(characters));
