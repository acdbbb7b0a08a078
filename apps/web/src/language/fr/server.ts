import type { Catalogue } from '../catalogue.ts';

// Made when it is needed: see `unknown-words.ts` of the contract.
const named = (words: readonly string[]): string =>
  new Intl.ListFormat('fr').format(words.map((word) => `« ${word} »`));
/** Also said under a creation that lacks some of the words. */
export const couldNotDraw = (words: readonly string[]): string =>
  `Nous n’avons pas pu dessiner ${named(words)}.`;

export const texts: Catalogue['server'] = {
  // What a form may have against what was typed
  passwordTooLong: 'Un mot de passe peut avoir 128 caractères au plus.',
  usernameTooLong: 'Un nom d’utilisateur peut avoir 40 caractères au plus.',
  nameTooLong: 'Un nom peut avoir 100 caractères au plus.',
  usernameHasAt: 'Un nom d’utilisateur ne peut pas contenir « @ ».',
  usernameSpaces: 'Un nom d’utilisateur ne peut contenir que des espaces simples entre les mots.',
  usernameIllegible:
    'Un nom d’utilisateur doit contenir des lettres ou des chiffres, avec peu d’accents.',
  usernameReserved: 'Ce nom d’utilisateur est réservé. Essayez-en un autre.',
  unreachableEmail: 'Veuillez saisir une seule adresse e-mail, par exemple name@example.com.',
  promptTooLong: 'Un prompt peut avoir 2 000 caractères au plus.',
  messageTooLong: 'Un message peut avoir 5 000 caractères au plus.',
  invisibleCharacters: 'Veuillez retirer les caractères invisibles.',

  // Requests
  invalid: 'Nous n’avons pas pu traiter cette demande.',
  unauthenticated: 'Veuillez d’abord vous connecter.',
  csrf: 'Votre session a changé. Rechargez la page et réessayez.',
  roleForbids:
    'Votre rôle dans cet espace de travail ne le permet pas. Adressez-vous à son propriétaire.',
  notFound: 'Il n’y a rien ici.',
  tooSlow: 'L’envoi a pris trop de temps. Réessayez.',
  requestTooLarge: 'Cette demande est trop volumineuse.',
  internal: 'Une erreur est survenue de notre côté. Rien n’a été facturé.',
  keyReused: 'Cette clé de demande a déjà servi pour une autre demande.',
  unknownExportTarget: 'Veuillez choisir l’une des destinations de la liste.',
  exportNeedsSubscription: 'Les exports animés au-delà de 1080 px sont inclus dans Studio.',
  exportSizeNeedsSubscription: 'Les exports de cette taille sont inclus dans Creator et Studio.',
  exportDoesNotFit:
    'Aucun fichier de cette création ne serait beau dans ces limites. Choisissez une autre destination ou une limite de taille plus élevée.',
  exportTooManyPixels:
    'Un WebP animé de cette taille est impossible. Choisissez GIF, APNG ou une vidéo, ou une taille plus petite.',
  exportFailed: 'L’export a échoué. Veuillez réessayer.',
  exportEncoderFailed:
    'Le serveur n’a pas pu créer la vidéo. Réessayez ou choisissez un autre format.',
  exportFormatUnavailable:
    'Ce serveur ne peut pas créer ce format pour le moment. Choisissez un autre format.',
  fileAddressInvalid: 'Cette adresse n’est plus valable. Téléchargez à nouveau le fichier.',
  exportGone: 'Ce fichier n’est plus conservé. Exportez-le à nouveau.',
  tooManyFileExports: 'Vous avez exporté beaucoup de fichiers en une heure. Réessayez plus tard.',
  backdropUnavailable: 'Cette création ne peut pas être exportée sans son arrière-plan.',
  documentInvalid: 'Ce document est illisible. Rechargez la page et réessayez.',
  documentNewer: 'Ce document exige une version plus récente du Studio. Rechargez la page.',
  documentTooLarge: 'Ce document est trop volumineux. Supprimez quelques calques.',
  documentAssetUnknown:
    'Un calque montre un fichier qui n’est pas dans cet espace de travail. Supprimez le calque.',
  documentVersionMissing: 'Indiquez quelle version du document vous avez modifiée.',
  documentChanged: 'Ce document a été modifié ailleurs entre-temps.',
  tooManyFolders:
    'Vous avez autant de dossiers que possible. Supprimez-en un dont vous n’avez plus besoin.',
  documentsFull: ({ maximum }) =>
    `Votre formule offre de la place pour ${maximum} documents. Supprimez-en un ou prenez un abonnement supérieur.`,
  documentsFullHighest:
    'Il n’y a plus de place pour d’autres documents. Supprimez-en quelques-uns.',
  uploadTooLarge: 'Le fichier dépasse 25 Mo',
  uploadTooManyFrames: ({ maximum }) =>
    `Ce fichier compte plus de ${maximum} images. Essayez-en un plus court.`,
  uploadTooManyPixels:
    'Les images de ce fichier ont trop de pixels au total. Essayez-en un plus petit ou plus court.',
  tooManyUploads: 'Vous avez envoyé beaucoup de fichiers en une heure. Réessayez plus tard.',
  diskFull:
    'Notre espace de stockage est plein : nous ne pouvons rien accepter de nouveau pour l’instant. Réessayez plus tard. Rien n’a été facturé.',
  storageFull:
    'Votre espace de stockage est plein. Supprimez les créations dont vous n’avez plus besoin, ou passez à une formule supérieure pour avoir plus d’espace. Rien n’a été facturé.',
  storageFullHighest:
    'Votre espace de stockage est plein. Supprimez les créations dont vous n’avez plus besoin. Rien n’a été facturé.',
  shuttingDown: 'Nous redémarrons. Réessayez dans un instant.',

  // Accounts
  missingCredentials: 'Veuillez saisir votre nom d’utilisateur et votre mot de passe',
  missingFields: 'Veuillez remplir tous les champs',
  passwordTooShort: ({ minimum }) => `Le mot de passe doit avoir au moins ${minimum} caractères`,
  invalidEmail: 'Veuillez saisir une adresse e-mail valide',
  noAccessToken: 'Aucun jeton d’accès reçu',
  usernameTaken: 'Ce nom d’utilisateur est déjà pris. Essayez-en un autre.',
  emailTaken: 'Il existe déjà un compte avec cette adresse. Connectez-vous plutôt.',
  badCredentials: 'Nom d’utilisateur ou mot de passe incorrect.',
  tooManyLogins: 'Trop de tentatives. Patientez un instant, puis réessayez.',
  tooManySignups: 'Trop de nouveaux comptes depuis ce réseau. Réessayez plus tard.',

  // Messages to us
  tooManyMessages: 'Vous avez déjà envoyé plusieurs messages. Réessayez dans une heure.',
  mailboxFull: 'Nous recevons beaucoup de messages. Réessayez dans une heure.',
  mailAway: 'Message non envoyé. Votre brouillon est conservé. Réessayez dans une minute.',

  // Pictures and loops
  gifNeedsSubscription: 'Les GIF sont inclus dans Creator et Studio.',
  advancedNeedsSubscription:
    'Les styles, graines et prompts négatifs sont inclus dans Creator et Studio.',
  negativePromptTooLong: 'Un prompt négatif peut avoir 500 caractères au plus.',
  modelTakesNoNegativePrompt:
    'Ce modèle n’accepte pas de prompt négatif. Videz le champ ou choisissez un autre modèle.',
  sizeNeedsSubscription: 'Cette taille est incluse dans une formule supérieure.',
  imageTooLarge: 'Le fichier dépasse 5 Mo',
  imageUnsupported: 'Type de fichier non pris en charge',
  imageTooManyPixels: 'Cette image dépasse 40 mégapixels. Essayez-en une plus petite.',
  imageDamaged: 'Cette image est illisible. Essayez un autre fichier.',
  queueFull: 'Forte affluence. Réessayez dans un instant.',
  tooManyWaiting:
    'Vous avez déjà beaucoup de créations dans la file d’attente. Réessayez quand quelques-unes seront prêtes.',
  lostSight:
    'Connexion perdue. Si votre création se termine, vous la trouverez dans votre galerie.',
  cancelled: 'Annulé. Rien n’a été facturé.',
  generationFailed: 'La génération n’a pas abouti. Réessayez.',
  clipUnusable: 'Le modèle vidéo a livré un clip inutilisable. Réessayez.',
  nothingToDraw: ({ words }) =>
    `${couldNotDraw(words)} Nommez des choses en anglais, par exemple « a fox in the snow ». Rien n’a été facturé.`,
  noPrompt: 'Écrivez un prompt',
  outOfTokens: 'Vous n’avez plus de jetons pour cette semaine.',

  // Plans and payments
  portalFailed: 'Impossible d’ouvrir l’espace de facturation. Réessayez plus tard.',
  paymentsOff: 'Les formules payantes ne sont pas disponibles ici pour le moment.',
  unknownPrice: 'Cette formule n’est pas disponible. Rechargez la page et choisissez à nouveau.',
  samePlan: 'Vous avez déjà cette formule. Rechargez la page pour la voir.',
  noSubscription: 'Vous n’avez pas d’abonnement à modifier. Choisissez une formule pour commencer.',
  noBillingAccount:
    'Il n’y a encore rien à gérer. Choisissez une formule pour prendre un abonnement.',
  settlePaymentFirst:
    'Votre dernier paiement a échoué. Mettez votre carte bancaire à jour sous « Gérer l’abonnement », puis changez de formule.',
  cardDeclined:
    'Votre carte bancaire a été refusée et votre formule n’a pas changé. Mettez votre carte à jour sous « Gérer l’abonnement » et réessayez.',
  paymentsAway:
    'Le service de paiement ne répond pas. Réessayez dans un instant. Rien ne sera débité deux fois.',
  paymentsUncertain:
    'Nous n’avons pas pu terminer. Rechargez la page pour voir votre formule avant de réessayer. Rien ne sera débité deux fois.',
  planChangeRunning: 'Votre dernière modification est encore en cours. Réessayez dans un instant.',
  communityClosed: 'La galerie de la communauté est fermée ici.',
  textAgainstRules:
    'Le titre, la description ou le prompt enfreignent nos règles de contenu. Modifiez-les ou partagez seulement par lien.',
  ownLike: 'Vous ne pouvez pas aimer vos propres créations.',
  bioTooLong: 'Les textes à propos de vous peuvent avoir au plus 300 caractères.',
  notOperator: 'Seuls les opérateurs peuvent faire cela.',
  loginSuspended:
    'Votre compte est suspendu, vous ne pouvez donc pas vous connecter. Si c’est une erreur, écrivez-nous depuis la page de contact.',
  accountSuspended:
    'Vous ne pouvez pas partager pour le moment. Consultez les décisions sur vos créations.',
  profileRemoved:
    'Votre page publique a été fermée. Les motifs se trouvent sous «\u202fDécisions\u202f».',
  alreadyDecided: 'Une décision a déjà été prise.',
  reasonMissing: 'Choisissez un motif.',
  tooManyReports: 'Vous avez déjà signalé plusieurs créations. Réessayez dans une heure.',
  shareRemoved:
    'Cette page a été retirée, car elle enfreint nos règles. Elle ne peut plus être partagée.',
  tooManyRequests: 'Trop de requêtes. Réessayez plus tard.',
  remixUnavailable: 'L’original ne peut plus être remixé. Retirez-le et réessayez.',
  teamPlanOnly: 'Une équipe a besoin du forfait Studio.',
  workspaceReadOnly: 'Le forfait de cette équipe est terminé. Rien de nouveau ne peut y être créé.',
  transferTeamsFirst:
    'Vous êtes propriétaire d’une équipe. Transférez-la ou fermez-la, puis supprimez votre compte.',
  webhookRefused: 'La signature de cet événement n’est pas valide.',
  passwordCommon: 'Ce mot de passe est trop courant. Choisissez-en un autre.',
  wrongPassword: 'Ce n’est pas votre mot de passe actuel.',
  signInAgain: 'Déconnectez-vous, reconnectez-vous, puis réessayez dans les 15 minutes.',
  linkExpired: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  tooManyMails:
    'Nous vous avons déjà envoyé plusieurs e-mails. Consultez votre messagerie ou réessayez dans une heure.',
  emailUnchanged: 'C’est déjà votre adresse e-mail.',
  nothingToConfirm: 'Il n’y a plus d’adresse e-mail à confirmer.',
  providerOff: 'Ce moyen de connexion n’est pas disponible ici.',
  providerAway: 'Le service de connexion ne répond pas. Réessayez dans un instant.',
  identityRefused: 'Le service de connexion n’a pas confirmé votre compte. Réessayez.',
  identityEmailTaken:
    'Il existe déjà un compte avec cette adresse. Connectez-vous-y, puis associez ce moyen de connexion dans votre profil.',
  identityTaken: 'Ce compte est déjà associé à un autre compte Loopwright.',
  identityReplaces: 'Vous avez déjà associé un autre compte de ce type. Dissociez-le d’abord.',
  notLinked: 'Ce compte n’est pas associé.',
  lastWayIn:
    'C’est votre seul accès. Définissez d’abord un mot de passe ou associez un autre compte.',
  confirmWithUsername:
    'Pour confirmer, saisissez votre nom d’utilisateur exactement comme il est affiché.',
  deletionNeedsPayments:
    'Le service de paiement ne répond pas : votre abonnement n’a pas pu être résilié. Rien n’a été supprimé. Réessayez dans un instant.',
  tooManyExports: 'Vous avez déjà exporté vos données plusieurs fois. Réessayez dans une heure.',
  promptAgainstRules:
    'Ce prompt enfreint nos règles de contenu. Modifiez-le et réessayez. Rien n’a été facturé.',
  challengeFailed: 'Confirmez que vous n’êtes pas un robot, puis réessayez.',
  challengeAway: 'La vérification anti-robots ne répond pas. Réessayez dans un instant.',
  tooManyGenerations: 'Trop de créations en peu de temps. Réessayez un peu plus tard.',
  tooManyEnhancements: 'Trop de suggestions en peu de temps. Réessayez un peu plus tard.',
  tooManyFollowing: 'Trop de créations sont ouvertes. Fermez quelques fenêtres et réessayez.',

  // Models of others
  modelUnknown: 'Ce modèle n’est pas disponible ici. Rechargez la page et choisissez à nouveau.',
  modelNeedsSubscription: 'Ce modèle est inclus dans une formule supérieure.',
  modelGone: 'Ce modèle n’est plus disponible. Rien n’a été facturé. Choisissez-en un autre.',
  modelAspect: 'Ce modèle n’accepte pas ce format. Choisissez-en un autre.',
  modelReference:
    'Ce modèle n’accepte pas d’image de référence. Retirez-la ou choisissez un autre modèle.',
  modelSeed: 'Ce modèle n’accepte pas de graine. Déverrouillez-la ou choisissez un autre modèle.',
  modelAway: 'Le service d’images ne répond pas. Rien n’a été facturé. Réessayez dans un instant.',
  modelBusy: 'Le service d’images est surchargé. Rien n’a été facturé. Réessayez dans un instant.',
  modelAccount:
    'Le service d’images n’accepte pas nos demandes. Rien n’a été facturé. Nous nous en occupons.',
  modelTooSlow: 'Le service d’images a mis trop de temps. Rien n’a été facturé. Réessayez.',
  modelUnusable:
    'La réponse du service d’images est inutilisable. Rien n’a été facturé. Réessayez.',
  modelFailed: 'Erreur du service d’images. Rien n’a été facturé. Réessayez.',
  modelDeclined:
    'Le service d’images n’a pas pu faire ce qui était demandé. Rien n’a été facturé. Modifiez le prompt ou les options.',
  modelRefused:
    'Le service d’images a refusé ce prompt selon ses propres règles. Rien n’a été facturé. Modifiez-le.',
  modelRefusedSexual:
    'Le service d’images n’autorise pas les contenus sexuels. Rien n’a été facturé. Modifiez le prompt.',
  modelRefusedViolence:
    'Le service d’images n’autorise pas les contenus violents ou haineux. Rien n’a été facturé. Modifiez le prompt.',
  modelRefusedPeople:
    'Le service d’images n’autorise pas de telles images de personnes réelles ou d’enfants. Rien n’a été facturé. Modifiez le prompt.',
  modelRefusedRights:
    'Le service d’images ne copie pas les œuvres protégées. Rien n’a été facturé. Modifiez le prompt.',
  modelInterrupted:
    'La création de votre image a été interrompue. Rien n’a été facturé. Réessayez.',
  clipGone:
    'Nous ne conservons plus le clip de cette boucle : aucune nouvelle coupe n’est possible.',
  noSuchCut: 'Cette coupe n’est pas disponible. Rechargez la page et choisissez à nouveau.',
};
