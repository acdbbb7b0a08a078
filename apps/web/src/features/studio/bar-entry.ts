import { createContext, type ReactNode } from 'react';

/** What the app adds to the Studio's bar: features know nothing of what stands around them. */
export const BarEntry = createContext<ReactNode>(null);
