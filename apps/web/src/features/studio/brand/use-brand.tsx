import type { BrandKit } from '@loopwright/contract';
import { createContext, type ReactNode, use } from 'react';
import { useBrandKit } from '../../../entities/brand/use-brand-kit.ts';
import { useAuth } from '../../../lib/auth.tsx';

const BrandContext = createContext<BrandKit | null>(null);

/** Reads the brand kit of the workspace, where its plan has one. */
export function BrandProvider({ children }: { readonly children: ReactNode }) {
  const { user } = useAuth();
  const { data } = useBrandKit(user?.username ?? '', user?.subscription === 'premium');
  return <BrandContext value={data?.isUsable ? data : null}>{children}</BrandContext>;
}

/** null: the plan of the workspace has none, or it is not there yet. */
export const useBrand = (): BrandKit | null => use(BrandContext);
