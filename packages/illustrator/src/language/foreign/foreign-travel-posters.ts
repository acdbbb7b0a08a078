/** What travel posters are called, with the preposition before the name of the place. */
const POSTERS: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:retro|vintage|nostalgische[sn]?|altes|minimalistisches)[- ]?)*(?:reise|urlaubs|tourismus)[- ]?(?:plakat|poster)(?: im (?:retro|vintage)[- ]?stil)?,?\s+(?:(?:für|von|aus|nach|mit)\s+)?/iu,
  /(?<!\p{L})(?:cartel|p[óo]ster|afiche)(?: (?:retro|vintage|antiguo))?(?: de viajes?| tur[íi]stico| de turismo)(?: (?:retro|vintage|antiguo))?,?\s+(?:(?:de|para|a|sobre)\s+)?/iu,
  /(?<!\p{L})affiche(?: (?:r[ée]tro|vintage|ancienne))?(?: de voyage| touristique| de tourisme)(?: (?:r[ée]tro|vintage|ancienne))?,?\s+(?:(?:pour|de|sur|à)\s+|d['’])?/iu,
  /(?:(?:レトロ|ヴィンテージ|ビンテージ)[なの風]*)?(?:旅行|観光|旅)の?ポスター[、\s]*/u,
];

/** Names of places in German, Spanish, French and Japanese, and the destination of a travel poster that each is. */
const PLACES: readonly (readonly [names: string, english: string])[] = [
  ['venedig|venecia|venise|ヴェネツィア|ベネチア', 'venice'],
  ['rom|roma|rome|ローマ', 'rome'],
  ['paris|parís|パリ', 'paris'],
  ['london|londres|ロンドン', 'london'],
  ['berlin|berlín|ベルリン', 'berlin'],
  ['new york|nueva york|ニューヨーク', 'new york'],
  ['tokio|tokyo|東京', 'tokyo'],
  ['kyoto|kioto|京都', 'kyoto'],
  ['osaka|大阪', 'osaka'],
  ['santorini|santorin|サントリーニ島?', 'santorini'],
  ['griechenland|grecia|grèce|ギリシャ', 'greece'],
  ['amsterdam|ámsterdam|アムステルダム', 'amsterdam'],
  ['havanna|la habana|habana|la havane|ハバナ', 'havana'],
  ['kuba|cuba|キューバ', 'cuba'],
  ['hawaii|hawái|hawaï|ハワイ', 'hawaii'],
  ['bali|バリ島?', 'bali'],
  ['malediven|maldivas|maldives|モルディブ', 'maldives'],
  ['karibik|caribe|caraïbes|カリブ海', 'caribbean'],
  ['island|islandia|islande|アイスランド', 'iceland'],
  ['norwegen|noruega|norvège|ノルウェー', 'norway'],
  ['lappland|laponia|laponie|ラップランド', 'lapland'],
  ['schweiz|suiza|suisse|スイス', 'switzerland'],
  ['österreich|austria|autriche|オーストリア', 'austria'],
  ['alpen|alpes|アルプス', 'alps'],
  ['marokko|marruecos|maroc|モロッコ', 'morocco'],
  ['marrakesch|marrakech|マラケシュ', 'marrakech'],
  ['ägypten|egipto|égypte|エジプト', 'egypt'],
  ['indien|india|inde|インド', 'india'],
  // "スタイル" is a style, "タイトル" a title.
  [String.raw`thailand|tailandia|thaïlande|(?<!ス)タイ(?![ルトプムヤ])`, 'thailand'],
  ['australien|australia|australie|オーストラリア', 'australia'],
  ['schottland|escocia|écosse|スコットランド', 'scotland'],
  ['irland|irlanda|irlande|アイルランド', 'ireland'],
  ['bayern|baviera|bavière|バイエルン', 'bavaria'],
  ['deutschland|alemania|allemagne|ドイツ', 'germany'],
  ['kanada|canadá|canada|カナダ', 'canada'],
  ['mexiko|méxico|mexique|メキシコ', 'mexico'],
  ['brasilien|brasil|brésil|ブラジル', 'brazil'],
  ['lissabon|lisboa|lisbonne|リスボン', 'lisbon'],
  ['portugal|ポルトガル', 'portugal'],
  ['barcelona|barcelone|バルセロナ', 'barcelona'],
  ['sevilla|séville|セビリア', 'seville'],
  ['spanien|españa|espagne|スペイン', 'spain'],
  ['provence|provenza|プロヴァンス', 'provence'],
  ['frankreich|francia|france|フランス', 'france'],
  ['china|chine|中国', 'china'],
  ['toskana|toscana|toscane|トスカーナ', 'tuscany'],
  ['italien|italia|italie|イタリア', 'italy'],
  ['japan|japón|japon|日本', 'japan'],
  ['peru|perú|pérou|ペルー', 'peru'],
  ['patagonien|patagonia|patagonie|パタゴニア', 'patagonia'],
  ['mars|marte|火星', 'mars'],
  // "3月", "三月" and "正月" are months and a feast, "月曜" is a day.
  [String.raw`mond|luna|lune|(?<![\p{N}一二三四五六七八九十正])月(?!曜)`, 'the moon'],
];
const NAMED = PLACES.map(([names, english]): readonly [RegExp, string] => [
  new RegExp(String.raw`(?<![\p{Script=Latin}])(?:${names})(?![\p{Script=Latin}])`, 'iu'),
  english,
]);

/** A prompt with more letters than these beside the poster and the place says more than the English prompt would. */
const MOST_OTHER_LETTERS = 12;

export interface ForeignTravelPoster {
  /** The poster as an English prompt. */
  readonly prompt: string;
  /** What the user calls the place. */
  readonly name: string;
}

/**
 * A travel poster in German, Spanish, French or Japanese as an English prompt; null where there is none, or where the
 * prompt says more than the place.
 */
export function readForeignTravelPoster(prompt: string): ForeignTravelPoster | null {
  const poster = POSTERS.find((each) => each.test(prompt));
  if (poster === undefined) return null;
  const others = prompt.replace(poster, ' ');
  const place = NAMED.find(([names]) => names.test(others));
  const name = place?.[0].exec(others)?.[0];
  if (place === undefined || name === undefined) return null;
  const letters = others.replace(name, ' ').match(/\p{L}/gu) ?? [];
  return letters.length > MOST_OTHER_LETTERS
    ? null
    : { prompt: `retro travel poster for ${place[1]}`, name };
}
