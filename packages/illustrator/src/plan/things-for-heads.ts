import { escaped } from '../language/escaped.ts';
import { headInClothes } from '../language/face-glyphs.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, showWords, withChangedAt } from './spec-changes.ts';

const OWNER = '(?:(?:a|an|the|his|her|its|their) )?';
const HEAD = '(?:heads?|faces?)\\b';
const ANY_HEAD = /head|face/iu;

/** Whether the prompt says of a thing that it is where somebody's head would be: "with a cloud for a head". */
function isForHead(prompt: string, { word }: Subject): boolean {
  const name = escaped(word);
  return new RegExp(
    [
      `\\b${name} (?:instead of|in place of|in the place of|in lieu of|for|as) ${OWNER}${HEAD}`,
      `\\b(?:head|face) (?:is|was|has become|becomes|replaced (?:by|with)|is replaced (?:by|with)) (?:${OWNER}(?:[\\w-]+ )?)${name}\\b`,
      `\\bwith ${OWNER}(?:[\\w-]+ )?${name}(?: |-)head\\b(?! (?:on|scarf|band|phones|light|lamp|dress))`,
      `\\b${name}-head(?:ed)?\\b`,
    ].join('|'),
    'iu',
  ).test(prompt);
}

/** What a prompt seems to say of the thing is said of its owner: "a man with a fish head playing the guitar". */
const doneByOwner = (spec: PromptSpec, thing: number, owner: number): PromptSpec => ({
  ...spec,
  relations: spec.relations.map((each) =>
    each.from === thing && each.to !== owner ? { ...each, from: owner } : each,
  ),
});

/** "a man with a cloud instead of a head", "a businessman with a shark head": it stands on the neck. */
export function withThingsForHeads(spec: PromptSpec): PromptSpec {
  const { subjects, prompt } = spec;
  const owner = subjects.findIndex(({ person }) => person !== null);
  if (owner < 0 || !ANY_HEAD.test(prompt)) return spec;
  const at = subjects.findIndex(
    (subject, index) => index !== owner && subject.person === null && isForHead(prompt, subject),
  );
  const [person, thing] = [subjects[owner]?.person, subjects[at]];
  if (!person || !thing) return spec;
  const { glyph, colour, count, motion } = thing;
  const deed = subjects[owner]?.motion === null ? { motion } : {};
  const headed = withChangedAt(doneByOwner(spec, at, owner), owner, {
    ...deed,
    person: {
      ...person,
      head: { ...person.head, thing: { glyph: headInClothes(glyph), colour, count } },
    },
  });
  return showWords(
    leavingOut(headed, (subject) => subject === thing),
    /^(?:heads?|faces?|in place of|place|replaced)$/i,
  );
}
