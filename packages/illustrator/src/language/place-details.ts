import { readEmptyPlace } from './empty-places.ts';
import { readHeight, readLandforms } from './landforms.ts';
import { readMirrored } from './mirrored.ts';
import { readNamedTints } from './named-tints.ts';
import { claimPlaceWords } from './place-words.ts';
import type { Reader } from './reader.ts';
import type { Reading } from './reading.ts';
import { readRoomLook } from './room-look.ts';
import { claimClouds, claimRollingWaves, claimScenery } from './scenery-account.ts';
import type { SettingName } from './setting-name.ts';
import type { Settled } from './settle-place.ts';
import { readTownLook } from './town-look.ts';

/** Places whose trees bloom where petals fall. */
const WITH_BLOSSOMS = /^(alley|park|hills|forest|garden|road|village|lake|mountain)$/;

/** "a cherry blossom street": the trees stand along it. */
const bloomsThere = ({ wares }: Reader, setting: SettingName | null): boolean =>
  wares?.glyph === '@cherrytree' && setting !== null && WITH_BLOSSOMS.test(setting);

/** What a festival does to a place. */
const DECORATED = /^(decorated|decorations?|festive|festively|decked out)$/;

/** Reads what is said of the land, the buildings and the rooms of the place. */
export function readPlaceDetails(
  { sentence, here, reader, vocabulary }: Reading,
  { setting, otherPlace }: Settled,
) {
  const { cast, account, absent, wares } = reader;
  claimScenery(sentence, { cast, account, setting, vocabulary, absent });
  const landforms = [
    ...readLandforms(here, setting, absent, account),
    ...readHeight(here, setting, cast.subjects[0], vocabulary),
  ];
  const isInBloom = bloomsThere(reader, setting);
  if (isInBloom && wares) account.draw(wares.item);
  const isEmptyPlace = setting !== null && readEmptyPlace(here, account);
  if (reader.festival !== null) account.drawAll(here.filter(({ text }) => DECORATED.test(text)));
  claimClouds(here, setting, account);
  claimRollingWaves(here, setting, account);
  const isCityBelow = /^(city|village)$/.test(otherPlace ?? '');
  claimPlaceWords(here, setting, isCityBelow, { cast, account });
  return {
    landforms,
    isInBloom,
    isEmptyPlace,
    tints: readNamedTints(here, setting, landforms, account),
    isMirrored: readMirrored(here, setting, { cast, account }),
    town: readTownLook(here, setting, account),
    roomLook: readRoomLook(here, setting, account),
  };
}
