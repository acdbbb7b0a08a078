import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from 'react';

interface WhenLoadedProps<Props extends object> {
  /** Fetches the component's code. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  readonly onFailure?: () => void;
}

/** A component whose code is fetched when it is first shown. A failure concerns nothing around it. */
export function WhenLoaded<Props extends object>(options: WhenLoadedProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const load = useEffectEvent(() => {
    options.load().then(
      (component) => setLoaded(() => component),
      () => options.onFailure?.(),
    );
  });
  useEffect(() => load(), []);
  return Loaded && createElement(Loaded, options.props);
}
