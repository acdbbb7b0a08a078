import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { loadTexts } from '../language/texts.ts';
import { FakeEventSource } from './fake-event-source.ts';

// Longer than anything takes on a machine with other things to do.
configure({ asyncUtilTimeout: 20_000 });

/** What jsdom does not have. */
class IdleObserver {
  observe(): void {}
  disconnect(): void {}
}

/** React complains once about an element that jsdom does not know. */
const isUnknownToJsdom = ([message, tag]: readonly unknown[]): boolean =>
  tag === 'search' && String(message).startsWith('The tag <%s> is unrecognized');

// So that components can be rendered on their own, without waiting.
beforeAll(() =>
  loadTexts([
    'shell',
    'marketing',
    'story',
    'contact',
    'account',
    'member',
    'recovery',
    'security',
    'billing',
    'plans',
    'create',
    'creation',
    'gallery',
    'studio',
    'commands',
  ]),
);

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', IdleObserver);
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('scrollTo', () => undefined);
  URL.createObjectURL = () => 'blob:http://localhost/made';
  URL.revokeObjectURL = () => undefined;
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  document.cookie = 'XSRF-TOKEN=known; path=/';
  // A test that expects one replaces this; any other complaint fails the test.
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (isUnknownToJsdom(words)) return;
    throw new Error(`Unexpected console.error: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  cleanup();
  FakeEventSource.closeAll();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
});
