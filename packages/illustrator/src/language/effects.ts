import { HAS_FLAME, isAnimate } from './kinds-of-things.ts';
import { phrases } from './phrases.ts';
import type { WeatherName } from './place-look.ts';
import { type Item, senseOf } from './sense.ts';
import type { SaidEffectName, Subject } from './subject.ts';
import type { Cast } from './subjects.ts';
import { nounBehind } from './surface-patterns.ts';
import { isTableThing } from './table-things.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordAccount } from './word-account.ts';

/** Words for what goes on at a thing: liquid that splashes, flames, the smoke of tires. */
const WORDS: Readonly<Record<SaidEffectName, string>> = {
  splash:
    'splash, splashes, splashing, splashed, water splash, water splashes, milk splash, juice splash, liquid splash, chocolate splash, splash of water, splash of milk, splash of juice, splash of chocolate, splashing water, splashes of water, splashing out, spilling, spilling over, spills over, spilling out, sloshing',
  burning:
    'burning, burns, burning up, burning down, on fire, in flames, ablaze, flaming, engulfed in flames, catching fire, goes up in flames, up in flames, set on fire, set ablaze',
  drift:
    'drift, drifts, drifting, drifted, burnout, burnouts, doing a burnout, doing burnouts, doing donuts, doing a donut, skidding, skids',
  eruption:
    'erupt, erupts, erupting, erupted, eruption, volcanic eruption, exploding, explodes, spewing lava, spitting lava, shooting lava',
};
const EFFECT_OF: ReadonlyMap<string, SaidEffectName> = new Map(
  (Object.keys(WORDS) as SaidEffectName[]).flatMap((name) =>
    phrases(WORDS[name]).map((word): [string, SaidEffectName] => [word, name]),
  ),
);

/** All words that name an effect. */
export const EFFECT_WORDS: readonly string[] = [...EFFECT_OF.keys()];

/** What an effect shows besides its own word. */
const AROUND: Readonly<Record<SaidEffectName, RegExp>> = {
  splash: /^(splash|splashes|drops|droplets|frozen|motion|frozen in motion)$/,
  burning: /^(flames?|fire|embers)$/,
  eruption: /^(lava|smoke|ash|magma|fire)$/,
  drift: /^(smoke|tire smoke|tyre smoke|smoking tires|smoke clouds?|clouds? of smoke|dust)$/,
};

/** They burn or smoke in their own pictures, besides those that have a flame. */
const BURNS_ANYWAY =
  /^(volcano|@sun|@star|star|birthday-cake|firecracker|match|@sparkler|@flaming.*|@lava.*)$/;
const ON_WHEELS =
  /^(automobile|racing-car|@convertible|@sportscar|@classicsportscar|@vintagecar|taxi|sport-utility-vehicle|police-car|oncoming-automobile|motorcycle|pickup-truck|@vintagetruck|minibus|delivery-truck|motor-scooter)$/;

interface Read {
  readonly cast: Cast;
  readonly account: WordAccount;
  readonly vocabulary: Vocabulary;
}

/** Gives things what the prompt says goes on at them: a splashing drink, a burning house, a drifting car. */
export function claimEffects(sentence: readonly Item[], read: Read): void {
  const { cast, account } = read;
  for (const [i, item] of sentence.entries()) {
    const effect = EFFECT_OF.get(item.text);
    if (effect === undefined || (effect === 'splash' && isFallenInto(sentence, i))) continue;
    const index = subjectOf(sentence, i, effect, read);
    const subject = cast.subjects[index];
    if (!subject) continue;
    if (effect === 'drift') subject.motion = 'drive';
    else if (subject.motion === 'splash' || effect === 'eruption') cast.stop(index);
    subject.effect = { name: effect, word: item.source };
    account.draw(item);
    for (const each of sentence) if (AROUND[effect].test(each.text)) account.draw(each);
  }
}

/** Whether this air is around the things alone that burn or smoke, and not all over the picture. */
export const isAirOfThings = (air: WeatherName, subjects: readonly Subject[]): boolean =>
  subjects.some(
    ({ effect }) =>
      (effect?.name === 'burning' && air === 'flames') ||
      (effect?.name === 'drift' && air === 'steam'),
  );

/** "a strawberry dropping into a milk splash" is above one that stands by itself. */
const isFallenInto = (sentence: readonly Item[], i: number): boolean =>
  senseOf(sentence[i], 'noun')?.glyph === '@splash' &&
  sentence.slice(Math.max(0, i - 3), i).some(({ text }) => /^(in|into|through)$/.test(text));

/** The thing that it goes on at: the noun that it describes, else the nearest one before, else the next one. */
function subjectOf(
  sentence: readonly Item[],
  i: number,
  effect: SaidEffectName,
  { cast, vocabulary }: Read,
): number {
  const indexOf = (item: Item | undefined): number =>
    item === undefined
      ? -1
      : cast.subjects.findIndex(
          ({ word, glyph }) => word === item.text && canHave(glyph, effect, vocabulary),
        );
  // Animals and people splash by themselves.
  const isAmongLiving = cast.subjects.some(
    ({ glyph, person }) => person !== null || isAnimate(glyph, vocabulary),
  );
  if (effect === 'splash' && isAmongLiving) return -1;
  const behind = indexOf(nounBehind(sentence, i));
  if (behind >= 0 && effect !== 'splash') return behind;
  const isNoun = (each: Item): boolean => senseOf(each, 'noun')?.glyph != null;
  // "a dog on fire" is no house on fire: the noun before decides, also where it cannot have the effect.
  const before = sentence.slice(0, i).findLast(isNoun);
  if (before && effect !== 'splash') return indexOf(before);
  return cast.subjects.findIndex(({ glyph }) => canHave(glyph, effect, vocabulary));
}

function canHave(glyph: string, effect: SaidEffectName, vocabulary: Vocabulary): boolean {
  const category = vocabulary.categoryOf(glyph) ?? '';
  if (isAnimate(glyph, vocabulary)) return false;
  if (effect === 'drift') return ON_WHEELS.test(glyph);
  if (effect === 'eruption') return glyph === 'volcano';
  if (effect === 'burning')
    return !HAS_FLAME.test(glyph) && !BURNS_ANYWAY.test(glyph) && !/^(sky|person)/.test(category);
  return glyph !== '@splash' && isTableThing(glyph, category);
}
