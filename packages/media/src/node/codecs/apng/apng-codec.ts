import type { Codec } from '../../../codec.ts';
import { writePng } from './write-png.ts';

/** Animated PNG with our own writer. */
export const apngCodec: Codec = { id: 'apng', encode: writePng };
