import type { BrandKit } from '@loopwright/contract';
import type { BrandCall } from '../../entities/brand/use-brand-kit.ts';

/** What each card of the page gets. */
export interface BrandPartProps {
  readonly kit: BrandKit;
  /** Makes a change, and says that it is saved. */
  readonly change: (call: BrandCall, onDone?: () => void) => void;
  readonly isBusy: boolean;
  readonly mayChange: boolean;
  readonly mayDelete: boolean;
}
