import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['teams'] = {
  pageTitle: 'Équipe',
  pageDescription:
    'Votre équipe sur Loopwright : qui en fait partie, ce que chaque membre peut faire et qui est invité.',
  title: 'Équipe',
  denied: 'Accès refusé',
  deniedText: 'Connectez-vous pour voir votre équipe.',
  logIn: 'Se connecter',
  loading: 'Chargement de votre équipe…',
  loadFailed: 'Impossible de charger votre équipe.',
  notifications: 'Notifications',
  tryAgain: 'Réessayer',
  problems: {
    teamNeedsStudio:
      'Les équipes sont comprises dans Studio. Abonnez-vous d’abord à Studio dans votre espace personnel.',
    seatsInUse: ({ used }) =>
      `Votre équipe occupe ${used} places. Retirez d’abord des membres ou des invitations.`,
    seatsNotSold: 'Il n’y a pas de places supplémentaires ici.',
    alreadyMember: 'Cette personne est déjà dans l’équipe.',
    ownerStays: 'Transférez l’équipe avant de la quitter, ou fermez-la.',
    confirmWithTeamName:
      'Pour confirmer, saisissez le nom de l’équipe exactement comme il est affiché.',
    closeNeedsEndedPlan:
      'Votre espace personnel a ses propres paiements. Résiliez le forfait de l’équipe ; vous pourrez la fermer quand il sera terminé.',
    teamFull: ({ maximum }) =>
      `Une équipe accueille ${maximum} personnes, invitations ouvertes comprises. Retirez d’abord quelqu’un ou annulez une invitation.`,
    invitationGone:
      'Cette invitation a expiré, a été annulée ou a déjà servi. Demandez-en une autre.',
    invitationForOther:
      'Cette invitation est pour une autre adresse email. Connectez-vous avec le compte qui a cette adresse.',
    invitationNeedsConfirmedEmail:
      'Confirmez d’abord votre adresse : ouvrez le lien que nous vous avons envoyé, puis acceptez l’invitation.',
  },
  changeFailed: 'Cela n’a pas fonctionné. Réessayez.',
  personal: 'Personnel',
  brandKit: {
    open: 'Ouvrir le kit de marque',
    title: 'Kit de marque',
    pageDescription:
      'Les couleurs, polices, logo, styles de texte et filigrane de votre espace de travail, prêts pour chaque document du Studio.',
    deniedText: 'Connectez-vous pour voir votre kit de marque.',
    loading: 'Chargement de votre kit de marque…',
  },
  switcher: 'Espace de travail',
  offer: {
    title: 'Travailler ensemble',
    text: (seats) =>
      `Avec Studio, jusqu’à ${seats} personnes partagent une galerie, les documents du Studio et les jetons de la semaine.`,
    link: 'Voir Studio',
  },
  create: {
    title: 'Créer une équipe',
    text: (seats) =>
      `Votre forfait Studio et les jetons restants de la semaine passent à l’équipe, qui accueille ${seats} personnes. Votre espace personnel continue avec Starter.`,
    name: 'Nom de l’équipe',
    submit: 'Créer l’équipe',
    busy: 'Création…',
  },
  list: {
    title: 'Vos espaces de travail',
    open: 'Ouvrir',
    current: 'Ouvert',
  },
  readOnly: {
    title: 'Cette équipe est en lecture seule',
    text: (days) =>
      `Son forfait est terminé. Tout reste ici à voir, à télécharger et à exporter, et rien n’est supprimé pendant au moins ${days} jours.`,
    owner: 'Abonnez-vous à Studio pour créer ici à nouveau.',
    member: 'Son propriétaire peut s’abonner à nouveau à Studio.',
    link: 'Voir les forfaits',
  },
  roles: { owner: 'Propriétaire', admin: 'Admin', member: 'Membre', viewer: 'Lecteur' },
  roleTexts: {
    owner: 'Tout, y compris le forfait et la fermeture de l’équipe',
    admin: 'Crée et gère les membres',
    member: 'Crée, modifie, partage et exporte',
    viewer: 'Voit et télécharge',
  },
  members: {
    title: 'Membres',
    seats: (used, maximum) => `${used} places sur ${maximum} occupées`,
    you: 'vous',
    roleOf: (name) => `Rôle de ${name}`,
    remove: 'Retirer',
    removeOf: (name) => `Retirer ${name}`,
    removeQuestion: (name) => `Retirer ${name} de l’équipe ?`,
    removeDetail:
      'L’accès est coupé aussitôt. Ce que cette personne a créé, et ce qui est en cours, reste à l’équipe.',
    removed: (name) => `${name} ne fait plus partie de l’équipe.`,
    transfer: 'Nommer propriétaire',
    transferOf: (name) => `Nommer ${name} propriétaire`,
    transferQuestion: (name) => `Nommer ${name} propriétaire ?`,
    transferDetail:
      'Cette personne gère désormais le forfait et les paiements, et vous devenez admin. La carte enregistrée est débitée jusqu’à ce qu’elle soit changée.',
    transferred: (name) => `L’équipe appartient maintenant à ${name}.`,
  },
  invite: {
    title: 'Inviter quelqu’un',
    email: 'Email',
    role: 'Rôle',
    submit: 'Envoyer l’invitation',
    hint: (days) =>
      `Le lien fonctionne une fois, pendant ${days} jours, pour cette adresse seulement.`,
    sent: (email) => `Invitation envoyée à ${email}.`,
    full: 'Toutes les places sont prises. Retirez quelqu’un ou annulez une invitation pour inviter une autre personne.',
    invalid: 'Saisissez une adresse email valide',
  },
  invitations: {
    title: 'Invitations en attente',
    until: (day) => `jusqu’au ${day}`,
    withdraw: 'Annuler',
    withdrawOf: (email) => `Annuler l’invitation de ${email}`,
    withdrawn: 'Invitation annulée.',
  },
  seats: {
    title: 'Places',
    included: (included) => `Studio comprend ${included} places.`,
    paid: (included, extra) =>
      `Studio comprend ${included} places, et vous en payez ${extra} de plus.`,
    label: 'Places supplémentaires',
    price: (price) => `${price} par mois chacune`,
    total: (count, price) =>
      `${count} ${count === 1 ? 'place supplémentaire' : 'places supplémentaires'} : ${price} par mois, en plus de Studio.`,
    none: 'Aucune place supplémentaire : seul Studio est facturé.',
    inUse: (used) =>
      `Votre équipe occupe ${used} places. Pour en avoir moins, retirez d’abord des membres ou des invitations.`,
    submit: 'Modifier les places',
    question: (count) =>
      `Passer à ${count} ${count === 1 ? 'place supplémentaire' : 'places supplémentaires'} ?`,
    detail: (price) =>
      `Les places supplémentaires coûtent désormais ${price} par mois. Le changement est immédiat. La différence au prorata du reste du mois figure sur votre prochaine facture.`,
    changed: 'Places modifiées.',
  },
  settings: {
    title: 'Paramètres',
    rename: 'Enregistrer le nom',
    renamed: 'Nom enregistré.',
    changed: 'Rôle modifié.',
    leave: 'Quitter l’équipe',
    leaveQuestion: 'Quitter cette équipe ?',
    leaveDetail: 'Vous perdez l’accès aussitôt. Ce que vous avez créé reste à l’équipe.',
    left: 'Vous avez quitté l’équipe.',
    close: 'Fermer l’équipe',
    closeText:
      'Supprime tout ce qui appartient à l’équipe. Le forfait Studio et le reste de la semaine reviennent dans votre espace personnel. Les membres ne gardent rien de l’équipe.',
    closeConfirm: (name) => `Saisissez « ${name} » pour confirmer`,
    closed: 'L’équipe est fermée.',
  },
  invitation: {
    pageTitle: 'Invitation',
    pageDescription:
      'Vous êtes invité dans une équipe sur Loopwright, où vous créez ensemble des images et des boucles.',
    title: 'Rejoindre une équipe',
    loading: 'Ouverture de votre invitation…',
    heading: (team) => `Rejoindre « ${team} »`,
    text: (invitedBy, role) => `${invitedBy} vous invite. Votre rôle : ${role}.`,
    textUnknown: (role) => `Vous êtes invité. Votre rôle : ${role}.`,
    for: (email) => `Pour ${email} seulement.`,
    accept: 'Accepter l’invitation',
    busy: 'Un instant…',
    signIn: 'Se connecter pour accepter',
    signUp: 'Créer un compte',
    needsAccount: 'Il vous faut un compte avec cette adresse. Ouvrez ensuite ce lien à nouveau.',
    gone: 'Cette invitation ne fonctionne plus',
    goneText: 'Elle a expiré, a été annulée ou a déjà servi. Demandez-en une autre.',
    home: 'Aller à l’accueil',
    failed: 'Impossible d’ouvrir l’invitation. Réessayez.',
  },
};
