import { escaped } from '../language/escaped.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { withChanged, withWordsShown } from './spec-changes.ts';
import { spelled } from './word-lists.ts';

/** What potters make. */
const POTTERY =
  /^(?:@coffee|@mug|@bowl|@plate|@vase|@jug|@claybowl|teapot|teacup-without-handle|amphora|@flowerpot)$/;
const CLAY = /^(?:clay|earthenware|terracotta)$/i;

/** "clay mugs" have the color of clay. */
export function ofClay(spec: PromptSpec): PromptSpec {
  const isOfClay = (subject: Subject): boolean =>
    POTTERY.test(subject.glyph) &&
    subject.colour === null &&
    new RegExp(`\\b(?:clay|earthenware|terracotta) ${escaped(spelled(subject))}\\b`, 'i').test(
      spec.prompt,
    );
  if (!spec.subjects.some(isOfClay)) return spec;
  return withWordsShown(withChanged(spec, isOfClay, { colour: 'terracotta' }), (word) =>
    CLAY.test(word),
  );
}
