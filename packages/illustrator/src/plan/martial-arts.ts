import { isGarment } from '../language/garments.ts';
import { oneOf } from '../language/one-of.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, showWords, withChanged } from './spec-changes.ts';

const MARTIAL =
  /\b(?:karate|judo|taekwondo|tae kwon do|aikido|jiu[- ]?jitsu|martial arts?|black belt)\b/i;
const DRESS_WORDS =
  /^(?:karate|judo|taekwondo|tae kwon do|aikido|jiu[- ]?jitsu|martial arts?|suits?|uniforms?|gis?|opponent)$/i;
/** Of those who practice it; others are in their own clothes. */
const OTHERS = /\b(?:parent|mother|mom|mum|father|dad|fan|referee|crowd|audience)s?$/i;
const FORMS = /^(?:martial-arts-uniform|@suit)$/;
const DRESS = 'karate gi';
/** Their own clothes are that dress. */
const IN_DRESS = /^(?:karate fighter|karate master|karateka|martial artist|judo fighter)s?$/;

/** "judo kid bowing to her opponent": all who practice a martial art are in its dress, in a dojo. */
export function inMartialDress(spec: PromptSpec): PromptSpec {
  const { prompt, subjects } = spec;
  const practices = ({ person, word }: Subject): boolean => person !== null && !OTHERS.test(word);
  if (!MARTIAL.test(prompt) || !subjects.some(practices)) return spec;
  const isSpare = ({ glyph, source }: Subject): boolean =>
    FORMS.test(glyph) || (glyph === 'hammer' && source === undefined);
  const bare = leavingOut(spec, isSpare);
  const bows = spec.deeds.some((deed) => /^bow/i.test(deed)) || /\bbow(?:s|ing)\b/i.test(prompt);
  const moved = bows
    ? withChanged(bare, (each) => practices(each) && isAtRest(each), { motion: 'bow' })
    : bare;
  const shown = showWords(dressed(moved, practices), bows ? BOW_WORDS : DRESS_WORDS);
  return { ...shown, setting: spec.setting ?? 'dojo' };
}

const BOW_WORDS = new RegExp(`${DRESS_WORDS.source}|^bow(?:s|ing)?$`, 'i');
const isAtRest = ({ motion }: Subject): boolean =>
  motion === null || motion === 'idle' || motion === 'fight' || motion === 'kick';

function dressed(spec: PromptSpec, isDressed: (subject: Subject) => boolean): PromptSpec {
  const { subjects, relations } = spec;
  const wearers = subjects.flatMap((each, index) => {
    const hasClothes = relations.some(
      ({ from, to }) => from === index && subjects[to] !== undefined && isGarment(subjects[to]),
    );
    return isDressed(each) && !hasClothes && !IN_DRESS.test(each.word) ? [index] : [];
  });
  return {
    ...spec,
    subjects: [...subjects, ...wearers.map(() => oneOf('kimono', DRESS))],
    relations: [
      ...relations,
      ...wearers.map((from, place): Relation => ({
        from,
        to: subjects.length + place,
        kind: 'hold',
      })),
    ],
  };
}
