import type { ForeignLanguage } from '../lexicon-data.ts';
import { GERMAN_REQUESTS, SPANISH_REQUESTS } from './requests-german-spanish.ts';

const FRENCH_ASKING = String.raw`(?:(?:est[- ]ce que )?(?:tu peux|peux[- ]tu|pourrais[- ]tu|pouvez[- ]vous|pourriez[- ]vous|on peut|vous pouvez)\s+)?(?:(?:s['’]il (?:te|vous) plaît|svp|stp),?\s+)?(?:me\s+|nous\s+|m['’])?`;
const FRENCH_MAKING = String.raw`(?:dessine[rz]?|fai(?:s|re|tes)|cr[ée]{1,2}[rz]?|génère[rz]?|générer|imagine[rz]?|réalise[rz]?|montre[rz]?|donne[rz]?|conçois|concevoir|trouve[rz]?|prépare[rz]?)`;
const FRENCH_WISHING = String.raw`(?:j['’]aimerais(?: bien)?|je (?:voudrais|veux|souhaite(?:rais)?|cherche)|on (?:voudrait|veut|aimerait)|il (?:me|nous) fau(?:t|drait)|j['’]ai besoin d(?:e |['’]))(?:\s+(?:voir|avoir|créer|faire|qu['’]on voie)(?: ce que ça donne(?: avec)?)?)?`;
/** "une image de", "un dessin représentant": the picture itself. */
const FRENCH_PICTURE = String.raw`(?:(?:une?|l['’]|le)\s*(?:image|visuel|illustration|photo|rendu|scène)\s+(?:d['’]|de\s+|du\s+|avec\s+|représentant\s+|où (?:on voit|l['’]on voit)\s+|qui (?:montre|représente)\s+))?`;

/** Whom a sheet explains something to. */
const FRENCH_AUDIENCE =
  /((?:sch[ée]ma|diagramme|infographie|affiche|planche|poster)(?!\p{L})[^.;]*?),?\s+pour (?:les |des )?(?:jeunes |petits )?(?:enfants|élèves|écoliers|débutants|adultes|étudiants)(?!\p{L})/giu;

/**
 * What speaks about the request and not about the picture: "dessine-moi", "j'aimerais voir ce que ça donne
 * avec", "を描いてください".
 */
const REQUESTS: Readonly<Partial<Record<ForeignLanguage, readonly (readonly [RegExp, string])[]>>> =
  {
    de: GERMAN_REQUESTS,
    es: SPANISH_REQUESTS,
    fr: [
      [FRENCH_AUDIENCE, '$1 '],
      [
        new RegExp(
          String.raw`^\s*(?:bonjour,?\s+|salut,?\s+)?${FRENCH_ASKING}${FRENCH_MAKING}(?:[- ](?:moi|nous)\s+|\s+(?=une? (?:image|visuel|dessin|illustration|photo|logo|affiche)))${FRENCH_PICTURE}`,
          'iu',
        ),
        '',
      ],
      [
        new RegExp(
          String.raw`^\s*(?:(?:est[- ]ce que )?(?:tu peux|peux[- ]tu|pourrais[- ]tu|pouvez[- ]vous|pourriez[- ]vous)\s+)(?:me\s+|nous\s+)?${FRENCH_MAKING}\s+${FRENCH_PICTURE}`,
          'iu',
        ),
        '',
      ],
      [
        /^\s*(?:crée[rz]?|créer|génère[rz]?|générer|imagine[rz]?|réalise[rz]?|dessine[rz])\s+(?=(?:un|une|le|la|les|des|mon|ma|deux|trois)\s)/iu,
        '',
      ],
      [new RegExp(String.raw`(?<!\p{L})${FRENCH_WISHING}(?!\p{L})`, 'giu'), ' '],
      [
        /(?<!\p{L})(?:pour )?(?:voir )?ce que ça donne(?: avec)?(?!\p{L})|(?<!\p{L})(?:s['’]il (?:te|vous) pla[iî]t|svp|stp|merci d['’]avance)(?!\p{L})/giu,
        ' ',
      ],
    ],
    ja: [
      // "犬の絵" is a picture of a dog, who paints nothing.
      [/(?<=[^\s、。])の(?:絵|イラスト|画像)(?=$|[、。！!\s])/gu, ''],
      [
        /(?<=[^\s、。])の?\s?デザイン(?=$|[、。！!\s])(?<!フラットデザイン|グラフィックデザイン|ミニマルデザイン)/gu,
        '',
      ],
      // "猫を抱いている絵" as well.
      [/(?<=[^\s、。][るただ])(?:絵|イラスト|画像)(?=$|[、。！!\s])/gu, ''],
      [/(?:子供|子ども|こども|キッズ|小学生|初心者|大人)(?:向け|用)(?:の|に)?/gu, ''],
      // Whom a card is for is not in the picture.
      [
        /(?<=^|[、。\sにはの])(?:祖母|祖父|母|父|お母さん|お父さん|両親|先生|友達|友人|妻|夫|彼女|彼氏|孫|上司|娘|息子|おばあちゃん|おじいちゃん|恩師|お客様)(?:へ|に|への)(?:送る|贈る|渡す|あげる)?(?=(?:お祝いの?|感謝の?|誕生日)?(?:カード|手紙|メッセージ|プレゼント|ポストカード|色紙|はがき)(?!を))/gu,
        '',
      ],
      [
        /(?:の(?:絵|画像|イラスト|写真|動画|アニメ|gif|GIF|ロゴ)?)?(?:を|が)?(?:描いて|書いて|作って|つくって|作成して|生成して|見せて|出して)(?:ください|下さい|ほしい(?:です)?|欲しい(?:です)?|くれ(?:ませんか|ますか|る\?|る？|る)?|もらえますか|いただけますか|もらいたい(?:です)?|みて)?(?=$|[。、！!？?\s])/gu,
        '',
      ],
      [
        /(?:の(?:絵|画像|イラスト|写真|動画))?(?:を|が|で)?(?:お願いします|おねがいします|お願い|希望(?:です)?|ください|下さい|ほしい(?:です|な)?|欲しい(?:です|な)?|見たい(?:です)?)(?=$|[。、！!？?\s])/gu,
        '',
      ],
      // "切ない雰囲気" says how the picture is lit, and is kept.
      [
        /(?:な|の|みたいな|っぽい|という|ような)?(?:感じ|(?<![いなたる])雰囲気|(?<=ような|みたいな|っぽい)雰囲気|イメージ|テイスト)(?:の(?:絵|イラスト|画像|もの))?(?:で|に|が)?(?:お願いします|よろしく)?(?=$|[。、！!？?\s])/gu,
        '',
      ],
      [/(?:っぽく|ぽく|風に|系に)したい(?:です)?(?=$|[。、！!？?\s])/gu, '風'],
    ],
  };

/** A prompt without words about the request. */
export function withoutRequest(text: string, language: ForeignLanguage): string {
  let rest = text;
  for (const [request, instead] of REQUESTS[language] ?? []) rest = rest.replace(request, instead);
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
}
