import type { LetterTexts } from '../letter-texts.ts';

export const french: LetterTexts = {
  greeting: (name) => (name === null ? 'Bonjour,' : `Bonjour ${name},`),
  confirmEmail: {
    subject: 'Confirmez votre adresse e-mail',
    lead: 'Un clic, et nous saurons que nos messages vous parviennent : c’est votre chemin de retour si un jour vous perdez votre mot de passe.',
    button: 'Confirmer mon adresse',
    validity: (hours) => `Le lien fonctionne une seule fois, pendant ${hours} heures.`,
    unasked:
      'Vous ne nous avez pas donné cette adresse ? Quelqu’un s’est trompé en tapant la sienne. Ne faites rien, et rien ne se passera.',
  },
  resetPassword: {
    subject: 'Choisissez un nouveau mot de passe',
    lead: 'Mot de passe oublié ? Cela arrive. Choisissez-en un nouveau ici. Vous serez déconnecté partout ailleurs.',
    button: 'Choisir un nouveau mot de passe',
    validity: (minutes) => `Le lien fonctionne une seule fois, pendant ${minutes} minutes.`,
    unasked:
      'Vous n’avez rien demandé ? Ne faites rien : votre mot de passe reste le même, et personne n’est entré.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a changé',
    lead: (moment) =>
      `Le ${moment}, le mot de passe de votre compte a été changé. Tous les autres navigateurs ont été déconnectés.`,
    wasYou: 'C’était vous ? Alors tout va bien.',
    wasNotYou:
      'Ce n’était pas vous ? Reprenez votre compte tout de suite avec un nouveau mot de passe :',
    button: 'Choisir un nouveau mot de passe',
    connected: 'Ces comptes reliés permettent toujours de se connecter :',
    disconnect: (url) =>
      `L’un d’eux n’est pas à vous ? Dissociez-le dans votre profil, sous « Comptes reliés » : ${url}`,
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a changé',
    lead: (moment) =>
      `Le ${moment}, votre compte a reçu une autre adresse e-mail. Ceci est notre dernier message à celle-ci.`,
    wasYou: 'C’était vous ? Alors tout va bien.',
    wasNotYou: 'Ce n’était pas vous ? Écrivez-nous tout de suite :',
    button: 'Nous écrire',
  },
  identityLinked: {
    subject: 'Un compte a été relié au vôtre',
    lead: (moment) =>
      `Le ${moment}, ce compte a été relié au vôtre. La personne à qui il appartient peut désormais se connecter avec.`,
    wasYou: 'C’était vous ? Alors tout va bien.',
    wasNotYou:
      'Ce n’était pas vous ? Reprenez votre compte tout de suite avec un nouveau mot de passe, puis dissociez cet autre compte dans votre profil :',
    button: 'Choisir un nouveau mot de passe',
  },
  identityUnlinked: {
    subject: 'Un compte a été dissocié du vôtre',
    lead: (moment) =>
      `Le ${moment}, ce compte a été dissocié du vôtre et ne permet plus de se connecter. Tous les autres navigateurs ont été déconnectés.`,
    wasYou: 'C’était vous ? Alors tout va bien.',
    wasNotYou:
      'Ce n’était pas vous ? Reprenez votre compte tout de suite avec un nouveau mot de passe :',
    button: 'Choisir un nouveau mot de passe',
  },
  copyLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  footer: 'Envoyé par Loopwright au sujet de votre compte.',
};
