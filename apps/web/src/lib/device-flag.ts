/** A setting of this browser that is on or off. */
export interface DeviceFlag {
  readonly isOn: () => boolean;
  readonly set: (isOn: boolean) => void;
  /** Also told of changes in other tabs. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param key in local storage; the flag is off until it is set */
export function createDeviceFlag(key: string): DeviceFlag {
  const listeners = new Set<() => void>();
  /** Used where storage is switched off: the choice then lasts for this visit. */
  let withoutStorage = false;
  const isOn = (): boolean => {
    try {
      return localStorage.getItem(key) === 'on';
    } catch {
      return withoutStorage;
    }
  };
  const set = (next: boolean): void => {
    withoutStorage = next;
    try {
      if (next) localStorage.setItem(key, 'on');
      else localStorage.removeItem(key);
    } catch {
      // See above.
    }
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    const followOtherTabs = (event: StorageEvent): void => {
      if (event.key === key) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', followOtherTabs);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', followOtherTabs);
    };
  };
  return { isOn, set, subscribe };
}
