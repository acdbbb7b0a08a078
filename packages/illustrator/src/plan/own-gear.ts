import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, takingAway, withChanged } from './spec-changes.ts';

/** People who are drawn with a hat of their trade, and its colors. */
const HATS: Readonly<Record<string, RegExp>> = {
  cook: /^white$/,
  detective: /^(?:brown|gr[ae]y|beige|black|dark.*)$/,
  farmer: /^(?:brown|beige|yellow)$/,
  firefighter: /^red$/,
  mage: /^blue$/,
  pilot: /^(?:blue|navy|black)$/,
  'police-officer': /^(?:blue|navy)$/,
};
const ANY_HAT = /^(?:hats?|caps?)$/i;
/** Hats of roles that are things by themselves. */
const HAT_OF_ROLE = /^@cowboyhat$/;

/** What a construction worker has on the head, unless another color is asked for. */
const BUILDS = /^(?:(?:wo)?man-)?construction-worker$/;
const HARD_HAT = /^(?:@hardhat|@bikehelmet|rescue-workers-helmet)$/;
const HARD_HAT_COLOURS = /^(?:yellow|orange|gold)$/;

const TREATS = /^(?:(?:wo)?man-)?health-worker$/;

/**
 * What people of a trade have on by themselves is theirs, and not put on a second time: the hat of a detective, the
 * helmet of an astronaut. The mask of a surgeon is none for a ball; it is left out.
 */
export function inOwnGear(asked: PromptSpec): PromptSpec {
  const spec = withoutLooseSuits(asked);
  return spec.subjects.reduce(
    (result, { person, glyph }, index) =>
      person === null ? result : withOwn(result, glyph, gearOf(spec, index)),
    spec,
  );
}

const SUIT = /^space ?suits?$/i;

/** "two astronauts on Mars, detailed spacesuits": the suits are theirs. */
function withoutLooseSuits(spec: PromptSpec): PromptSpec {
  const isAstronaut = ({ glyph, word }: Subject): boolean =>
    glyph === 'astronaut' && !SUIT.test(word);
  return spec.subjects.some(isAstronaut)
    ? leavingOut(spec, ({ glyph, word }) => glyph === 'astronaut' && SUIT.test(word))
    : spec;
}

const gearOf = ({ subjects, relations }: PromptSpec, wearer: number): readonly Subject[] =>
  relations.flatMap(({ from, to, kind }) =>
    from === wearer && /^(?:hold|in)$/.test(kind) ? (subjects[to] ?? []) : [],
  );

function withOwn(spec: PromptSpec, glyph: string, gear: readonly Subject[]): PromptSpec {
  const without = (thing: Subject): PromptSpec => leavingOut(spec, (each) => each === thing);
  const helmet = gear.find((each) => each.glyph === '@spacehelmet');
  if (glyph === 'astronaut' && helmet !== undefined) return without(helmet);
  const hard = gear.find((each) => HARD_HAT.test(each.glyph));
  if (BUILDS.test(glyph) && hard !== undefined)
    return hard.colour === null || HARD_HAT_COLOURS.test(hard.colour) ? without(hard) : spec;
  const mask = gear.find((each) => each.glyph === '@carnivalmask' && /^masks?$/i.test(each.word));
  if (TREATS.test(glyph) && mask !== undefined) return takingAway(spec, (each) => each === mask);
  const hat = gear.find((each) => each.glyph === 'top-hat' && ANY_HAT.test(each.word));
  if (hat === undefined) return spec;
  const ofRole = gear.find((each) => HAT_OF_ROLE.test(each.glyph));
  if (ofRole !== undefined) {
    const { colour } = hat;
    return leavingOut(
      withChanged(spec, (each) => each === ofRole, { colour }),
      (each) => each === hat,
    );
  }
  const colours = HATS[glyph];
  const isOwn = colours !== undefined && (hat.colour === null || colours.test(hat.colour));
  return isOwn ? without(hat) : spec;
}
