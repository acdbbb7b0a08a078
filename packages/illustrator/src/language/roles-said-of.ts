import { isHuman } from './describe-person.ts';
import { isAnimal } from './kinds-of-things.ts';
import { type Item, senseOf } from './sense.ts';
import { isAny, type Sentence } from './sentence.ts';
import type { Vocabulary } from './vocabulary.ts';

const IS = /^(?:is|are|was|were)$/;
const MACHINES = /^(?:robot|alien|alien-monster|ghost|skull|zombie|vampire|snowman|teddy-bear)$/;

/** Moves what somebody is before their role: "the chef is a big walrus" becomes "the big chef walrus". */
export function withRolesSaidOf(sentence: Sentence, vocabulary: Vocabulary): Sentence {
  const is = sentence.findIndex(
    ({ text }, i) => IS.test(text) && isRole(sentence[i - 1], vocabulary),
  );
  if (is < 1) return sentence;
  const said = sentence.slice(is + 1);
  const begin = said.findIndex((each) => !/^(?:an?|the|really|actually)$/.test(each.text));
  const length = said
    .slice(begin)
    .findIndex((each) => !isAny(each, ['colour', 'size', 'adjective']));
  const kind = said[begin + length];
  const glyph = senseOf(kind, 'noun')?.glyph ?? '';
  const isKind = isAnimal(glyph, vocabulary) || MACHINES.test(glyph);
  if (begin < 0 || length < 0 || kind === undefined || !isKind) return sentence;
  const role = sentence.slice(is - 1, is);
  return withRolesSaidOf(
    [
      ...sentence.slice(0, is - 1),
      ...said.slice(begin, begin + length),
      ...role,
      ...said.slice(begin + length),
    ],
    vocabulary,
  );
}

const isRole = (item: Item | undefined, vocabulary: Vocabulary): boolean =>
  isHuman(senseOf(item, 'noun')?.glyph ?? '', vocabulary);
