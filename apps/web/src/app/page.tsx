import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';
import { matchRoute } from 'wouter';
import type { Part } from '../language/catalogue.ts';
import { loadTexts } from '../language/texts.ts';
import { replayEarlyEvents } from '../lib/replay-early-events.ts';
import { parsePattern } from '../lib/router/paths.ts';

export interface Page {
  /** As in `/creations/:id`; `useParams` of wouter gives the parameters. `*` stands for any path. */
  readonly path: string;
  /** Shows the page at once when it is preloaded, else fetches it and suspends. */
  readonly Component: ComponentType;
  /** Fetches the page's code and texts ahead of its first use. */
  readonly preload: () => Promise<void>;
  /** The parts of the catalogue that it speaks with. */
  readonly texts: readonly Part[];
  /** The tools fill the screen and have no footer. */
  readonly isTool: boolean;
  /** Has no navigation bar: the page has a bar of its own. */
  readonly isFullScreen: boolean;
}

interface PageOptions {
  readonly load: () => Promise<ComponentType>;
  readonly texts?: readonly Part[];
  readonly isTool?: boolean;
  readonly isFullScreen?: boolean;
}

export function page(path: string, options: PageOptions): Page {
  const { load, texts = [], isTool = false, isFullScreen = false } = options;
  let loaded: ComponentType | null = null;
  const preload = async (): Promise<void> => {
    const [Component] = await Promise.all([load(), loadTexts(['shell', ...texts])]);
    loaded = Component;
  };
  const Lazy = lazy(async () => ({ default: await load() }));
  function Component() {
    // For as long as it is shown: what has begun as the one does not become the other.
    const [shown] = useState(() => loaded ?? Lazy);
    useEffect(() => {
      // The page can hear now what people do; React itself only when it has ended this.
      setTimeout(replayEarlyEvents);
    }, []);
    return createElement(shown);
  }
  return { path, Component, preload, texts, isTool, isFullScreen };
}

/** @returns the first page whose pattern the path has; the last one has to take any path */
export function findPage(pages: readonly Page[], pathname: string): Page {
  const found = pages.find(({ path }) => matchRoute(parsePattern, path, pathname)[0]);
  if (!found) throw new Error(`No page for ${pathname}`);
  return found;
}
