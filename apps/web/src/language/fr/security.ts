import type { Catalogue } from '../catalogue.ts';

const invalidEmail = 'Veuillez saisir une adresse e-mail valide';
const missingFields = 'Veuillez remplir tous les champs';
const passwordFailed = 'Le mot de passe n’a pas pu être enregistré. Veuillez réessayer.';

export const texts: Catalogue['security'] = {
  strength: { weak: 'Sécurité : faible', fair: 'Sécurité : moyenne', strong: 'Sécurité : élevée' },
  challenge: { ask: 'Encore une étape : montrez que vous êtes une personne.' },
  security: {
    title: 'Sécurité',
    loading: 'Chargement des accès à votre compte…',
    failed: 'Les accès à votre compte n’ont pas pu être chargés.',
    again: 'Réessayer',
    cancel: 'Annuler',
    currentPassword: 'Mot de passe actuel',
  },
  email: {
    title: 'Adresse e-mail',
    confirmed: 'Confirmée',
    unconfirmed: 'Non confirmée',
    confirmedText: 'Cette adresse servira à réinitialiser votre mot de passe.',
    unconfirmedText: 'Ouvrez le lien de notre message pour confirmer qu’elle est à vous.',
    missingText:
      'Vous n’en avez pas donné. Avec une adresse, un message peut vous rouvrir la porte.',
    resend: 'Recevoir un autre lien',
    resending: 'Envoi…',
    resent: 'E-mail envoyé. Le lien est valable 24 heures.',
    resendFailed: 'L’e-mail n’a pas pu être envoyé.',
    change: 'Changer d’e-mail',
    add: 'Ajouter un e-mail',
    label: 'Nouvelle adresse e-mail',
    submit: 'Y envoyer un lien',
    busy: 'Envoi…',
    failed: 'L’e-mail n’a pas pu être envoyé.',
    problems: { invalidEmail, missingFields },
    sent: (email) =>
      `Nous avons écrit à ${email}. Ouvrez le lien de ce message dans la journée ; d’ici là, rien ne change.`,
  },
  password: {
    title: 'Mot de passe',
    hasOne: 'En changer déconnecte tous les autres navigateurs.',
    hasNone: 'Vous vous connectez sans. Avec un mot de passe, vous avez un second accès.',
    change: 'Changer de mot de passe',
    set: 'Créer un mot de passe',
    label: 'Nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    busy: 'Enregistrement…',
    failed: passwordFailed,
    changed: 'Votre mot de passe a changé, et tous les autres navigateurs sont déconnectés.',
  },
  social: {
    notConnected: (provider) =>
      `${provider} n’est pas encore branché ici. Pour l’instant, utilisez un nom d’utilisateur et un mot de passe.`,
    unreachable: (provider) =>
      `Impossible de joindre ${provider}. Vérifiez votre connexion et votre bloqueur de contenu, puis réessayez.`,
  },
  connections: {
    title: 'Comptes reliés',
    intro: 'Connectez-vous en un clic, sans mot de passe à retenir.',
    connect: (provider) => `Relier ${provider}`,
    disconnect: (provider) => `Dissocier ${provider}`,
    off: 'Non relié',
    since: (day) => `Depuis le ${day}`,
    only: 'C’est votre seul accès. Définissez d’abord un mot de passe ou reliez un autre compte.',
    connecting: 'Liaison en cours…',
    disconnecting: 'Dissociation…',
    connected: (provider) => `${provider} est relié. Vous pouvez désormais vous connecter avec.`,
    disconnected: (provider) => `${provider} est dissocié.`,
    notOffered: (provider) => `${provider} n’est pas configuré sur cette installation.`,
    unfinished: (provider) => `${provider} n’a pas été relié. Rien n’a changé.`,
    failed: 'Cela n’a pas abouti. Veuillez réessayer.',
  },
  sessions: {
    title: 'Où vous êtes connecté',
    agent: (browser: string, system: string) => `${browser} sur ${system}`,
    unknownAgent: 'Navigateur inconnu',
    current: 'Ce navigateur',
    seen: (when) => `Dernière activité : ${when}`,
    started: (when) => `Connexion le ${when}`,
    end: 'Déconnecter',
    endOf: (agent, when) => `Déconnecter ${agent}, dernière activité : ${when}`,
    ended: (agent) => `${agent} : déconnecté.`,
    endFailed: 'Ce navigateur n’a pas pu être déconnecté. Veuillez réessayer.',
    everywhere: 'Se déconnecter partout',
    question: 'Se déconnecter partout ?',
    detail:
      'Il faudra se reconnecter dans chaque navigateur, celui-ci compris. Ce qui est en cours de création continue.',
    stay: 'Rester connecté',
    everywhereFailed: 'La déconnexion partout n’a pas abouti. Veuillez réessayer.',
  },
  data: {
    title: 'Vos données',
    storageTitle: 'Stockage',
    storageText: (used, limit) =>
      `${used} utilisés sur ${limit}. Supprimer des créations fait de la place.`,
    exportTitle: 'Exporter vos données',
    export: 'Tout télécharger',
    exportText:
      'Un ZIP avec tout ce que nous avons de vous : votre compte, vos images et boucles, et le livre de vos jetons.',
    exporting: 'Préparation…',
    exportingText:
      'Beaucoup de boucles prennent du temps. Restez ici jusqu’au début du téléchargement.',
    exported: 'Votre ZIP est dans vos téléchargements.',
    exportFailed: 'Le téléchargement n’a pas abouti. Veuillez réessayer.',
    deleteTitle: 'Supprimer votre compte',
    delete: 'Supprimer le compte…',
    deleteText: 'Pour de bon, et aussitôt. Téléchargez d’abord ce que vous voulez garder.',
  },
  deletion: {
    title: 'Supprimer votre compte ?',
    lead: 'C’est sans retour, même pour nous.',
    goes: 'Ce que nous supprimons',
    goesAccount: 'Votre compte, tous les accès et toutes les sessions ouvertes',
    goesCreations: 'Toutes les images et boucles : leurs liens cessent aussitôt de fonctionner',
    goesPlan: 'Vos jetons et votre abonnement, qui prend fin aujourd’hui',
    stays: 'Ce que nous conservons',
    staysText: 'Les factures, conservées par notre prestataire de paiement comme la loi l’exige.',
    username: 'Votre nom d’utilisateur',
    usernameHint: 'Saisissez {username} pour confirmer.',
    submit: 'Supprimer pour de bon',
    busy: 'Suppression…',
    failed: 'Le compte n’a pas pu être supprimé. Veuillez réessayer.',
    problems: {
      wrongUsername:
        'Pour confirmer, saisissez votre nom d’utilisateur exactement comme il est affiché.',
      missingFields,
    },
    keep: 'Garder mon compte',
    farewell: 'Votre compte a été supprimé.',
    notifications: 'Notifications',
  },
};
