import type { Encoder } from './encoders/encoder.ts';
import { libraries } from './encoders/libraries.ts';
import { programs } from './encoders/programs.ts';

export const ENCODERS: readonly Encoder[] = [...libraries, ...programs];
