const CARD = /の?(?:年賀状|年賀はがき|年賀ハガキ|年賀葉書)/gu;
/** Where a card shows a sight and no paper. */
const SIGHT = /富士|日の出|朝日|神社|鳥居|海|空|街|町|庭|雪|部屋|こたつ|和室|山|森|公園|夜|写真/u;
const PLACE = /富士|神社|鳥居|海|空|街|町|庭|雪|部屋|こたつ|和室|山|森|公園/u;
const HOUR = /日の出|朝|夕|夜/u;
const COLOURED = /背景/u;
/** The animal of a year, as a New Year card names the year. */
const ANIMALS: Readonly<Record<string, string>> = {
  子: 'ねずみ', 丑: '牛', 寅: '虎', 卯: 'うさぎ', 辰: '龍', 巳: '蛇', 午: '馬', 未: '羊', 申: '猿', 酉: '鶏', 戌: '犬', 亥: 'いのしし',
}; // prettier-ignore
const YEAR = new RegExp(`(?<sign>[${Object.keys(ANIMALS).join('')}])年(?=の|、|$)`, 'u');

/** "午年の年賀状" shows a horse, once where it is named besides. */
function withAnimalOfYear(text: string): string {
  const match = YEAR.exec(text);
  const animal = ANIMALS[match?.groups?.['sign'] ?? ''];
  if (match === null || animal === undefined) return text;
  const others = text.replace(match[0], '');
  return others.includes(animal) ? others : text.replace(match[0], animal);
}

/** A Japanese New Year card: a card before festive red, or the sight that it names. */
export function withNewYearCards(text: string): string {
  if (text.search(CARD) < 0) return text;
  const named = withAnimalOfYear(text);
  const sight = named.replace(CARD, '');
  // The first sunrise of the year belongs to the mountain.
  if (SIGHT.test(sight)) {
    // It is seen in the open air.
    if (/日の出/u.test(sight) && !PLACE.test(sight)) return `${sight}、丘`;
    return /富士/u.test(sight) && !HOUR.test(sight) ? `${sight}、日の出` : sight;
  }
  const card = named.replace(CARD, (said) => (said.startsWith('の') ? 'のカード' : 'カード'));
  return COLOURED.test(card) ? card : `${card}、赤い背景`;
}
