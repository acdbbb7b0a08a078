import { classNames } from './class-names.ts';

/** Holds the place of what is on the way; give it the size of the real thing. */
export function Skeleton({ className }: { readonly className: string }) {
  return <div aria-hidden="true" className={classNames('shimmer rounded-md', className)} />;
}
