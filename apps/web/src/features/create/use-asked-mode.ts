import type { GenerationKind } from '@loopwright/contract';
import { useEffect, useEffectEvent } from 'react';

/** Chooses loops on arrival at `/create?mode=gif`. */
export function useAskedMode(choose: (mode: GenerationKind) => void): void {
  const arrive = useEffectEvent(() => {
    if (new URLSearchParams(window.location.search).get('mode') === 'gif') choose('gif');
  });
  useEffect(() => arrive(), []);
}
