import { createElement, Fragment, type ReactNode } from 'react';

interface RichTextProps {
  /** A whole sentence of the catalogue, with `{name}` where something other than text belongs. */
  readonly text: string;
  /** What stands in for each name. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/**
 * A sentence with links or other elements inside it. The sentence stays whole in the catalogue, so
 * that every language can put them where they belong. A name without a part stays as it is written.
 */
export function RichText({ text, parts }: RichTextProps) {
  // Every other piece is a name.
  const pieces = text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 0 ? piece : (parts[piece] ?? `{${piece}}`)));
  return createElement(Fragment, null, ...pieces);
}
