import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import { withChanged } from './spec-changes.ts';

/** They carry loads on their backs or shells, having no hands for them. */
const PACK_ANIMALS =
  /^(?:snail|@slug|turtle|@tortoise|donkey|horse|@(?:palomino|chestnuthorse|pinto|appaloosa|dapplegrey|clydesdale|pony)|camel|two-hump-camel|elephant|mammoth|rhinoceros|hippopotamus|llama|@alpaca|ox|bison|cow|@bull|sauropod|@triceratops|@stegosaurus|whale|crocodile|beetle|lady-beetle|@hermitcrab)$/;
const CARRIES = /^(?:carr|haul|transport|bear)/;
/** Held in the mouth or a trunk, or worn. */
const LIGHT =
  /flower|rose|tulip|leaf|@stick|letter|envelope|balloon|umbrella|bag|scarf|hat|flag|peanut/;
const HANDS_FREE = new Set<unknown>([null, 'idle', 'walk', 'pulse', 'crawl']);

/** "a snail carrying a tiny house", "an elephant carrying a piano": the load is on the back. */
export function carryOnBack(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const isCarried = ({ from, to, kind, said }: Relation): boolean => {
    const [carrier, load] = [subjects[from], subjects[to]];
    if (carrier === undefined || load === undefined) return false;
    return (
      (kind === 'hold' || kind === 'hug') &&
      CARRIES.test(said?.text ?? '') &&
      carrier.count === 1 &&
      PACK_ANIMALS.test(carrier.glyph) &&
      HANDS_FREE.has(carrier.motion) &&
      !LIGHT.test(load.glyph)
    );
  };
  const carried = relations.filter(isCarried);
  if (carried.length === 0) return spec;
  const onBack = relations.map((each) =>
    carried.includes(each)
      ? {
          from: each.to,
          to: each.from,
          kind: 'on' as const,
          said: { word: 'on its back', text: 'on its back' },
        }
      : each,
  );
  const carriers = new Set(carried.map(({ from }) => from));
  return withChanged({ ...spec, relations: onBack }, (_, index) => carriers.has(index), {
    motion: 'idle',
  });
}
