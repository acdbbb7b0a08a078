import {
  isLanguage,
  type Language,
  type MessageParams,
  type ServerMessage,
} from '@loopwright/contract';
import { useSyncExternalStore } from 'react';
import type { Catalogue, Part } from './catalogue.ts';

/** One file per language and part, fetched when a page asks for it. */
const FILES = import.meta.glob<{ readonly texts: unknown }>('./{de,en,es,fr,ja}/*.ts');

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

/** Fetches parts of the catalogue ahead of their use, in the current language unless told otherwise. */
export async function loadTexts(parts: readonly Part[], language = current): Promise<void> {
  await Promise.all([...parts, ...serverPart(language)].map((part) => load(language, part)));
}

/** Before the first text is used: the language of the page that the server sent. */
export function startLanguage(language: string): void {
  current = isLanguage(language) ? language : 'en';
}

/** The parts that are there in the current language. */
export const loadedParts = (): Part[] =>
  [...loaded.keys()].flatMap((name) => {
    const [, language, part] = name.split(/\W+/);
    return language === current ? [part as Part] : [];
  });

/** Says everything in a language of which the parts are there. */
export function setLanguage(language: Language): void {
  current = language;
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

type ServerTexts = Readonly<Record<string, string | ((params: MessageParams) => string)>>;

/** What the server said, in the language of the page; as it came when the code is unknown. */
export function serverText({ code, params, message }: ServerMessage): string {
  const texts = loaded.get(nameOf(current, 'server')) as ServerTexts | undefined;
  const text = texts?.[code] ?? message;
  return typeof text === 'string' ? text : text(params);
}
