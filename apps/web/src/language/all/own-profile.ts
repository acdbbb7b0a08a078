import type { Language } from '@loopwright/contract';
import { useLanguage } from '../texts.ts';

/** The card of the public page in the profile. In one file, which no other page loads. */
const en = {
  ownTitle: 'Public page',
  ownHint:
    'Your name, a few words about you, and what you share with the community under your name. Anyone can see it.',
  ownSwitch: 'Have a public page',
  bio: 'About you',
  save: 'Save',
  saved: 'Saved.',
  saveFailed: "That didn't work. Please try again.",
  view: 'View my page',
  picture: 'Your picture',
  addPicture: 'Add a picture',
  changePicture: 'Change picture',
  removePicture: 'Remove picture',
  pictureHint: 'PNG, JPEG or WebP, at most 5 MB. Others see it while your public page is on.',
  /** Of the server, by code. */
  messages: {
    avatarRefused: "That picture can't be shown to others. Choose another one.",
    avatarMoves: 'Your picture must be a still image: PNG, WebP or JPEG.',
    avatarCheckAway: "We can't check pictures right now. Please try again in a moment.",
  },
};

const TEXTS: Readonly<Record<Language, typeof en>> = {
  en,
  de: {
    ownTitle: 'Öffentliche Seite',
    ownHint:
      'Dein Name, ein paar Worte über dich und was du unter deinem Namen mit der Community teilst. Alle können sie sehen.',
    ownSwitch: 'Eine öffentliche Seite haben',
    bio: 'Über dich',
    save: 'Speichern',
    saved: 'Gespeichert.',
    saveFailed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
    view: 'Meine Seite ansehen',
    picture: 'Dein Bild',
    addPicture: 'Bild hinzufügen',
    changePicture: 'Bild ändern',
    removePicture: 'Bild entfernen',
    pictureHint:
      'PNG, JPEG oder WebP, höchstens 5 MB. Andere sehen es, solange deine öffentliche Seite an ist.',
    messages: {
      avatarRefused: 'Dieses Bild kann anderen nicht gezeigt werden. Nimm ein anderes.',
      avatarMoves: 'Dein Bild muss ein Standbild sein: PNG, WebP oder JPEG.',
      avatarCheckAway:
        'Bilder lassen sich gerade nicht prüfen. Bitte versuch es gleich noch einmal.',
    },
  },
  es: {
    ownTitle: 'Página pública',
    ownHint:
      'Tu nombre, unas palabras sobre ti y lo que compartes con la comunidad con tu nombre. Todo el mundo puede verla.',
    ownSwitch: 'Tener una página pública',
    bio: 'Sobre ti',
    save: 'Guardar',
    saved: 'Guardado.',
    saveFailed: 'No ha funcionado. Inténtalo de nuevo.',
    view: 'Ver mi página',
    picture: 'Tu imagen',
    addPicture: 'Añadir una imagen',
    changePicture: 'Cambiar la imagen',
    removePicture: 'Quitar la imagen',
    pictureHint:
      'PNG, JPEG o WebP, 5 MB como máximo. Los demás la ven mientras tu página pública está activada.',
    messages: {
      avatarRefused: 'Esa imagen no se puede mostrar a otras personas. Elige otra.',
      avatarMoves: 'Tu imagen debe ser fija: PNG, WebP o JPEG.',
      avatarCheckAway:
        'Ahora mismo no podemos comprobar imágenes. Inténtalo de nuevo en un momento.',
    },
  },
  fr: {
    ownTitle: 'Page publique',
    ownHint:
      'Votre nom, quelques mots sur vous et ce que vous partagez avec la communauté sous votre nom. Tout le monde peut la voir.',
    ownSwitch: 'Avoir une page publique',
    bio: 'À propos de vous',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    saveFailed: 'Cela n’a pas fonctionné. Réessayez.',
    view: 'Voir ma page',
    picture: 'Votre image',
    addPicture: 'Ajouter une image',
    changePicture: 'Changer l’image',
    removePicture: 'Retirer l’image',
    pictureHint:
      'PNG, JPEG ou WebP, 5 Mo au plus. Les autres la voient tant que votre page publique est activée.',
    messages: {
      avatarRefused: 'Cette image ne peut pas être montrée aux autres. Choisissez-en une autre.',
      avatarMoves: 'Votre image doit être fixe\u202f: PNG, WebP ou JPEG.',
      avatarCheckAway:
        'Nous ne pouvons pas vérifier les images pour le moment. Réessayez dans un instant.',
    },
  },
  ja: {
    ownTitle: '公開ページ',
    ownHint:
      '名前、自己紹介、名前を出してコミュニティに公開した作品が表示されます。誰でも見られます。',
    ownSwitch: '公開ページを持つ',
    bio: '自己紹介',
    save: '保存',
    saved: '保存しました。',
    saveFailed: 'うまくいきませんでした。もう一度お試しください。',
    view: '自分のページを見る',
    picture: 'あなたの画像',
    addPicture: '画像を追加',
    changePicture: '画像を変更',
    removePicture: '画像を削除',
    pictureHint: 'PNG、JPEG、WebP、5 MBまで。公開ページがオンの間、ほかの人にも表示されます。',
    messages: {
      avatarRefused: 'この画像はほかの人に表示できません。別の画像を選んでください。',
      avatarMoves: '画像は静止画（PNG、WebP、JPEG）にしてください。',
      avatarCheckAway: '現在、画像を確認できません。しばらくしてからもう一度お試しください。',
    },
  },
};

export const useOwnProfileTexts = (): typeof en => TEXTS[useLanguage()];
