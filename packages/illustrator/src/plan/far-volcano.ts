import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, withLandform } from './spec-changes.ts';

/** Places with land or water up to the horizon. */
const OPEN: ReadonlySet<SettingName | null> = new Set<SettingName>([
  'hills',
  'park',
  'village',
  'harbour',
  'lake',
  'ocean',
  'beach',
  'isle',
  'road',
  'savanna',
  'terraces',
  'farmyard',
]);

const ERUPTS = /\b(?:erupt|explod|spew|spitting)\w*/iu;

/** A volcano that only smokes is a part of the land behind a place; one that erupts is what the picture shows. */
export function withFarVolcano(spec: PromptSpec): PromptSpec {
  const isFar = ({ glyph, motion, count }: Subject): boolean =>
    glyph === 'volcano' && motion === null && count === 1;
  const isAlone =
    spec.subjects.length === 1 && (spec.setting === null || spec.setting === 'mountain');
  const setting =
    isAlone && spec.backdrop === null && spec.format === null ? 'hills' : spec.setting;
  if (ERUPTS.test(spec.prompt) || !OPEN.has(setting) || !spec.subjects.some(isFar)) return spec;
  const rest = leavingOut(spec, isFar);
  return { ...rest, setting, landforms: withLandform(rest.landforms, 'volcano') };
}
