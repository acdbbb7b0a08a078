import { oneOf } from '../language/one-of.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { showWords } from './spec-changes.ts';

const GREEK =
  /^(?:greek|greece|griechisch\p{L}*|grec(?:que)?s?|grieg[oa]s?|ギリシャ\S*|santorini|mykonos|cycladic|aegean)$/iu;
const PLACES: ReadonlySet<SettingName | null> = new Set<SettingName>([
  'isle',
  'ocean',
  'beach',
  'cliff',
  'hills',
  'cove',
]);
const isHouse = ({ glyph }: Subject): boolean => /^house(?:-with-garden)?$|^hut$/.test(glyph);

/** "white houses on a Greek island": the houses are cubes with flat roofs, some of them with blue domes. */
export function onGreekIslands(spec: PromptSpec): PromptSpec {
  const { words, setting, subjects } = spec;
  const isGreek = [...words.notDrawn, ...words.drawn].some((word) => GREEK.test(word));
  if (!isGreek || !PLACES.has(setting)) return spec;
  const isBare = setting === 'isle' && subjects.length === 0;
  if (!isBare && !subjects.some(isHouse)) return spec;
  const shown = showWords(spec, GREEK);
  return isBare
    ? { ...shown, subjects: [oneOf('@cycladichouses')] }
    : { ...shown, subjects: subjects.map(asCycladic) };
}

const asCycladic = (subject: Subject): Subject =>
  isHouse(subject)
    ? {
        ...subject,
        glyph: subject.count > 1 ? '@cycladichouses' : '@cycladichouse',
        count: 1,
        colour: subject.colour === 'white' ? null : subject.colour,
      }
    : subject;
