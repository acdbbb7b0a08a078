import { joinedSource, type Token, textAt } from '../tokenize.ts';

const MOOD =
  /^(?:sad|happy|angry|sleepy|crying|tired|surprised|scared|shy|confused|smiling|laughing|grumpy|worried|bored|silly|furious|shocked)$/;
const FACE = /^(?:eyes?|face|expression|look|gaze)$/;

/** "Hund mit traurigen Augen", "chat avec un visage fâché": a mood is seen in the face anyway. */
export function moodsOfFaces(tokens: readonly Token[]): readonly Token[] {
  // "traurige Augen", "yeux tristes".
  const first = tokens.findIndex(({ text }, i) => {
    const next = textAt(tokens, i + 1);
    return (FACE.test(text) && MOOD.test(next)) || (MOOD.test(text) && FACE.test(next));
  });
  const preposition = /^(?:an?|the)$/.test(textAt(tokens, first - 1)) ? first - 2 : first - 1;
  const look = tokens.slice(first, first + 2);
  const [mood, owner] = [look.find(({ text }) => MOOD.test(text)), tokens[preposition - 1]];
  const isOfOwner =
    owner?.kind === 'word' && owner.text !== 'and' && textAt(tokens, preposition) === 'with';
  if (first < 0 || mood === undefined || !isOfOwner) return tokens;
  const noun = tokens.findIndex(({ source }, i) => i < preposition && source === owner.source);
  return [
    ...tokens.slice(0, noun),
    { ...mood, source: joinedSource(look) },
    ...tokens.slice(noun, preposition),
    ...tokens.slice(first + 2),
  ];
}
