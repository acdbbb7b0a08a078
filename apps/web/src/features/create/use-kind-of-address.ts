import type { GenerationKind } from '@loopwright/contract';
import { useEffect, useEffectEvent } from 'react';
import { useArrival } from '../../lib/router/router.tsx';

const isKind = (kind: string | null): kind is GenerationKind => kind === 'image' || kind === 'gif';

/** Switches to the kind that `/create?kind=…` names, also when such a link is followed on the page itself. */
export function useKindOfAddress(onKind: (kind: GenerationKind) => void): void {
  const arrival = useArrival();
  const switchTo = useEffectEvent(onKind);
  useEffect(() => {
    const kind = new URLSearchParams(location.search).get('kind');
    if (arrival.pathname === '/create' && isKind(kind)) switchTo(kind);
  }, [arrival]);
}
