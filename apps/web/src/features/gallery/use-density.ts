import { useState } from 'react';
import { DENSITY } from './columns.ts';

const STORAGE_KEY = 'gallery-density';

function readKept(): number {
  try {
    const kept = Number(localStorage.getItem(STORAGE_KEY) ?? DENSITY.default);
    const isPlace = Number.isInteger(kept) && kept >= DENSITY.minimum && kept <= DENSITY.maximum;
    return isPlace ? kept : DENSITY.default;
  } catch {
    // Storage is switched off.
    return DENSITY.default;
  }
}

/** The size of the thumbnails, remembered on this device. */
export function useDensity(): readonly [number, (density: number) => void] {
  const [density, setDensity] = useState(readKept);
  const change = (next: number): void => {
    setDensity(next);
    try {
      localStorage.setItem(STORAGE_KEY, String(next));
    } catch {
      // Storage is switched off: it lasts until the page is left.
    }
  };
  return [density, change];
}
