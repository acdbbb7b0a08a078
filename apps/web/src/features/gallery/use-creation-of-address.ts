import { useEffect, useEffectEvent } from 'react';
import { useArrival } from '../../lib/router/router.tsx';

/** Opens the creation that `/my-creations?creation=…` names, once: the address then is the gallery's own. */
export function useCreationOfAddress(onOpen: (id: string) => void): void {
  const arrival = useArrival();
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const id = new URLSearchParams(location.search).get('creation');
    if (arrival.pathname !== '/my-creations' || id === null) return;
    history.replaceState(history.state, '', arrival.pathname);
    open(id);
  }, [arrival]);
}
