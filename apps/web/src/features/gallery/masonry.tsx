import type { Creation } from '@loopwright/contract';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cardHeight, columnsFor, gapFor } from './columns.ts';
import { watchScrollSpeed } from './scroll-speed.ts';

/** Rows of cards beyond the edges of the window. */
const ROWS_AHEAD = 3;

interface Place {
  /** CSS pixels. */
  readonly listWidth: number;
  /** From the top of the document to the list. */
  readonly top: number;
}

interface MasonryProps {
  readonly creations: readonly Creation[];
  readonly density: number;
  readonly children: (creation: Creation, cardWidth: number) => ReactNode;
}

/** Cards in columns, each with the proportions of its picture. Only those near the window are in the page. */
export function Masonry({ creations, density, children }: MasonryProps) {
  const list = useRef<HTMLUListElement>(null);
  const [{ listWidth, top }, setPlace] = useState<Place>({ listWidth: window.innerWidth, top: 0 });

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const box = element.getBoundingClientRect();
      setPlace({ listWidth: box.width || window.innerWidth, top: box.top + window.scrollY });
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const columns = columnsFor(window.innerWidth, listWidth, density);
  const gap = gapFor(columns);
  const cardWidth = (listWidth - gap * (columns - 1)) / columns;
  // Another function makes it lay out all cards again.
  const getItemKey = useCallback((index: number) => creations[index]?.id ?? index, [creations]);
  // The compiler leaves components that use it as they are.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: creations.length,
    lanes: columns,
    gap,
    overscan: columns * ROWS_AHEAD,
    scrollMargin: top,
    estimateSize: (index) => {
      const creation = creations[index];
      return creation === undefined ? 0 : cardHeight(creation, cardWidth);
    },
    getItemKey,
  });

  useEffect(() => (list.current ? watchScrollSpeed(list.current) : undefined), []);

  // Sizes and columns are kept until it is told that they have changed.
  useEffect(() => virtualizer.measure(), [virtualizer, columns, cardWidth]);

  return (
    <ul
      ref={list}
      // Cards that pass below the pointer would all begin to change their looks; but a drag selects them.
      className="relative mt-6 data-scrolling:not-active:pointer-events-none"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, lane, start, size }) => {
        const creation = creations[index];
        return (
          creation && (
            <li
              key={key}
              // Readers count all of them, not only those in the page.
              aria-setsize={creations.length}
              aria-posinset={index + 1}
              // Its size is given: nothing in it makes the page lay out the others.
              className="absolute top-0 left-0 [contain:layout_size_style]"
              style={{
                width: cardWidth,
                height: size,
                transform: `translate(${lane * (cardWidth + gap)}px, ${start - top}px)`,
              }}
            >
              {children(creation, cardWidth)}
            </li>
          )
        );
      })}
    </ul>
  );
}
