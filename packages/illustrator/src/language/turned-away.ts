import { has, type Item, senseOf } from './sense.ts';
import type { Cast } from './subjects.ts';
import type { WordAccount } from './word-account.ts';

const LOOKS =
  /^(look(s|ing|ed)?|gaz(e|es|ing|ed)|star(e|es|ing|ed)|watch(es|ing|ed)?|stargaz\w*|admir(e|es|ing|ed)|observ(e|es|ing)|contemplat\w+|fac(es|ing)|looking out|overlook\w*|looking up|gazing up|staring up)( up| out| over| off| into)?( at| towards?| over| of| through)?$/;
/** Words that say it of the whole picture. */
export const FROM_BEHIND =
  /^(from behind|seen from behind|viewed from behind|shot from behind|from the back|seen from the back|back view|rear view|facing away|back turned|turned away|with (his|her|their) back to (us|the viewer|the camera))$/;
/** Who goes away like this is seen from behind; who runs or flies away is seen from the side. */
const GOES =
  /^(walk|strut|waddl|storm|stomp|wander|march|strid|stroll|saunter|shuffl|trudg|tiptoe|toddl)(e?s|ed|ing|e)?( (away|off))?$/;
const AWAY = /\b(away|off)$/;
/** Far away or large: who looks at it turns the back to the viewer. */
const FAR =
  /^(@moon|@sun|@eclipse|@star|star|glowing-star|comet|ringed-planet|globe-.*|crescent-moon|full-moon|mountain|snow-capped-mountain|mount-fuji|volcano|@rainbow|castle|@japanesecastle|@lighthouse|window|@eiffel|tokyo-tower|statue-of-liberty|@ferriswheel|cloud|@hotairballoon|rocket|fireworks|sparkler)$/;
const FAR_WORDS =
  /^(view|horizon|distance|sky|stars|skyline|waves|scenery|landscape|(train |bus |bedroom |kitchen |rainy |hotel |living room |plane )?window|northern lights)$/;
/** How many words lie between a look and what it falls on. */
const REACH = 7;

/** Whether what is looked at is behind all actors: a sunset, the sea, the moon. Null for other words. */
function isFar(item: Item): boolean | null {
  if (FAR_WORDS.test(item.text)) return true;
  const glyph = senseOf(item, 'noun')?.glyph;
  if (glyph != null) return FAR.test(glyph);
  if (has(item, 'setting') || has(item, 'weather')) return true;
  if (has(item, 'time')) return /sun|night|dusk|dawn|star|sky/.test(item.text);
  return null;
}

/** Who looks at what is far away, walks away or is seen from behind turns the back to the viewer. */
export function turnAway(sentence: readonly Item[], cast: Cast, account: WordAccount): void {
  for (const [i, item] of sentence.entries()) {
    if (FROM_BEHIND.test(item.text)) {
      const person = cast.subjects.findIndex(({ person }) => person !== null);
      const first = person < 0 && cast.subjects.length > 0 ? 0 : person;
      if (first >= 0 && cast.turnAway(first)) account.draw(item);
      else account.reject(item);
      continue;
    }
    if (GOES.test(item.text)) {
      leave(sentence, i, cast, account);
      continue;
    }
    if (!LOOKS.test(item.text)) continue;
    const target = firstTarget(sentence.slice(i + 1, i + 1 + REACH));
    if (target !== true) continue;
    const turned = lookersBefore(sentence, i, cast).filter(
      // Who lies looks up.
      (looker) => cast.subjects[looker]?.motion === 'lie' || cast.turnAway(looker),
    );
    if (turned.length > 0) account.draw(item);
  }
}

/** The one who was named last before "walking away": "nope, a sloth walking away". */
function leave(sentence: readonly Item[], i: number, cast: Cast, account: WordAccount): void {
  const item = sentence[i];
  const next = sentence[i + 1];
  const away = item && AWAY.test(item.text) ? item : next;
  if (!item || !away || !AWAY.test(away.text)) return;
  const named = sentence.slice(0, i).toReversed();
  const source = named.find((each) =>
    cast.subjects.some((subject) => subject.source === each.source),
  );
  const leaver = cast.subjects.findIndex((subject) => subject.source === source?.source);
  if (leaver < 0 || !cast.walkAway(leaver)) return;
  account.draw(item);
  account.draw(away);
}

function firstTarget(following: readonly Item[]): boolean | null {
  for (const item of following) {
    if (item.isBreak) return null;
    const far = isFar(item);
    if (far !== null) return far;
  }
  return null;
}

/** The person or animal named last before the word, both of a couple, or the first person of all. */
function lookersBefore(sentence: readonly Item[], i: number, cast: Cast): readonly number[] {
  const living = cast.subjects.flatMap((_, index) => (cast.isLiving(index) ? [index] : []));
  for (const item of sentence.slice(0, i).toReversed()) {
    const named = living.filter((index) => cast.subjects[index]?.source === item.source);
    if (named.length > 0) return named;
  }
  return living.filter((index) => cast.subjects[index]?.person !== null).slice(0, 1);
}

const ALONE =
  /^(alone|all alone|by (him|her|it)self|on (his|her|its|their) own|solo|solitary|all by (him|her|it)self|single)$/;

/** "a man alone in a boat": drawn where the picture has one living being. */
export function claimAlone(sentence: readonly Item[], cast: Cast, account: WordAccount): void {
  const living = cast.subjects.filter((_, index) => cast.isLiving(index));
  if (living.length !== 1 || living[0]?.count !== 1) return;
  account.drawAll(sentence.filter(({ text }) => ALONE.test(text)));
}
