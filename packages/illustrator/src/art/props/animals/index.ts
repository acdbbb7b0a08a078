import type { PropFamily } from '../brush.ts';
import { ANTEATER_AND_APE } from './anteater-and-ape.ts';
import { WILD_BIRDS } from './birds.ts';
import { CAT_COATS, CATS_OF_ALL_KINDS } from './cats.ts';
import { CRAWLERS } from './crawlers.ts';
import { DINOSAURS } from './dinosaurs.ts';
import { DOG_BREEDS, DOG_COATS } from './dogs.ts';
import { DRAGON_COATS, DRAGONS } from './dragons.ts';
import { FISH } from './fish.ts';
import { FLYING_BIRD } from './flying-bird.ts';
import type { Coat } from './four-legged.ts';
import { FOWL } from './fowl.ts';
import { HAMSTER_COATS, HAMSTERS } from './hamster.ts';
import { ANIMAL_HEADS } from './heads.ts';
import { HOOFED_ANIMALS } from './hoofed.ts';
import { HOWLING_WOLF } from './howling-wolf.ts';
import { LEGENDS } from './legends.ts';
import { MAMMAL_COATS, WILD_MAMMALS } from './mammals.ts';
import { OPOSSUM_AND_MOLE, OPOSSUM_COATS } from './opossum-and-mole.ts';
import { RAPTORS } from './raptors.ts';
import { RESTING_BIRDS } from './resting-birds.ts';
import { SEA_MAMMALS } from './sea-mammals.ts';
import { SEA_ANIMALS } from './sea.ts';
import { SLIDING_PENGUIN } from './sliding-penguin.ts';
import { SLIMES } from './slime.ts';
import { SMALL_ANIMALS } from './small-animals.ts';
import { SONGBIRDS } from './songbirds.ts';
import { WOUND_DRAGON } from './wound-dragon.ts';

/** Animals that the glyphs do not show, or show as another kind. */
export const ANIMALS: PropFamily = {
  ...CATS_OF_ALL_KINDS,
  ...DOG_BREEDS,
  ...SEA_ANIMALS,
  ...SEA_MAMMALS,
  ...WILD_MAMMALS,
  ...WILD_BIRDS,
  ...SMALL_ANIMALS,
  ...DRAGONS,
  ...ANIMAL_HEADS,
  ...FOWL,
  ...HAMSTERS,
  ...RESTING_BIRDS,
  ...FLYING_BIRD,
  ...HOWLING_WOLF,
  ...WOUND_DRAGON,
  ...SLIDING_PENGUIN,
  ...SONGBIRDS,
  ...RAPTORS,
  ...HOOFED_ANIMALS,
  ...DINOSAURS,
  ...CRAWLERS,
  ...FISH,
  ...LEGENDS,
  ...ANTEATER_AND_APE,
  ...OPOSSUM_AND_MOLE,
  ...SLIMES,
};

/** Coats of those with a face of their own, by glyph. */
export const COATS: Readonly<Record<string, Coat>> = {
  ...CAT_COATS,
  ...DOG_COATS,
  ...MAMMAL_COATS,
  ...DRAGON_COATS,
  ...HAMSTER_COATS,
  ...OPOSSUM_COATS,
};
