import type { Language } from '@loopwright/contract';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Email } from '../../platform/mail/mailer.ts';

/** What an email of moderation is about. */
export const MODERATION_EMAILS = ['received', 'decided', 'restricted', 'appealed'] as const;
export type ModerationEmail = (typeof MODERATION_EMAILS)[number];

type Words = Readonly<Record<ModerationEmail, readonly [subject: string, text: string]>>;

/** The emails of moderation. They name no creation: what it says may be what was reported. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    received: ['We got your report', 'A person will look at it, usually within 48 hours.'],
    decided: [
      'Your report was decided',
      'A person has looked at what you reported and decided. If it was against the rules, it is gone. If you disagree, write to us.',
    ],
    restricted: [
      'A decision about what you share',
      'A person has decided that something you share is against our rules. The reasons, and the way to appeal, are here:',
    ],
    appealed: [
      'Your appeal was decided',
      'A person has looked at your appeal and decided. The answer is here:',
    ],
  },
  de: {
    received: [
      'Deine Meldung ist angekommen',
      'Ein Mensch sieht sie sich an, meist innerhalb von 48 Stunden.',
    ],
    decided: [
      'Über deine Meldung wurde entschieden',
      'Ein Mensch hat sich angesehen, was du gemeldet hast, und entschieden. Verstieß es gegen die Regeln, ist es weg. Wenn du anderer Meinung bist, schreib uns.',
    ],
    restricted: [
      'Eine Entscheidung über etwas, das du teilst',
      'Ein Mensch hat entschieden, dass etwas, das du teilst, gegen unsere Regeln verstößt. Die Gründe und den Weg zum Widerspruch findest du hier:',
    ],
    appealed: [
      'Über deinen Widerspruch wurde entschieden',
      'Ein Mensch hat sich deinen Widerspruch angesehen und entschieden. Die Antwort findest du hier:',
    ],
  },
  es: {
    received: ['Hemos recibido tu denuncia', 'Una persona la revisará, normalmente en 48 horas.'],
    decided: [
      'Hay una decisión sobre tu denuncia',
      'Una persona ha revisado lo que denunciaste y ha decidido. Si infringía las normas, ya no está. Si no estás de acuerdo, escríbenos.',
    ],
    restricted: [
      'Una decisión sobre lo que compartes',
      'Una persona ha decidido que algo que compartes infringe nuestras normas. Aquí están los motivos y la forma de apelar:',
    ],
    appealed: [
      'Hay una decisión sobre tu apelación',
      'Una persona ha revisado tu apelación y ha decidido. Aquí está la respuesta:',
    ],
  },
  fr: {
    received: [
      'Votre signalement est arrivé',
      'Une personne va l’examiner, en général sous 48 heures.',
    ],
    decided: [
      'Une décision sur votre signalement',
      'Une personne a examiné ce que vous avez signalé et a décidé. Si c’était contraire aux règles, ce n’est plus là. Si vous n’êtes pas d’accord, écrivez-nous.',
    ],
    restricted: [
      'Une décision sur ce que vous partagez',
      'Une personne a décidé que quelque chose que vous partagez est contraire à nos règles. Les motifs, et la façon de faire appel, sont ici\u202f:',
    ],
    appealed: [
      'Une décision sur votre appel',
      'Une personne a examiné votre appel et a décidé. La réponse est ici\u202f:',
    ],
  },
  ja: {
    received: ['報告を受け付けました', '通常48時間以内に担当者が確認します。'],
    decided: [
      '報告への対応が決まりました',
      '担当者が報告された内容を確認し、対応を決定しました。ルール違反であれば削除されています。ご異議がある場合はお問い合わせください。',
    ],
    restricted: [
      '共有している作品に関する決定',
      '共有している作品がルールに反すると担当者が判断しました。理由と異議申し立ての方法はこちらです。',
    ],
    appealed: [
      '異議申し立てへの対応が決まりました',
      '担当者が異議申し立てを確認し、対応を決定しました。回答はこちらです。',
    ],
  },
};

/** @param link a page for more; null: none */
export function moderationEmail(
  kind: ModerationEmail,
  to: string,
  language: Language,
  link: string | null,
): Email {
  const [subject, text] = WORDS[language][kind];
  const lines = link === null ? [text] : [text, link];
  const html = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n');
  return {
    to,
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${language}">\n${html}\n`,
  };
}
