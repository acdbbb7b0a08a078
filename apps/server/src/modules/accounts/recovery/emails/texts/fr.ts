import type { EmailTexts } from '../email-texts.ts';

export const french: EmailTexts = {
  greeting: (name) => (name === null ? 'Bonjour,' : `Bonjour ${name},`),
  confirmEmail: {
    subject: 'Confirmez votre adresse email',
    lead: 'Confirmez votre adresse pour pouvoir réinitialiser votre mot de passe.',
    button: 'Confirmer mon adresse',
    validity: (hours) => `Le lien fonctionne une seule fois, pendant ${hours} heures.`,
    unasked: 'Vous n’avez pas créé de compte avec cette adresse ? Ignorez cet email.',
  },
  resetPassword: {
    subject: 'Choisissez un nouveau mot de passe',
    lead: 'Mot de passe oublié ? Choisissez-en un nouveau ici. Vos autres sessions seront fermées.',
    button: 'Choisir un nouveau mot de passe',
    validity: (minutes) => `Le lien fonctionne une seule fois, pendant ${minutes} minutes.`,
    unasked:
      'Vous n’avez rien demandé ? Ignorez cet email. Votre mot de passe n’a pas changé et personne n’a accédé à votre compte.',
  },
  teamInvitation: {
    subject: 'Vous êtes invité dans une équipe',
    lead: (invitedBy, team) =>
      `${invitedBy ?? 'Quelqu’un'} vous invite ${team === null ? 'dans une équipe' : `dans l’équipe « ${team} »`} sur Loopwright, où vous créez et gardez ensemble des images et des boucles.`,
    button: 'Voir l’invitation',
    validity: (days) =>
      `Le lien fonctionne une seule fois, pendant ${days} jours, et seulement pour cette adresse.`,
    unasked: 'Vous ne savez pas de qui vient cet email ? Ignorez-le.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a changé',
    lead: (moment) =>
      `Le ${moment}, le mot de passe de votre compte a été changé. Vos autres sessions ont été fermées.`,
    wasYou: 'C’était vous ? Vous n’avez rien à faire.',
    wasNotYou: 'Ce n’était pas vous ? Sécurisez votre compte avec un nouveau mot de passe :',
    button: 'Choisir un nouveau mot de passe',
    connected: 'Vous pouvez toujours vous connecter avec ces comptes associés :',
    disconnect: (url) =>
      `L’un d’eux n’est pas à vous ? Dissociez-le dans votre profil, sous « Comptes associés » : ${url}`,
  },
  emailChanged: {
    subject: 'Votre adresse email a changé',
    lead: (moment) =>
      `Le ${moment}, l’adresse email de votre compte a été changée. Ceci est notre dernier email à cette adresse.`,
    wasYou: 'C’était vous ? Vous n’avez rien à faire.',
    wasNotYou: 'Ce n’était pas vous ? Écrivez-nous tout de suite :',
    button: 'Nous écrire',
  },
  identityLinked: {
    subject: 'Un moyen de connexion a été ajouté à votre compte',
    lead: (moment) =>
      `Le ${moment}, ce compte a été associé au vôtre. Toute personne qui y a accès peut se connecter à votre compte.`,
    wasYou: 'C’était vous ? Vous n’avez rien à faire.',
    wasNotYou:
      'Ce n’était pas vous ? Sécurisez votre compte avec un nouveau mot de passe, puis dissociez cet autre compte dans votre profil :',
    button: 'Choisir un nouveau mot de passe',
  },
  identityUnlinked: {
    subject: 'Un moyen de connexion a été retiré de votre compte',
    lead: (moment) =>
      `Le ${moment}, ce compte a été dissocié du vôtre et ne permet plus de se connecter. Vos autres sessions ont été fermées.`,
    wasYou: 'C’était vous ? Vous n’avez rien à faire.',
    wasNotYou: 'Ce n’était pas vous ? Sécurisez votre compte avec un nouveau mot de passe :',
    button: 'Choisir un nouveau mot de passe',
  },
  copyLink: 'Si le bouton ne fonctionne pas, copiez ce lien dans votre navigateur :',
  footer: 'Envoyé par Loopwright au sujet de votre compte.',
};
