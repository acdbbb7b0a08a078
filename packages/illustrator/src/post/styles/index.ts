import type { StyleName } from '../../language/picture-look.ts';
import type { StyleFilter } from '../style-filter.ts';
import { anime } from './anime.ts';
import { cinematic } from './cinematic.ts';
import { claymation } from './claymation.ts';
import { comic } from './comic.ts';
import { lineart } from './lineart.ts';
import { lowpoly } from './lowpoly.ts';
import { neon } from './neon.ts';
import { noir } from './noir.ts';
import { nouveau } from './nouveau.ts';
import { oil } from './oil.ts';
import { papercut } from './papercut.ts';
import { pixel } from './pixel.ts';
import { risograph } from './risograph.ts';
import { sketch } from './sketch.ts';
import { stained } from './stained.ts';
import { synthwave } from './synthwave.ts';
import { ukiyoe } from './ukiyoe.ts';
import { vintage } from './vintage.ts';
import { watercolor } from './watercolor.ts';
import { woodcut } from './woodcut.ts';

/** Null: the style is all palette, sprites and grading. */
export const STYLES: Readonly<Record<StyleName, StyleFilter | null>> = {
  synthwave,
  neon,
  pixel,
  watercolor,
  lowpoly,
  pastel: null,
  anime,
  noir,
  sketch,
  minimal: null,
  papercut,
  comic,
  cinematic,
  claymation,
  vintage,
  stained,
  silhouette: null,
  risograph,
  oil,
  lineart,
  woodcut,
  ukiyoe,
  nouveau,
};
