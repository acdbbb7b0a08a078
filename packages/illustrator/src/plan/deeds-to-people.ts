import { oneOf } from '../language/one-of.ts';
import { SKIN_TONES } from '../language/skin-tones.ts';
import type { Subject } from '../language/subject.ts';
import { isDone } from '../language/words-in-english.ts';
import {
  change,
  drop,
  give,
  glyphAt,
  hasRelation,
  indexOfGlyph,
  isDoneTo,
  isSaid,
  relate,
  relatedTo,
  type Scene,
  showDeeds,
  type Step,
  takeBack,
  unrelate,
} from './deed-scene.ts';
import { isAmong } from './spec-changes.ts';

const GROOMERS = /\b(hairdresser|barber|hair ?stylist|stylist|makeup artist|beautician|dentist)s?$/;
const GROOMING =
  /\b(cut|trim|shav|styl|dry|dye|braid|comb|brush|wash|apply|do|haircut|mak|giv|groom)/;
const DOCTORS = /\b(dentist|doctor|nurse|optician|physician|surgeon)s?$/;
const EXAMINING = /\b(exam|check|treat|inspect|vaccin|inject|clean|fix|bandag|heal|cur)/;

/** Done to an arm, and not to the head. */
const INJECTING = /\b(?:vaccin|inject|shots?\b|syringe)/;
/** "giving a child a shot". */
const GIVES_SHOT =
  /\b(?:giv|gett?|receiv)\w* (?:[\w'’]+ ){0,4}(?:shots?|vaccin\w+|injections?|jabs?)\b/i;

const TOOLS: readonly (readonly [words: RegExp, glyph: string])[] = [
  [/shav/, 'razor'],
  [/dry/, '@hairdryer'],
  [/comb|brush|braid/, '@hairbrush'],
  [/makeup|make up|lipstick/, 'paintbrush'],
  [INJECTING, 'syringe'],
];

/** Somebody who sits in a chair and has their hair cut, their teeth looked at, their face made up. */
function groomClient(scene: Scene, doer: number): void {
  const subject = scene.subjects[doer];
  if (!subject?.person) return;
  const isAtHome = subject.motion === 'braid' && !GROOMERS.test(subject.word);
  if (isAtHome) return;
  const isDoctor = DOCTORS.test(subject.word);
  const isOfHair = isSaid(scene, /\b(hair|haircut|beard|makeup)/);
  const isGroomer = GROOMERS.test(subject.word);
  const givesShot = isDoctor && GIVES_SHOT.test(scene.said.prompt);
  const isTreating = givesShot || (isDoctor && isSaid(scene, EXAMINING));
  const deed = isGroomer
    ? scene.said.prompt
        .toLowerCase()
        .split(/\s+/)
        .some((word) => GROOMING.test(word))
    : isDone(scene.said, GROOMING);
  if (!isTreating && !(deed && (isOfHair || isGroomer))) return;
  const named = scene.subjects.findIndex(
    (each, index) => index !== doer && each.person !== null && each.count === 1 && isAtRest(each),
  );
  const isOwn = named < 0 && !isGroomer && !isSaid(scene, /haircut/);
  if (isOwn || (named < 0 && isDoctor) || isDoneBy(scene, named, doer)) return;
  const isOfAnimal = scene.subjects.some(
    (each, index) => index !== doer && each.person === null && scene.isActor(index),
  );
  if (named < 0 && isOfAnimal) {
    change(scene, doer, { motion: 'groom' });
    scene.setting ??= 'salon';
    return;
  }
  drop(scene, ({ glyph }) => /^(tooth|mouth|ear|eye)$/.test(glyph));
  takeBack(scene, doer, (glyph) =>
    /^(carrot|kitchen-knife|gear|hammer|@bucket|sponge)$/.test(glyph),
  );
  const seated =
    named < 0
      ? addClient(scene)
      : scene.subjects.findIndex(
          (each, index) => index !== doer && each.person !== null && each.count === 1,
        );
  const isInjecting = givesShot || isSaid(scene, INJECTING);
  change(scene, doer, { motion: isInjecting ? 'treat' : 'groom' });
  change(scene, seated, { motion: 'sit' });
  unrelate(scene, ({ from, to }) => from === doer && to === seated);
  relate(scene, doer, seated, 'beside');
  if (!hasRelation(scene, seated, /^(on|in)$/))
    give(scene, seated, isInjecting ? '@patientchair' : '@salonchair', 'on');
  if (!hasRelation(scene, doer, /^hold$/))
    give(scene, doer, isInjecting ? 'syringe' : toolFor(scene, subject.word), 'hold');
  scene.setting ??= /dentist/.test(subject.word) ? 'dentist' : isDoctor ? 'hospital' : 'salon';
}

/** Who is at the dentist sits in the chair and is looked at. */
function atDentist(scene: Scene, patient: number): void {
  const { person = null, word = '', motion = null, count = 0 } = scene.subjects[patient] ?? {};
  const isThere = scene.setting === 'dentist' && patient === 0 && count === 1;
  if (!isThere || DOCTORS.test(word) || !/^(idle|sit|cry)$/.test(motion ?? 'idle')) return;
  if (person === null && !scene.isActor(patient)) return;
  if (scene.subjects.some((each) => DOCTORS.test(each.word))) return;
  const dentist: Subject = {
    ...oneOf('health-worker', 'dentist'),
    motion: 'groom',
    person: { skin: SKIN_TONES, isKin: false },
  };
  const doer = scene.subjects.push(dentist) - 1;
  change(scene, patient, { motion: 'sit' });
  relate(scene, doer, patient, 'beside');
  give(scene, patient, '@salonchair', 'on');
  give(scene, doer, '@dentalmirror', 'hold');
}

const isAtRest = ({ motion }: Subject): boolean =>
  motion === null || motion === 'sit' || motion === 'idle';

/** "a girl braided by her sister": the other one is the doer. */
const isDoneBy = (scene: Scene, other: number, doer: number): boolean =>
  other >= 0 && isDoneTo(scene, other, doer) && !isDoneTo(scene, doer, other);

function addClient(scene: Scene): number {
  const client: Subject = {
    ...oneOf('person', 'client'),
    person: { skin: SKIN_TONES, isKin: false },
  };
  return scene.subjects.push(client) - 1;
}

function toolFor(scene: Scene, role: string): string {
  const said = TOOLS.find(([words]) => isSaid(scene, words))?.[1];
  if (said) return said;
  return /dentist/.test(role) ? '@dentalmirror' : DOCTORS.test(role) ? 'stethoscope' : 'scissors';
}

const GIVING = /^(hand|giv|gav|pass|deliver|serv|offer|bring|brought|present|sell|sold|show)/;

const AROUND_NECK = /necklace|medal$/;

/** What is handed, served or delivered is between two hands. */
function handOver(scene: Scene, doer: number): void {
  const giver = scene.subjects[doer];
  const isFree = [null, 'idle', 'give'].includes(giver?.motion ?? null);
  if (!giver?.person || !isFree || giver.count > 1) return;
  if (!scene.said.deeds.some((word) => GIVING.test(word))) return;
  const taker = scene.subjects.findIndex(
    (each, index) =>
      index > doer && each.person !== null && (each.motion === null || each.motion === 'idle'),
  );
  if (taker < 0) return;
  const gift = scene.subjects.findIndex(
    (each, index) =>
      !scene.isActor(index) &&
      each.person === null &&
      (isDoneTo(scene, doer, index) || !scene.relations.some(({ to }) => to === index)),
  );
  const isSaidTo = /\bto\b/.test(scene.said.prompt) || isDoneTo(scene, doer, taker);
  if (gift < 0 || !isSaidTo) return;
  if (AROUND_NECK.test(glyphAt(scene, gift))) {
    // It is around the neck of the taker already, and the giver's hand is still there.
    unrelate(scene, ({ from, to }) => from === doer && to === gift);
    relate(scene, taker, gift, 'hold');
    change(scene, doer, { motion: 'groom' });
    relate(scene, doer, taker, 'front');
    takeBack(scene, doer, (glyph) => glyph === 'clipboard');
    scene.setting ??= glyphAt(scene, gift).endsWith('medal') ? 'stadium' : 'living';
    return showDeeds(scene, GIVING);
  }
  const isPair = scene.subjects[gift]?.glyph.endsWith('key');
  change(scene, gift, { count: isPair ? 1 : (scene.subjects[gift]?.count ?? 1) });
  change(scene, doer, { motion: 'handover' });
  unrelate(scene, ({ from, to }) => from === doer && (to === taker || to === gift));
  relate(scene, doer, gift, 'hold');
  relate(scene, doer, taker, 'beside');
  // A couple comes to take it: both stand before the giver.
  const partner = scene.subjects.findIndex(
    (each, index) =>
      index > taker && each.person !== null && each.source === scene.subjects[taker]?.source,
  );
  if (partner >= 0) {
    unrelate(scene, (each) => isAmong(each, [taker, partner]));
    relate(scene, doer, partner, 'beside');
  }
  const isOfSeveral = partner >= 0 || (scene.subjects[taker]?.count ?? 1) > 1;
  if (isOfSeveral) change(scene, doer, { motion: 'give' });
  showDeeds(scene, GIVING);
  if (/agent|realtor/.test(giver.word)) scene.setting ??= 'living';
}

/** "giving a valentine to a girl": a card with a heart on it. */
function giveValentine(scene: Scene, doer: number): void {
  const isGiving = /^(?:give|handover)$/.test(scene.subjects[doer]?.motion ?? '');
  const isNamed = /\ba valentine(?:['’]?s card)?\b/i.test(scene.said.prompt);
  if (isGiving && isNamed && !hasRelation(scene, doer, /^hold$/))
    give(scene, doer, 'love-letter', 'hold');
}

const FEMALE = /\b(she|her|hers|herself)\b/i;
const MALE = /\b(he|his|him|himself)\b/i;

/** "a florist in her shop" is a woman. */
function followPronoun(scene: Scene, doer: number): void {
  const { prompt } = scene.said;
  const people = scene.subjects.filter(({ person }) => person !== null);
  const who = scene.subjects[doer];
  // A baby in his crib is a baby.
  if (people.length !== 1 || who?.count !== 1 || who.glyph === 'baby') return;
  const gender = FEMALE.test(prompt) ? 'female' : MALE.test(prompt) ? 'male' : null;
  if (gender === null || (FEMALE.test(prompt) && MALE.test(prompt))) return;
  const glyph = scene.asGender(doer, gender);
  if (glyph !== null) change(scene, doer, { glyph });
}

const OWN_CARE = /^(@creamjar|@hairbrush|@hairdryer|razor|lipstick|toothbrush|lotion-bottle)$/;

/** Who is before a mirror is to be seen in it. */
function atMirror(scene: Scene, doer: number): void {
  const mirror = indexOfGlyph(scene, /^mirror$/);
  if (!scene.subjects[doer]?.person) return;
  const isCare = relatedTo(scene, doer, OWN_CARE) >= 0;
  if (isCare && (/^(eat|cream)$/.test(scene.subjects[doer]?.motion ?? '') || mirror >= 0))
    scene.setting ??= 'bathroom';
  if (mirror < 0) return;
  const isHandMirror = scene.relations.some(
    ({ from, to, kind, said }) =>
      from === doer && to === mirror && kind === 'hold' && !/look/.test(said?.text ?? ''),
  );
  if (isHandMirror && !isCare) return;
  unrelate(scene, ({ from, to }) => from === mirror || to === mirror);
  change(scene, mirror, { glyph: '@wallmirror' });
  relate(scene, doer, mirror, 'hold');
  scene.setting ??= isCare ? 'bathroom' : 'bedroom';
}

export const DEEDS_TO_PEOPLE: readonly Step[] = [
  followPronoun,
  groomClient,
  atDentist,
  handOver,
  giveValentine,
  atMirror,
];
