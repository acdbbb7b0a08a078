import { isInterior } from '../language/indoors.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isMetal } from './mark-colours.ts';
import { leavingOut } from './spec-changes.ts';

/** Words that the picture shows alone take the colors of the prompt: "gold on black", "pink and yellow". */
export function coloursOfWords(
  { subjects, caption, captionColour, backdrop, colours }: PromptSpec,
  setting: SettingName,
): Pick<PromptSpec, 'backdrop' | 'captionColour'> {
  const isAlone = caption !== null && subjects.length === 0 && setting === 'abstract';
  const [first, second] = colours.filter((colour) => colour !== backdrop);
  if (!isAlone || first === undefined) return { backdrop, captionColour };
  if (backdrop !== null || isMetal(first)) {
    return { backdrop: backdrop ?? second ?? 'navy', captionColour: captionColour ?? first };
  }
  return { backdrop: first, captionColour: captionColour ?? second ?? null };
}

/** The wall that fills the background is no thing that stands there. */
export const withoutWallBehind = (spec: PromptSpec): PromptSpec =>
  spec.wallBehind == null ? spec : leavingOut(spec, ({ glyph }) => glyph === '@wall');

/** "a coffee shop with a brick wall": all the walls of the room are of it. */
export function wallsOfRooms(spec: PromptSpec): PromptSpec {
  const { subjects, relations, setting } = spec;
  const at = subjects.findIndex(({ glyph }) => glyph === '@wall');
  const wall = subjects[at];
  const isPlaced = relations.some(
    ({ from, to, kind }) => (from === at || to === at) && kind !== 'beside',
  );
  if (wall === undefined || setting === null || !isInterior(setting) || isPlaced) return spec;
  const kind = wall.word.includes('brick') ? ('brick' as const) : ('stone' as const);
  return {
    ...leavingOut(spec, (_, index) => index === at),
    wallBehind: { kind, colour: wall.colour },
  };
}

/** The wall that a neon sign hangs on is the ground of the picture. */
export const withoutWallOfSign = (spec: PromptSpec): PromptSpec =>
  spec.isNeonSign ? leavingOut(spec, ({ glyph }) => /^@(wall|sign)$/.test(glyph)) : spec;

/** No thing has it, so that each has an outline; the finished drawing is on white paper. */
const BEHIND_LINES = 'magenta';

/** A drawing of lines shows its subject on white paper where the prompt names no place. */
export const drawnOnPaper = (spec: PromptSpec): PromptSpec =>
  spec.isColourless &&
  (spec.style === 'sketch' || spec.style === 'lineart') &&
  spec.setting === null &&
  spec.subjects.length > 0
    ? { ...spec, backdrop: spec.style === 'lineart' ? BEHIND_LINES : (spec.backdrop ?? 'white') }
    : spec;

/** What is sold needs no price tag beside the words that say so. */
export function withoutPriceTag(spec: PromptSpec): PromptSpec {
  const lettered = (spec.caption ?? '').toLowerCase();
  const isTag = ({ glyph, word }: Subject): boolean =>
    glyph === 'label' && (spec.format === 'banner' || lettered.includes(word.toLowerCase()));
  return spec.subjects.every(isTag) && spec.format !== 'banner' ? spec : leavingOut(spec, isTag);
}
