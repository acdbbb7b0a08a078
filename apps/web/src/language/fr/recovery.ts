import type { Catalogue } from '../catalogue.ts';

const linkOnce = 'Chacun sert une fois, et pas longtemps.';
const linkCut = 'Certaines messageries coupent les longs liens.';
const invalidEmail = 'Veuillez saisir une adresse e-mail valide';
const notThrough = 'Cela n’a pas abouti. Veuillez réessayer.';
const passwordFailed = 'Le mot de passe n’a pas pu être enregistré. Veuillez réessayer.';

export const texts: Catalogue['recovery'] = {
  forgotten: {
    pageTitle: 'Mot de passe oublié',
    pageDescription:
      'Demandez un lien pour choisir un nouveau mot de passe pour votre compte Loopwright.',
    title: 'Mot de passe oublié ?',
    subtitle: 'Cela arrive. Nous vous enverrons un lien.',
    email: 'Adresse e-mail',
    submit: 'Recevoir un lien',
    busy: 'Envoi…',
    failed: notThrough,
    problems: { invalidEmail },
    done: {
      title: 'Regardez maintenant votre messagerie.',
      text: (email, minutes) =>
        `Si ${email} appartient à un compte, nous lui avons écrit. Le lien du message sert une fois, pendant ${minutes} minutes.`,
      hint: 'Rien reçu ? Vérifiez les indésirables ou contactez l’assistance.',
      again: 'Essayer une autre adresse',
    },
    remembered: 'Vous vous en souvenez ? {link}',
    signIn: 'Connectez-vous',
  },
  reset: {
    pageTitle: 'Nouveau mot de passe',
    pageDescription:
      'Choisissez un nouveau mot de passe pour votre compte Loopwright et reprenez le fil.',
    title: 'Choisissez un nouveau mot de passe',
    subtitle: 'Il vous connecte ici et vous déconnecte partout ailleurs.',
    label: 'Nouveau mot de passe',
    submit: 'Enregistrer et se connecter',
    busy: 'Enregistrement…',
    failed: passwordFailed,
    spent: {
      title: 'Ce lien a expiré.',
      subtitle: linkOnce,
      text: 'Il a expiré, a déjà servi ou a été remplacé par un message plus récent. Un nouveau ne prend qu’un instant.',
      link: 'Obtenir un nouveau lien',
    },
    torn: {
      title: 'Ce lien est incomplet.',
      subtitle: linkCut,
      text: 'Rouvrez le lien du message, ou copiez-le en entier dans la barre d’adresse. Vous pouvez aussi en demander un nouveau.',
      link: 'Obtenir un nouveau lien',
    },
  },
  confirmation: {
    pageTitle: 'Confirmer l’e-mail',
    pageDescription:
      'Confirmez qu’une adresse e-mail est la vôtre, pour qu’elle puisse vous rouvrir Loopwright.',
    title: 'Cette adresse est-elle la vôtre ?',
    subtitle: 'Un clic et c’est terminé.',
    submit: 'Oui, confirmer',
    busy: 'Confirmation…',
    failed: notThrough,
    done: {
      title: 'Confirmée.',
      text: 'Cette adresse servira à réinitialiser votre mot de passe.',
      link: 'Continuer',
    },
    spent: {
      title: 'Ce lien a expiré.',
      subtitle: linkOnce,
      text: 'Il a expiré, a déjà servi ou a été remplacé par un message plus récent. Votre profil dit si votre e-mail est confirmé et envoie un nouveau lien.',
      link: 'Aller à votre profil',
    },
    torn: {
      title: 'Ce lien est incomplet.',
      subtitle: linkCut,
      text: 'Rouvrez le lien du message, ou copiez-le en entier dans la barre d’adresse. Votre profil peut en envoyer un nouveau.',
      link: 'Aller à votre profil',
    },
  },
};
