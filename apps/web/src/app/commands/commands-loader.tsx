import { type ComponentType, createElement, useEffect, useState } from 'react';

/** Fetches the shortcuts after the page has started, so that no page has to wait for them. */
export function CommandsLoader() {
  const [Commands, setCommands] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./commands.tsx').then(
      (file) => setCommands(() => file.Commands),
      () => undefined,
    );
  }, []);
  return Commands && createElement(Commands);
}
