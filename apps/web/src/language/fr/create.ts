import type { Catalogue } from '../catalogue.ts';

const list = new Intl.ListFormat('fr');
const named = (words: readonly string[]): string => list.format(words.map((word) => `« ${word} »`));
const couldNotDraw = (words: readonly string[]): string =>
  `Nous n’avons pas pu dessiner ${named(words)}.`;

export const texts: Catalogue['create'] = {
  image: 'Image',
  gif: 'GIF',
  prompt: 'Prompt',
  reference: 'Image de référence',
  referenceHint: 'PNG / JPG / WEBP ≤ 5 Mo',
  tokens: 'JETONS',
  loggedOut: 'Connectez-vous pour créer des images ou des GIF.',
  generateImage: 'Générer l’image',
  generateGif: 'Générer le GIF',
  busyGif: 'Un peu de magie pour l’animation…',
  busyImage: 'On peint les pixels…',
  brewing: 'Encore un instant, votre création mijote…',
  empty: 'Votre résultat apparaîtra ici.',
  enterPrompt: 'Écrivez un prompt',
  unsupportedFile: 'Type de fichier non pris en charge',
  fileTooLarge: 'Le fichier dépasse 5 Mo',
  pleaseLogIn: 'Pour générer, connectez-vous.',
  gifLocked: 'Les GIF sont réservés à Creator et Studio. Changer de formule.',
  outOfTokens: 'Vous n’avez plus de jetons pour cette semaine.',
  failed: 'La génération n’a pas abouti. Réessayez.',
  noContent: 'Aucun contenu reçu',
  emptyGif: 'Le GIF reçu est vide',
  upgrade: 'Changer de formule',

  promptTooLong: 'Un prompt peut avoir 2 000 caractères au plus.',
  invisibleCharacters: 'Veuillez retirer les caractères invisibles.',
  cancelled: 'Annulé. Rien n’a été facturé.',

  loggedOutLink: 'Connectez-vous',
  pleaseLogInLink: 'connectez-vous',
  gifLockedLink: 'Changer de formule',

  pageTitle: 'Créer',
  pageDescription:
    'Écrivez une phrase et obtenez une image ou un GIF en boucle parfaite, à télécharger et à publier.',
  tokensLine: (count) => `JETONS : ${count}`,
  /** When the week's tokens are used up. */
  refill: (day: string): string => `Nouveaux jetons le ${day}.`,
  title: 'Que voulez-vous créer ?',
  whatToMake: 'Type de création',
  locked: '(verrouillé)',
  promptPlaceholder: 'A cat riding a surfboard on the ocean at sunset',
  promptHint: 'Écrivez en anglais : notre générateur d’images ne comprend pas les autres langues.',
  charactersLeft: (count) => (count < 0 ? `${-count} en trop` : `Encore ${count}`),
  optional: '(facultatif)',
  pickReference: 'Déposez, collez ou choisissez une image',
  dropReference: 'Déposez pour l’utiliser comme référence',
  removeReference: 'Retirer l’image de référence',
  referencePreview: 'Votre image de référence',
  tokenCount: (count) => (count < 2 ? '{count} jeton' : '{count} jetons'),
  cost: (tokens) => (tokens < 2 ? `Coûte ${tokens} jeton` : `Coûte ${tokens} jetons`),
  shortcut: '⌘ ou Ctrl + Entrée',

  enhance: {
    button: 'Améliorer',
    hint: {
      rules: 'Ajoute lumière, couleurs et cadrage là où votre prompt ne les précise pas.',
      model: 'Un modèle de texte lit votre prompt et complète ce qu’il laisse ouvert.',
    },
    busy: 'Amélioration…',
    title: 'Prompt suggéré',
    byModel: 'd’un modèle de texte',
    added: (words) => `Ajouté : ${words}`,
    take: 'L’utiliser',
    leave: 'Garder le mien',
    isThere: 'Un prompt suggéré se trouve sous le vôtre.',
    standIn:
      'Le modèle de texte n’était pas disponible : nous avons utilisé nos suggestions intégrées.',
    unchanged: {
      complete: 'Votre prompt a tout ce qu’il faut.',
      unreadable: 'Nous n’avons rien trouvé à ajouter. Essayez un anglais plus simple.',
      full: 'Il n’y a plus de place pour un ajout.',
    },
    used: 'Prompt mis à jour.',
    undo: 'Annuler',
    undone: 'Votre prompt est rétabli.',
    away: 'Vous semblez hors ligne. Votre prompt n’a pas changé. Réessayez une fois la connexion rétablie.',
    failed: 'Amélioration impossible. Votre prompt n’a pas changé.',
  },

  couldNotDraw,
  nothingToDraw: (words) =>
    `${couldNotDraw(words)} Nommez des choses en anglais, par exemple « a fox in the snow ». Rien n’a été facturé.`,

  tooFewTokens: (possible) =>
    possible === 0 ? 'Pas assez de jetons.' : `Vos jetons suffisent pour ${possible}.`,

  advanced: {
    title: 'Style et variantes',
    locked:
      'Les styles, variantes et graines sont inclus dans Creator et Studio. Voir les formules.',
    lockedLink: 'Voir les formules',
    style: 'Style',
    noStyle: 'Aucun',
    styles: {
      watercolor: 'Aquarelle',
      sketch: 'Crayon',
      comic: 'BD',
      papercut: 'Découpage',
      clay: 'Argile',
      pixel: 'Pixel art',
      lowpoly: 'Low poly',
      neon: 'Néon',
      vintage: 'Vintage',
      noir: 'Film noir',
      stained: 'Vitrail',
    },
    variations: 'Variantes',
    times: (count) => `× ${count}`,
    negativePrompt: 'Exclure',
    negativePlaceholder: 'people, text, clutter',
    negativeTooLong: 'Un prompt négatif peut avoir 500 caractères au plus.',
    negativeInvisible: 'Veuillez retirer les caractères invisibles.',
  },

  variations: {
    title: 'Variantes',
    arrived: (count, asked) =>
      count === asked
        ? `${count} variantes prêtes.`
        : `Prêtes : ${count} sur ${asked}. Rien d’autre n’est facturé.`,
    open: (number) => `Ouvrir la variante ${number}`,
    tile: (number) => `Variante ${number}`,
    tileReady: (number) => `Variante ${number} : prête`,
    tileMissing: (number) => `Variante ${number} : échec`,
  },

  tweak: {
    model: 'Modèle',
    title: 'Taille et mouvement',
    shape: 'Format',
    size: 'Taille',
    pictureSize: (pixels) => (pixels === 3840 ? '4K' : `${pixels} px`),
    loopSize: (pixels) => `${pixels}p`,
    inHigherPlan: '(dans une formule supérieure)',
    length: 'Durée',
    seconds: (count) => `${count} s`,
    frameRate: 'Fréquence d’images',
    framesPerSecond: (count) => `${count} ips`,
    seed: 'Graine',
    randomSeed: 'Aléatoire',
    shuffleSeed: 'Tirer une autre graine',
    keepSeed: 'Verrouiller la graine',
    seedKept: 'Verrouillée : même prompt, même résultat.',
    seedFree: 'Aléatoire. Verrouillez-la pour ne changer que le prompt.',
  },

  stage: 'Résultat',
  ideasTitle: 'Besoin d’une idée ? Essayez-en une :',
  ideas: {
    surfingCat: 'un chat qui surfe sur l’océan au coucher du soleil',
    balloons: 'trois ballons rouges au-dessus d’une ville la nuit',
    penguins: 'deux manchots sous une aurore boréale',
    coffee: 'une tasse de café fumante près d’une fenêtre sous la pluie',
    fox: 'un renard qui fait signe dans une forêt enneigée, aquarelle',
    rocket: 'une fusée au-dessus de montagnes néon, « LAUNCH DAY »',
  },

  progress: {
    label: 'Progression',
    sending: 'Envoi',
    queued: (ahead) => (ahead === 0 ? 'Prochaine dans la file' : `${ahead} avant la vôtre`),
    drawing: 'Dessin',
    finishingImage: 'Finitions',
    finishingGif: 'La boucle se ferme',
    saving: 'Enregistrement',
    cancelling: 'Annulation',
    cancel: 'Annuler',
    mayLeave: 'Vous pouvez quitter cette page. Le résultat sera dans votre galerie.',
  },

  ready: {
    image: 'Votre image est prête.',
    gif: 'Votre boucle est prête.',
    text: 'Réponse prête.',
  },
  download: 'Télécharger',
  seeInGallery: 'Voir dans la galerie',
  play: 'Lire la boucle',
};
