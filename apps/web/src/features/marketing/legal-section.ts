import type { ReactNode } from 'react';

/** A numbered part of a legal text. Texts are English in every language of the product. */
export interface LegalSection {
  /** What comes after the # in a link to it: kept when the title changes, because others link here. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}
