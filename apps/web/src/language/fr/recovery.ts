import type { Catalogue } from '../catalogue.ts';

const linkOnce = 'Chaque lien ne sert qu’une fois, pendant une courte durée.';
const linkCut = 'Certaines applications de messagerie coupent les longs liens.';
const invalidEmail = 'Veuillez saisir une adresse e-mail valide';
const failed = 'Cela n’a pas abouti. Réessayez.';
const passwordFailed = 'Le mot de passe n’a pas pu être enregistré. Réessayez.';

export const texts: Catalogue['recovery'] = {
  forgotten: {
    pageTitle: 'Mot de passe oublié',
    pageDescription:
      'Mot de passe Loopwright oublié ? Saisissez votre adresse e-mail et recevez un lien pour en choisir un nouveau.',
    title: 'Mot de passe oublié ?',
    subtitle: 'Cela arrive. Nous vous enverrons un lien.',
    email: 'Adresse e-mail',
    submit: 'Recevoir un lien',
    busy: 'Envoi…',
    failed,
    problems: { invalidEmail },
    done: {
      title: 'Consultez votre messagerie.',
      text: (email, minutes) =>
        `S’il existe un compte avec ${email}, nous avons envoyé un lien. Il sert une fois et expire dans ${minutes} minutes.`,
      hint: 'Rien reçu ? Vérifiez les indésirables ou contactez l’assistance.',
      again: 'Essayer une autre adresse',
    },
    remembered: 'Vous vous en souvenez ? {link}',
    signIn: 'Connectez-vous',
  },
  reset: {
    pageTitle: 'Nouveau mot de passe',
    pageDescription:
      'Choisissez un nouveau mot de passe pour votre compte Loopwright et reprenez là où vous en étiez.',
    title: 'Choisissez un nouveau mot de passe',
    subtitle: 'Une session s’ouvrira ici et vos autres sessions seront fermées.',
    label: 'Nouveau mot de passe',
    submit: 'Enregistrer et se connecter',
    busy: 'Enregistrement…',
    failed: passwordFailed,
    spent: {
      title: 'Ce lien a expiré.',
      subtitle: linkOnce,
      text: 'Il a expiré, a déjà servi ou a été remplacé par un plus récent. En obtenir un nouveau ne prend qu’un instant.',
      link: 'Obtenir un nouveau lien',
    },
    torn: {
      title: 'Ce lien est incomplet.',
      subtitle: linkCut,
      text: 'Rouvrez le lien de l’e-mail, ou copiez-le en entier dans la barre d’adresse. Vous pouvez aussi en demander un nouveau.',
      link: 'Obtenir un nouveau lien',
    },
  },
  confirmation: {
    pageTitle: 'Confirmer l’e-mail',
    pageDescription:
      'Confirmez votre adresse e-mail pour pouvoir réinitialiser votre mot de passe Loopwright.',
    title: 'Cette adresse est-elle la vôtre ?',
    subtitle: 'Un clic et c’est terminé.',
    submit: 'Oui, confirmer',
    busy: 'Confirmation…',
    failed,
    done: {
      title: 'Adresse confirmée.',
      text: 'Merci. Cette adresse servira à réinitialiser votre mot de passe.',
      link: 'Continuer',
    },
    spent: {
      title: 'Ce lien a expiré.',
      subtitle: linkOnce,
      text: 'Il a expiré, a déjà servi ou a été remplacé par un plus récent. Votre profil indique si votre e-mail est confirmé et peut envoyer un nouveau lien.',
      link: 'Aller à votre profil',
    },
    torn: {
      title: 'Ce lien est incomplet.',
      subtitle: linkCut,
      text: 'Rouvrez le lien de l’e-mail, ou copiez-le en entier dans la barre d’adresse. Votre profil peut en envoyer un nouveau.',
      link: 'Aller à votre profil',
    },
  },
};
