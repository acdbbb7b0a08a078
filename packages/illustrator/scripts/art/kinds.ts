import { ADJECTIVE_ENDING } from '../../src/language/adjectives.ts';
import { meaningsOf } from '../../src/language/lexicon.ts';
import { ANIMALS } from '../../src/language/nouns/animals.ts';
import { FOOD } from '../../src/language/nouns/food.ts';
import { NOUNS } from '../../src/language/nouns/index.ts';
import { NATURE } from '../../src/language/nouns/nature.ts';
import { PEOPLE } from '../../src/language/nouns/people.ts';
import { THINGS } from '../../src/language/nouns/things.ts';
import { VEHICLES_AND_BUILDINGS } from '../../src/language/nouns/vehicles-and-buildings.ts';
import { phrases } from '../../src/language/phrases.ts';
import { readWordNet, type Synset, type WordNet } from './wordnet.ts';

/** WordNet's topics, and how far up the tree of kinds a stand-in may be: a pug is two steps below a dog. */
const TOPIC = { animal: 5, artifact: 6, food: 13, object: 17, person: 18, plant: 20 } as const;
const STEPS: Readonly<Record<number, number>> = {
  [TOPIC.animal]: 6,
  [TOPIC.artifact]: 3,
  [TOPIC.food]: 4,
  [TOPIC.object]: 3,
  [TOPIC.person]: 12,
  [TOPIC.plant]: 7,
};

/** Which meaning the words of a table have. */
const TABLES: readonly (readonly [
  table: Readonly<Record<string, string>>,
  topics: readonly number[],
])[] = [
  [ANIMALS, [TOPIC.animal]],
  [PEOPLE, [TOPIC.person]],
  [NATURE, [TOPIC.plant, TOPIC.object]],
  [FOOD, [TOPIC.food]],
  [VEHICLES_AND_BUILDINGS, [TOPIC.artifact]],
  [THINGS, [TOPIC.artifact]],
];

/** Say too little to stand in for anything. */
const TOO_GENERAL = new Set(
  'animal thing tool machine vehicle food container building clothing device structure instrument toy dish plate drink box bar seat figure individual case glass table plant board stone rock paper game ball meat herb house ring leaf branch hut controller pedestrian blossom character officer speaker lady sister uncle aunt wife mother husband father fellow lad male female stranger friend judge cap cone card'.split(
    ' ',
  ),
);

/** Kinds of persons that no figure stands in for. */
const SENSITIVE =
  /\b(nazi|fascis|slave|terroris|hitman|whore|hooker|pimp|stripper|nude|porn|harlot|slut|pedophil|rapist|martyr|victim|corpse|gyps|negro|savage|cripple|retard|idiot|moron|homosexual|lesbian|transvestite|eunuch|klansman|racist|antisemite|nudist|lover|mistress|concubine|playboy|pervert|sodom|tart|bastard|bitch|sex|stillborn|abandoned|wench|abort|drunk|cadaver|nigg|whit|traitor|killer|assassin|suicide|addict|virgin|beggar|peasant|fool|freak|jew|muslim|gook|chink|kike|dyke|fag)/;

/**
 * Nouns that no table knows, under the nearest kind of theirs that is drawn. The longer a chain of
 * kinds, the less the picture shows, so chains are short; slurs and what is sexual or violent are left out.
 */
export async function readKinds(): Promise<Record<string, string>> {
  const net = await readWordNet();
  const drawn = drawnSynsets(net);
  const kinds = new Map<string, string[]>();
  const names = namesIn(net);
  for (const [word, ids] of net.meanings) {
    const synset = likeliest(ids, net);
    if (!synset || names.has(word) || !isReadable(word) || NOUNS.has(word)) continue;
    // A black swan is a swan that is painted black.
    if (/^(?:black|white) /.test(word) && NOUNS.has(word.split(' ').slice(1).join(' '))) continue;
    if (meaningsOf(word).length > 0 || net.otherParts.has(word)) continue;
    const kind = nearestKind(synset, net, drawn);
    // A toaster is rather not somebody who proposes a toast.
    const isAlsoThing = ids.some((id) => net.synsets.get(id)?.topic === TOPIC.artifact);
    if (kind === 'person' && isAlsoThing) continue;
    if (kind !== null) kinds.set(kind, [...(kinds.get(kind) ?? []), word]);
  }
  return Object.fromEntries([...kinds].map(([kind, words]) => [kind, words.join(',')]));
}

/** The most frequent meaning; of a plant that is eaten, the food. */
function likeliest(ids: readonly string[], { synsets }: WordNet): Synset | undefined {
  const [first, ...others] = ids.flatMap((id) => synsets.get(id) ?? []);
  const food = others.find(({ topic }) => topic === TOPIC.food);
  return first?.topic === TOPIC.plant && food ? food : first;
}

/** Words that are only written with a capital: names of persons, and of species in Latin. */
function namesIn({ synsets }: WordNet): ReadonlySet<string> {
  const words = [...synsets.values()].flatMap((synset) => synset.words);
  const common = new Set(words.filter((word) => word === word.toLowerCase()));
  return new Set(words.map((word) => word.toLowerCase()).filter((word) => !common.has(word)));
}

const isReadable = (word: string): boolean =>
  /^[a-z]{3,}( [a-z]{3,})?$/.test(word) && !ADJECTIVE_ENDING.test(word) && !SENSITIVE.test(word);

/** The meanings of words that are drawn as they are, each with its word. */
function drawnSynsets({ meanings, synsets }: WordNet): ReadonlyMap<string, string> {
  const drawn = new Map<string, string>();
  for (const [table, topics] of TABLES) {
    for (const row of Object.values(table)) {
      for (const word of phrases(row.split('|')[0] ?? '')) {
        if (TOO_GENERAL.has(word) || word.includes(' ')) continue;
        const ids = meanings.get(word)?.slice(0, 3) ?? [];
        const id = ids.find((each) => topics.includes(synsets.get(each)?.topic ?? 0));
        if (id !== undefined && !drawn.has(id)) drawn.set(id, word);
      }
    }
  }
  return drawn;
}

function nearestKind(
  synset: Synset,
  { synsets }: WordNet,
  drawn: ReadonlyMap<string, string>,
): string | null {
  let level = [synset];
  const steps = STEPS[synset.topic] ?? -1;
  for (let step = 0; step <= steps && level.length > 0; step++) {
    if (level.some(({ isOffensive, words }) => isOffensive || SENSITIVE.test(words.join(' ')))) {
      return null;
    }
    const found = level.find(({ id }) => drawn.has(id));
    if (found) return drawn.get(found.id) ?? null;
    level = level.flatMap(({ hypernyms }) =>
      hypernyms
        .flatMap((id) => synsets.get(id) ?? [])
        .filter(({ topic }) => topic === synset.topic),
    );
  }
  return synset.topic === TOPIC.person && !synset.words.some((word) => word.includes(' '))
    ? 'person'
    : null;
}
