const MOOD =
  '(?:悲し|かなし|嬉し|うれし|楽し|たのし|寂し|さみし|眠|怖|苦し|恥ずかし|怒|驚|疲|びっくり|困|呆れ|幸せ|しあわせ|真剣|不安|不満|心配|満足|笑|泣|照れ|不機嫌|優し|穏やか|退屈)';
/** "びっくりした顔の", "悲しそうな表情をした", "嬉しそうな顔で". */
const FACE = new RegExp(
  String.raw`(?<mood>${MOOD}[^、。「」\sのをがは]{0,5}?)(?<end>[ないた])(?:お?顔|表情|顔つき|目)(?:(?<how>で|をして(?!い?る))|の|を(?:した|してい?る|浮かべた|浮かべてい?る))`,
  'gu',
);
/** What a word that says how somebody looks ends in where it says how they act. */
const HOW: Readonly<Record<string, string>> = { な: 'に', い: 'く', た: 'て' };

/** "びっくりした顔の柴犬" is a surprised one: a mood is seen in the face anyway. */
export const withoutFacesOfMoods = (text: string): string =>
  /顔|表情|目/u.test(text)
    ? text.replaceAll(FACE, (_, mood: string, end: string, how: string | undefined) =>
        how === undefined ? mood + end : mood + (HOW[end] ?? end),
      )
    : text;
