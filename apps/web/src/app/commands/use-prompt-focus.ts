import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useArrival } from '../../lib/router/router.tsx';

const focusPrompt = (): void =>
  document.querySelector<HTMLTextAreaElement>('main textarea')?.focus();

const CREATE_PATH = '/create';

/** @returns goes to an address of the create page and then puts the focus into the prompt */
export function usePromptFocus(): (address?: string) => void {
  const [, navigate] = useLocation();
  const arrival = useArrival();
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || arrival.pathname !== CREATE_PATH) return undefined;
    isWanted.current = false;
    // The shell first moves the focus to the page, as after every navigation.
    const timer = setTimeout(focusPrompt);
    return () => clearTimeout(timer);
  }, [arrival]);
  return (address = CREATE_PATH) => {
    if (address === arrival.pathname) return focusPrompt();
    isWanted.current = true;
    navigate(address);
  };
}
