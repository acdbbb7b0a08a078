import { isLanguage, type Language, LANGUAGE_COOKIE, LIMITS } from '@loopwright/contract';
import { useSyncExternalStore } from 'react';
import type { Catalogue, Part } from './catalogue.ts';

/** One file per language and part, fetched when a page asks for it. */
const FILES = import.meta.glob<{ readonly texts: unknown }>('./{de,en,es,fr,ja}/*.ts');
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const loaded = new Map<string, unknown>();
const loading = new Map<string, Promise<unknown>>();
const listeners = new Set<() => void>();

let current: Language = 'en';

const nameOf = (language: Language, part: Part): string => `./${language}/${part}.ts`;

function load(language: Language, part: Part): Promise<unknown> {
  const name = nameOf(language, part);
  const known = loading.get(name);
  if (known) return known;
  const file = FILES[name];
  if (!file) throw new Error(`There is no catalogue ${name}`);
  const promise: Promise<unknown> = file().then(({ texts }) => {
    loaded.set(name, texts);
    return texts;
  });
  loading.set(name, promise);
  // Asked for again when it could not be fetched.
  promise.catch(() => loading.delete(name));
  return promise;
}

const serverPart = (language: Language): Part[] => (language === 'en' ? [] : ['server']);

/** Fetches parts of the catalogue of the current language ahead of their use. */
export async function loadTexts(parts: readonly Part[]): Promise<void> {
  await Promise.all([...parts, ...serverPart(current)].map((part) => load(current, part)));
}

/** Before the first text is used: the language of the page that the server sent. */
export function startLanguage(language: string): void {
  current = isLanguage(language) ? language : 'en';
}

/** Says everything in another language from now on, and remembers the choice for a year. */
export async function chooseLanguage(language: Language): Promise<void> {
  const parts = [...loaded.keys()].flatMap((name) => {
    const [, from, part] = /^\.\/(\w+)\/(\w+)\.ts$/.exec(name) ?? [];
    return from === current && part !== 'server' ? [part as Part] : [];
  });
  await Promise.all([...parts, ...serverPart(language)].map((part) => load(language, part)));
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
  current = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const currentLanguage = (): Language => current;

export const useLanguage = (): Language =>
  useSyncExternalStore(subscribe, currentLanguage, currentLanguage);

/** A part of the catalogue in the language of the page. Suspends until it is there. */
export function useTexts<Name extends Part>(part: Name): Catalogue[Name] {
  const language = useLanguage();
  const known = loaded.get(nameOf(language, part));
  // Thrown, not used: `use` wants the same promise at every attempt, also once the text is there.
  if (known === undefined) throw load(language, part);
  return known as Catalogue[Name];
}

/**
 * What the server said, in the language of the page; as it came when nobody has translated it. Where
 * the catalogue names the specification's shortest password, the server names its own.
 */
export function serverText(message: string): string {
  const texts = loaded.get(nameOf(current, 'server')) as Record<string, string> | undefined;
  const preset = String(LIMITS.passwordMinimum);
  const [number = preset] = /\d+/.exec(message) ?? [];
  return (
    texts?.[message] ?? texts?.[message.replace(number, preset)]?.replace(preset, number) ?? message
  );
}
