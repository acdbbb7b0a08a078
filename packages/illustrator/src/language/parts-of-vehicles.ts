import { asWord, textAt, type Token } from './tokenize.ts';

/** Vehicles with passengers, each with the word for its interior behind "on the". */
const RIDDEN: Readonly<Record<string, string>> = {
  train: 'train',
  subway: 'subway',
  metro: 'metro',
  tram: 'tram',
  bus: 'bus',
  coach: 'bus',
  plane: 'plane',
  airplane: 'plane',
  aeroplane: 'plane',
  airliner: 'plane',
};
const CAR = /^(?:car|taxi|cab|van|truck)$/;
const ARTICLE = /^(?:a|an|the|my|his|her|their|our)$/;
const SEAT = /^(?:seats?|aisle)$/;
const WINDOW = /^windows?$/;
const LOOKING = /^(?:look|gaz|star|peer|lean|wav|watch)\w*$/;
const SEEN = /^(?:seen|viewed|visible|view)$/;
/** The most words between an article and its vehicle. */
const MOST = 2;

interface NamedVehicle {
  readonly vehicle: Token;
  /** What is said of it. */
  readonly said: readonly Token[];
  /** Index of the word behind it. */
  readonly end: number;
}

/** "an old train", from the article on. */
function vehicleAt(tokens: readonly Token[], from: number): NamedVehicle | null {
  if (!ARTICLE.test(textAt(tokens, from))) return null;
  for (let at = from + 1; at <= from + 1 + MOST; at++) {
    const vehicle = tokens[at];
    if (vehicle?.kind !== 'word') return null;
    if (RIDDEN[vehicle.text] !== undefined || CAR.test(vehicle.text)) {
      // "a subway train", "a metro car".
      const end = /^(?:train|car)$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1;
      return { vehicle, said: tokens.slice(from + 1, at), end };
    }
  }
  return null;
}

const wordsFor = (words: string, token: Token): Token[] =>
  words.split(' ').map((text) => asWord(text, token));

/** "on the bus": the words by which the room in it is known. */
const onBoard = (vehicle: Token): Token[] => wordsFor(`on the ${RIDDEN[vehicle.text]}`, vehicle);

/** "the seat of an old train", "a bus seat": a seat, on the train or the bus. */
function seatOnBoard(tokens: readonly Token[], at: number): readonly Token[] | null {
  const seat = tokens[at];
  if (seat === undefined || !SEAT.test(seat.text)) return null;
  const before = tokens[at - 1];
  if (before !== undefined && RIDDEN[before.text] !== undefined)
    return [...tokens.slice(0, at - 1), seat, ...onBoard(before), ...tokens.slice(at + 1)];
  const named = /^(?:of|in|on)$/.test(textAt(tokens, at + 1)) ? vehicleAt(tokens, at + 2) : null;
  if (named === null) return null;
  const { vehicle, said, end } = named;
  const rest = tokens.slice(end);
  if (!CAR.test(vehicle.text))
    return [...tokens.slice(0, at), ...said, seat, ...onBoard(vehicle), ...rest];
  const start = tokens.findLastIndex(({ text }, i) => i < at && /^(?:in|on)$/.test(text));
  if (start < at - 1 - MOST || start < 0) return null;
  return [...tokens.slice(0, start), ...wordsFor('in a', vehicle), ...said, vehicle, ...rest];
}

/** "the window of a bus" is the bus window; people who look out of a car window are in the car. */
function windowOfVehicle(tokens: readonly Token[], at: number): readonly Token[] | null {
  const window = tokens[at];
  if (window === undefined || !WINDOW.test(window.text)) return null;
  const named = textAt(tokens, at + 1) === 'of' ? vehicleAt(tokens, at + 2) : null;
  if (named !== null) {
    const { said, vehicle, end } = named;
    return [...tokens.slice(0, at), ...said, vehicle, window, ...tokens.slice(end)];
  }
  const isOfCar = CAR.test(textAt(tokens, at - 1)) && ARTICLE.test(textAt(tokens, at - 2));
  if (!isOfCar || !/^(?:of|out)$/.test(textAt(tokens, at - 3))) return null;
  const of = textAt(tokens, at - 3) === 'out' ? wordsFor('of', window) : [];
  return [...tokens.slice(0, at - 2), ...of, ...tokens.slice(at - 2, at), ...tokens.slice(at + 1)];
}

/** "the interior of a bus": inside of it. */
function interiorOfVehicle(tokens: readonly Token[], at: number): readonly Token[] | null {
  const isInside = /^(?:interior|inside)$/.test(textAt(tokens, at));
  const named = isInside && textAt(tokens, at + 1) === 'of' ? vehicleAt(tokens, at + 2) : null;
  if (named === null || CAR.test(named.vehicle.text)) return null;
  const { said, vehicle, end } = named;
  return [...tokens.slice(0, at), ...said, ...onBoard(vehicle), ...tokens.slice(end)];
}

/** "a city seen from an airplane window": on the plane, with the city outside. */
function viewFromVehicle(tokens: readonly Token[], at: number): readonly Token[] | null {
  const named = /^(?:from|through)$/.test(textAt(tokens, at)) ? vehicleAt(tokens, at + 1) : null;
  const window = named && tokens[named.end];
  if (!named || !window || CAR.test(named.vehicle.text) || !WINDOW.test(window.text)) return null;
  const start = tokens.findLastIndex(({ kind }, i) => i < at && kind === 'break') + 1;
  const clause = tokens.slice(start, at);
  const view = clause.filter(({ text }, i) => !SEEN.test(text) && !isOfView(clause, i));
  const isTold = clause.some(({ text }) => SEEN.test(text)) || textAt(tokens, at) === 'through';
  if (!isTold || view.length === 0 || clause.some(({ text }) => LOOKING.test(text))) return null;
  const comma: Token = { text: ',', source: ',', kind: 'break' };
  const outside = wordsFor('outside the window', window);
  return [
    ...tokens.slice(0, start),
    ...named.said,
    ...onBoard(named.vehicle),
    comma,
    ...view,
    ...outside,
    ...tokens.slice(named.end + 1),
  ];
}

/** The words around "view" that only introduce what is seen: "a view of". */
const isOfView = (clause: readonly Token[], i: number): boolean =>
  (ARTICLE.test(textAt(clause, i)) && textAt(clause, i + 1) === 'view') ||
  (textAt(clause, i) === 'of' && textAt(clause, i - 1) === 'view');

const REWORDINGS = [viewFromVehicle, seatOnBoard, windowOfVehicle, interiorOfVehicle];

function rewordFirst(
  tokens: readonly Token[],
  reword: (typeof REWORDINGS)[number],
): readonly Token[] {
  for (const at of tokens.keys()) {
    const reworded = reword(tokens, at);
    if (reworded !== null) return reworded;
  }
  return tokens;
}

/** Reads a part of a train, a bus or a plane as a picture inside of it, where the vehicle is not drawn besides. */
export const withPartsOfVehicles = (tokens: readonly Token[]): readonly Token[] =>
  REWORDINGS.reduce(rewordFirst, tokens);
