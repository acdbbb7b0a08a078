import { useEffect, useState } from 'react';
import { PageHead, type PageHeadProps } from './page-head.tsx';

/** What the server filled the head with; null once a page has taken it over, or when it did not. */
let filledHead = readFilledHead();

function readFilledHead(): Partial<PageHeadProps> | null {
  if (typeof document === 'undefined') return null;
  const text = document.querySelector('#page-head')?.textContent;
  return text ? (JSON.parse(text) as Partial<PageHeadProps>) : null;
}

/**
 * The head of a page whose head the server fills when it sends the page. What the server wrote stays until
 * the page says something else: it has its data, or its language changes. A page that is reached within
 * the app has its own head at once.
 */
export function FilledHead(own: PageHeadProps) {
  const [first] = useState({ description: own.description, filled: filledHead });
  useEffect(() => {
    filledHead = null;
  }, []);
  const filled = own.description === first.description ? first.filled : null;
  return <PageHead {...own} {...filled} />;
}
