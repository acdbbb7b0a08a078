import type { ReactNode } from 'react';
import { TextLink } from '../../ui/text-link.tsx';

interface ProsePageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page to read. */
export function ProsePage({ title, children }: ProsePageProps) {
  return (
    <article className="page max-w-3xl py-12 sm:py-20 [&_h2]:mt-10 [&_h2]:text-xl [&_p]:mt-3 [&_p]:max-w-[68ch] [&_ul]:mt-3 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5">
      <TextLink to="/">Home</TextLink>
      <h1 className="mt-6 mb-8 text-3xl">{title}</h1>
      {children}
      <p className="pt-8">
        <TextLink to="/">Home</TextLink>
      </p>
    </article>
  );
}
