import { isLifeless } from '../language/kinds-of-things.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';

/** What is full of other things and is put down somewhere. */
const VESSELS =
  /^(?:@bowl|@basket|basket|@box|package|@crate|@bucket|bucket|@jar|@emptyjar|@vase|amphora|@tray|@pitcher|@birdcage|@coffee|wine-glass|@waterglass)$/;

/** "strawberries in a bowl on a tablecloth": it is the bowl that stands there. */
export function vesselsOnThings(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations } = spec;
  const vesselOf = (index: number): number | undefined =>
    relations.find(
      ({ from, to, kind }) =>
        from === index && /^(?:in|inside)$/.test(kind) && VESSELS.test(subjects[to]?.glyph ?? ''),
    )?.to;
  const moved = (each: Relation): Relation => {
    const content = subjects[each.from];
    const isThing = content !== undefined && isLifeless(content, vocabulary);
    const vessel = each.kind === 'on' && isThing ? vesselOf(each.from) : undefined;
    // What is on its own vessel lies on its brim, and what is named before it is not what it stands on.
    return vessel === undefined || each.to <= vessel ? each : { ...each, from: vessel };
  };
  const placed = relations.map(moved);
  return placed.every((each, i) => each === relations[i]) ? spec : { ...spec, relations: placed };
}
