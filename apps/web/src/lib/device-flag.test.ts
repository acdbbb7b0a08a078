import { expect, it, vi } from 'vitest';
import { createDeviceFlag } from './device-flag.ts';

it('is off until it is set, and is kept in the browser', () => {
  const flag = createDeviceFlag('example');
  expect(flag.isOn()).toBe(false);
  flag.set(true);
  expect(createDeviceFlag('example').isOn()).toBe(true);
  flag.set(false);
  expect(createDeviceFlag('example').isOn()).toBe(false);
});

it('tells of changes here and in other tabs', () => {
  const flag = createDeviceFlag('example');
  const listener = vi.fn<() => void>();
  const unsubscribe = flag.subscribe(listener);
  flag.set(true);
  window.dispatchEvent(new StorageEvent('storage', { key: 'example' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  flag.set(false);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('lasts for the visit where storage is switched off', () => {
  const refuse = (): never => {
    throw new DOMException('Storage is switched off', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const flag = createDeviceFlag('example');
  expect(flag.isOn()).toBe(false);
  flag.set(true);
  expect(flag.isOn()).toBe(true);
});
