import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isCalled } from '../language/words-in-english.ts';
import { hideWords, isRelated, showInLoops, showWords, withChanged } from './spec-changes.ts';
import { claimedWords, unshownWords } from './word-lists.ts';

const AIRCRAFT = /^(?:airplane|small-airplane|helicopter|@(?:biplane|fighterjet|glider))$/;
const COMES_OR_GOES =
  /^(?:land|lands|landing(?: on)?|taking off|takes off|take off|departing|departs)(?: from)?$/iu;

/** Where things that hover leave the ground when the prompt names no place. */
const OPEN_GROUND = 'hills';

/** "a plane landing at the airport": it is over the runway, and not in the hall of the terminal. */
export function onAirfields(spec: PromptSpec): PromptSpec {
  const isAircraft = ({ glyph }: Subject): boolean => AIRCRAFT.test(glyph);
  if (!spec.subjects.some(isAircraft) || spec.subjects.some(({ person }) => person !== null))
    return spec;
  const isOutside = spec.sights.length === 0 && spec.setting === 'airport';
  const placed = isOutside ? { ...spec, setting: 'airfield' as const } : spec;
  const said = [...spec.deeds, ...unshownWords(spec.words)];
  if (!said.some((word) => isCalled(spec, word, COMES_OR_GOES))) return placed;
  return showWords(withChanged(placed, isAircraft, { motion: 'fly' }), COMES_OR_GOES);
}

const AIRPLANES = /^(?:airplane|small-airplane)$/;
const IS_PARKED =
  /\b(?:park(?:ed|ing)|board(?:s|ing)?|(?:get|climb|step|walk)\w* (?:on|onto|off|to|out of)|exit\w*|next to|beside|in front of|near) (?:\p{L}+ ){0,2}?(?:air)?planes?\b/iu;

/** "a pilot in front of an airplane": it stands on its wheels beside the runway. */
export function parkedPlanes(spec: PromptSpec): PromptSpec {
  const { subjects, relations, setting, prompt } = spec;
  const isFree = ({ glyph, motion }: Subject, index: number): boolean =>
    AIRPLANES.test(glyph) &&
    (motion === null || motion === 'idle') &&
    !relations.some(
      ({ from, to, kind }) => to === index && from !== index && /^(?:ride|inside)$/.test(kind),
    );
  if (!subjects.some(isFree)) return spec;
  const isOnGround = IS_PARKED.test(prompt) || /\bparked\b/i.test(prompt);
  if (!isOnGround) return spec;
  const isOpen = setting === null || setting === 'airport';
  const parked = withChanged(spec, isFree, { glyph: '@parkedplane' });
  return { ...parked, setting: isOpen ? 'airfield' : setting };
}

const GOES_UP =
  /^(?:(?:tak(?:e|es|ing)|lift(?:s|ing)?|blast(?:s|ing)?) off|liftoff|takeoff|launch(?:es|ing)?|ris(?:e|es|ing)(?: up)?|ascend(?:s|ing)?)(?: from)?$/iu;
const COMES_DOWN =
  /^(?:land(?:s|ing)?(?: on)?|touch(?:es|ing) down|descend(?:s|ing)?|com(?:es|ing) down)$/iu;
/** Aircraft that go straight up. */
const HOVERS =
  /^(?:helicopter|flying-saucer|rocket|balloon|@(?:drone|hotairballoon|launchingrocket|landingrocket|spaceshuttle))$/;
const FLOATS_UP =
  /\b(?:balloon|drone|helicopter|ufo)\b.*\b(?:float|drift|go|fly)(?:e?s|ing)? (?:slowly )?up(?:wards?)?\b/i;
const INTO_SKY = /\b(?:in)?to the (?:\w+ ){0,2}sky\b/i;
const INTO_SPACE = /\b(?:in)?to (?:the )?(?:outer )?(?:space|orbit|moon|mars|stars)\b/i;
const PLANES = /^(?:airplane|small-airplane|@(?:biplane|fighterjet))$/;

/** "a helicopter taking off", "a UFO landing": it leaves the ground and the picture, or comes down to it; planes fly off along their noses. */
export function withTakeOff(spec: PromptSpec): PromptSpec {
  const said = [...claimedWords(spec.words), ...spec.words.notDrawn];
  const isUp = FLOATS_UP.test(spec.prompt) || said.some((word) => isCalled(spec, word, GOES_UP));
  if (!isUp && !said.some((word) => isCalled(spec, word, COMES_DOWN))) return spec;
  const hovers = ({ glyph, count }: Subject, index: number): boolean =>
    HOVERS.test(glyph) && count === 1 && !isRelated(spec, index);
  const isOfPlanes = spec.subjects.some(({ glyph }) => PLANES.test(glyph));
  // The pictures of planes point upwards, so that none comes down.
  if (!isUp && isOfPlanes) return hideWords(spec, COMES_DOWN);
  if (isUp && isOfPlanes)
    return withChanged(spec, ({ glyph }) => PLANES.test(glyph), { crosses: 'right' });
  // "into the sky", "into space" says where it goes, and not that it is there.
  const leaves =
    isUp &&
    ((spec.setting === 'sky' && INTO_SKY.test(spec.prompt)) ||
      (spec.setting === 'space' && INTO_SPACE.test(spec.prompt)));
  const hasGround = leaves || (spec.setting !== 'space' && spec.setting !== 'sky');
  if (!hasGround || !spec.subjects.some(hovers)) return spec;
  const moved = withChanged(spec, hovers, { motion: isUp ? 'takeoff' : 'touchdown' });
  const isRocket = spec.subjects.some(({ glyph }) => /rocket|shuttle/.test(glyph));
  const setting = (leaves ? null : spec.setting) ?? (isRocket ? null : OPEN_GROUND);
  return showInLoops({ ...moved, setting }, isUp ? GOES_UP : COMES_DOWN);
}
