import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['server'] = {
  // What a form may have against what was typed
  'Passwords can have at most 128 characters.':
    'Un mot de passe peut avoir 128 caractères au plus.',
  'Usernames can have at most 40 characters.':
    'Un nom d’utilisateur peut avoir 40 caractères au plus.',
  'Names can have at most 100 characters.': 'Un nom peut avoir 100 caractères au plus.',
  "Usernames cannot contain '@'.": 'Un nom d’utilisateur ne peut pas contenir « @ ».',
  'Usernames can only have single spaces between words.':
    'Un nom d’utilisateur peut avoir une espace simple entre les mots, et aucun autre blanc.',
  'Usernames need letters or numbers, few accents.':
    'Un nom d’utilisateur doit contenir des lettres ou des chiffres, avec peu d’accents.',
  'That username is reserved. Try another one.':
    'Ce nom d’utilisateur est réservé. Essayez-en un autre.',
  'Please enter one email address.':
    'Veuillez saisir une seule adresse e-mail, par exemple name@example.com.',
  'Prompts can have at most 2,000 characters.': 'Un prompt peut avoir 2 000 caractères au plus.',
  'Messages can have at most 5,000 characters.': 'Un message peut avoir 5 000 caractères au plus.',
  'Please remove invisible characters.': 'Veuillez retirer les caractères invisibles.',

  // Requests
  "We couldn't understand that request.": 'Nous n’avons pas compris cette demande.',
  'Please log in first.': 'Veuillez d’abord vous connecter.',
  'Your session has changed. Reload the page and try again.':
    'Votre session a changé. Rechargez la page et réessayez.',
  "There's nothing here.": 'Il n’y a rien ici.',
  'The upload took too long. Please try again.': 'C’était trop long à arriver. Veuillez réessayer.',
  'That request is too large.': 'Cette demande est trop volumineuse.',
  "Something went wrong on our side. You weren't charged.":
    'Quelque chose s’est mal passé de notre côté. Rien n’a été facturé.',
  'This request key was already used for another request.':
    'Cette clé de demande a déjà servi à une autre demande.',
  "We're out of storage and can't take anything new right now. Please try again later. You weren't charged.":
    'Notre disque est presque plein : nous n’acceptons rien de nouveau pour l’instant. Réessayez plus tard. Rien n’a été facturé.',
  "Your storage is full. Delete creations you no longer need, or upgrade for more space. You weren't charged.":
    'Votre espace de stockage est plein. Supprimez les créations dont vous n’avez plus besoin, ou passez à un abonnement supérieur pour avoir plus de place. Rien n’a été facturé.',
  "Your storage is full. Delete creations you no longer need. You weren't charged.":
    'Votre espace de stockage est plein. Supprimez les créations dont vous n’avez plus besoin pour faire de la place. Rien n’a été facturé.',
  "We're restarting. Please try again in a moment.": 'Nous redémarrons. Réessayez dans un instant.',

  // Accounts
  'Please enter both username and password':
    'Veuillez saisir votre nom d’utilisateur et votre mot de passe',
  'Please fill in all fields': 'Veuillez remplir tous les champs',
  'Password must be at least 8 characters': 'Le mot de passe doit avoir au moins 8 caractères',
  'Please enter a valid email': 'Veuillez saisir une adresse e-mail valide',
  'That username is taken. Try another one.':
    'Ce nom d’utilisateur est déjà pris. Essayez-en un autre.',
  'There is already an account with that email. Sign in instead.':
    'Il existe déjà un compte avec cette adresse. Connectez-vous plutôt.',
  'Wrong username or password.': 'Nom d’utilisateur ou mot de passe incorrect.',
  'Too many attempts. Please wait a moment and try again.':
    'Trop de tentatives. Patientez un peu, puis réessayez.',
  'Too many new accounts from this network. Please try again later.':
    'Trop de nouveaux comptes viennent d’ici. Réessayez plus tard.',

  // Messages to us
  "You've already sent several messages. Please try again in an hour.":
    'Nous avons déjà plusieurs messages de vous. Réécrivez-nous dans une heure.',
  "We're getting a lot of messages. Please try again in an hour.":
    'Notre boîte aux lettres est bien pleine. Réessayez dans une heure.',
  'Message not sent. Your draft is safe. Please try again in a minute.':
    'Votre message n’a pas pu partir à l’instant. Rien n’est perdu : réessayez dans une minute.',

  // Pictures and loops
  'GIFs need a Creator or Studio subscription.': 'Les GIF viennent avec Creator ou Studio.',
  'Styles, seeds and negative prompts need a Creator or Studio subscription.':
    'Les styles, graines et prompts négatifs viennent avec Creator et Studio.',
  'Negative prompts can have at most 500 characters.':
    'Un prompt négatif peut avoir 500 caractères au plus.',
  "That model doesn't support negative prompts. Clear the field or choose another model.":
    'Ce modèle n’accepte pas de prompt négatif. Retirez-le ou choisissez un autre modèle.',
  'That size needs a higher subscription.': 'Cette taille vient avec une formule supérieure.',
  'File exceeds 5 MB': 'Le fichier dépasse 5 Mo',
  'Unsupported file type': 'Type de fichier non pris en charge',
  'That image has more than 40 megapixels. Try a smaller one.':
    'Cette image dépasse 40 mégapixels. Essayez-en une plus petite.',
  "We can't read that image. Try another file.":
    'Cette image est illisible. Essayez un autre fichier.',
  "We're at capacity. Please try again in a moment.": 'Forte affluence. Réessayez dans un instant.',
  'You already have many creations in the queue. Try again when some are done.':
    'Beaucoup de vos créations attendent déjà. Réessayez quand quelques-unes seront prêtes.',
  "Connection lost. If it finishes, it'll be in your gallery.":
    'Connexion perdue. Si elle se termine, vous la trouverez dans votre galerie.',
  "Canceled. You weren't charged.": 'Annulé. Rien n’a été facturé.',
  'Generation failed, try again.': 'La génération n’a pas abouti, réessayez.',
  "The video model returned a clip we can't use. Please try again.":
    'Le modèle vidéo a livré un clip inutilisable. Veuillez réessayer.',
  'Enter a prompt': 'Écrivez un prompt',
  "You're out of tokens for this week.": 'Vous n’avez plus de jetons pour cette semaine.',

  // Plans and payments
  'Could not load billing portal. Please try again later.':
    'L’espace de facturation ne s’ouvre pas. Réessayez un peu plus tard.',
  "Paid plans aren't available here right now.":
    'Aucune formule n’est en vente ici pour le moment.',
  "That plan isn't available. Reload the page and choose again.":
    'Cette formule n’est pas en vente. Rechargez la page et choisissez à nouveau.',
  'You already have that plan. Reload the page to see it.':
    'Vous avez déjà cette formule. Rechargez la page pour la voir.',
  'You have no subscription to change. Choose a plan to start one.':
    'Vous n’avez pas encore d’abonnement à changer. Choisissez une formule pour commencer.',
  "There's nothing to manage yet. Choose a plan to start a subscription.":
    'Il n’y a encore rien à gérer. Choisissez une formule pour prendre un abonnement.',
  "Your last payment didn't go through. Update your card under Manage Subscription, then change your plan.":
    'Votre dernier paiement n’est pas passé. Mettez votre carte à jour sous « Gérer l’abonnement », puis changez de formule.',
  'Your card was declined and your plan is unchanged. Update your card under Manage Subscription and try again.':
    'Votre carte a été refusée et votre formule reste la même. Mettez votre carte à jour sous « Gérer l’abonnement » et réessayez.',
  "The payment service isn't responding. Please try again in a moment. You won't be charged twice.":
    'Le service de paiement ne répond pas pour l’instant. Réessayez dans un moment : rien n’est débité deux fois.',
  "We couldn't finish that. Reload the page to see your plan before you try again. You won't be charged twice.":
    'Nous n’avons pas pu terminer. Rechargez la page pour voir votre formule avant de réessayer : rien n’est débité deux fois.',
  'Your last change is still in progress. Please try again in a moment.':
    'Votre dernier changement est encore en cours. Réessayez dans un instant.',
  'The signature of this event is not valid.': 'La signature de cet événement n’est pas valide.',
  'That password is too common. Please choose another.':
    'Ce mot de passe est parmi les plus courants. Choisissez-en un autre.',
  "That's not your current password.": 'Ce n’est pas votre mot de passe actuel.',
  'Please sign out and back in, then try again within 15 minutes.':
    'Déconnectez-vous et reconnectez-vous d’abord, puis recommencez dans les 15 minutes.',
  'This link has expired or was already used. Get a new one.':
    'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  "We've already sent you several emails. Check your inbox, or try again in an hour.":
    'Plusieurs messages sont déjà en route. Regardez votre boîte, ou réessayez dans une heure.',
  "That's already your email.": 'C’est déjà votre adresse e-mail.',
  "There's no email left to confirm.": 'Il n’y a plus d’adresse e-mail à confirmer.',
  "This sign-in method isn't available here.":
    'Cette façon de se connecter n’est pas configurée ici.',
  "The sign-in service isn't responding. Please try again in a moment.":
    'Le service de connexion ne répond pas pour l’instant. Réessayez dans un moment.',
  "The sign-in service didn't confirm your account. Please try again.":
    'Le service de connexion n’a pas confirmé votre identité. Réessayez.',
  'There is already an account with that email. Sign in to it, then connect this sign-in method in your profile.':
    'Il existe déjà un compte avec cette adresse. Connectez-vous-y, puis reliez cette façon de se connecter dans votre profil.',
  'That account is already connected to another Loopwright account.':
    'Ce compte est déjà relié à quelqu’un d’autre ici.',
  "You've already connected another account of this kind. Disconnect it first.":
    'Vous avez déjà relié un autre compte de ce type. Détachez-le d’abord.',
  "That account isn't connected.": 'Ce compte n’est pas relié.',
  'This is your only way to sign in. Set a password or connect another account first.':
    'C’est votre dernier accès. Définissez d’abord un mot de passe ou reliez un autre compte.',
  'To confirm, type your username exactly as shown.':
    'Pour confirmer, tapez votre nom d’utilisateur exactement comme il est affiché.',
  "The payment service isn't responding, so we couldn't end your subscription. Nothing was deleted. Please try again in a moment.":
    'Le service de paiement ne répond pas : votre abonnement n’a pas pu être arrêté. Rien n’a été supprimé, réessayez dans un moment.',
  "You've exported your data several times already. Please try again in an hour.":
    'Vous avez déjà tout téléchargé plusieurs fois. Réessayez dans une heure.',
  "That prompt breaks our content rules. Edit it and try again. You weren't charged.":
    'Ce prompt enfreint nos règles de contenu. Modifiez-le et réessayez. Rien n’a été facturé.',
  "Please confirm you're human, then try again.":
    'Confirmez que vous êtes une personne, puis réessayez.',
  "The bot check isn't responding. Please try again in a moment.":
    'Nous ne pouvons pas vérifier pour l’instant que vous êtes une personne. Réessayez dans un moment.',
  "You're creating too fast. Try again shortly.":
    'Cela fait beaucoup de créations en peu de temps. Réessayez un peu plus tard.',
  "You're asking for suggestions too fast. Try again shortly.":
    'Cela fait beaucoup de suggestions en peu de temps. Réessayez un peu plus tard.',
  'You have too many creations open. Close some windows and try again.':
    'Vous suivez déjà beaucoup de créations à la fois. Fermez quelques fenêtres et réessayez.',

  // Models of others
  "That model isn't available here. Reload the page and choose again.":
    'Ce modèle n’est pas proposé ici. Rechargez la page et choisissez à nouveau.',
  'That model needs a higher subscription.': 'Ce modèle demande un abonnement supérieur.',
  "That model is no longer available. You weren't charged. Please choose another.":
    'Ce modèle n’est plus proposé. Rien n’a été facturé : choisissez-en un autre.',
  "That model doesn't support this shape. Please choose another one.":
    'Ce modèle ne sait pas faire ce format. Choisissez-en un autre.',
  "That model doesn't support reference images. Remove the image or choose another model.":
    'Ce modèle n’accepte pas d’image de référence. Retirez-la ou choisissez un autre modèle.',
  "That model doesn't support seeds. Unlock the seed or choose another model.":
    'Ce modèle n’accepte pas de graine. Retirez-la ou choisissez un autre modèle.',
  "The image service isn't responding. You weren't charged. Please try again in a moment.":
    'Le service d’images ne répond pas en ce moment. Rien n’a été facturé : réessayez dans un instant.',
  "The image service is very busy. You weren't charged. Please try again in a moment.":
    'Le service d’images est débordé en ce moment. Rien n’a été facturé : réessayez dans un instant.',
  "The image service isn't accepting our requests. You weren't charged. We'll look into it.":
    'Le service d’images n’accepte pas nos demandes pour l’instant. Rien n’a été facturé : à nous de nous en occuper.',
  "The image service took too long. You weren't charged. Please try again.":
    'Le service d’images a mis trop de temps. Rien n’a été facturé : veuillez réessayer.',
  "The image service returned something we can't use. You weren't charged. Please try again.":
    'Le service d’images a donné une réponse inutilisable. Rien n’a été facturé : veuillez réessayer.',
  "The image service failed. You weren't charged. Please try again.":
    'Le service d’images a échoué. Rien n’a été facturé : veuillez réessayer.',
  "The image service couldn't do that. You weren't charged. Please change the prompt or the options.":
    'Le service d’images n’a pas pu faire ce qui était demandé. Rien n’a été facturé : modifiez le prompt ou les options.',
  "The image service declined this prompt under its own rules. You weren't charged. Please change it.":
    'Le service d’images a refusé ce prompt selon ses propres règles. Rien n’a été facturé : modifiez-le.',
  "The image service doesn't allow sexual content. You weren't charged. Please change the prompt.":
    'Le service d’images ne fait rien de sexuel. Rien n’a été facturé : modifiez le prompt.',
  "The image service doesn't allow violent or hateful content. You weren't charged. Please change the prompt.":
    'Le service d’images ne fait rien de violent ni de haineux. Rien n’a été facturé : modifiez le prompt.',
  "The image service doesn't allow images like this of real people or children. You weren't charged. Please change the prompt.":
    'Le service d’images ne fait pas de telles images de personnes réelles ou d’enfants. Rien n’a été facturé : modifiez le prompt.',
  "The image service doesn't copy protected work. You weren't charged. Please change the prompt.":
    'Le service d’images ne copie pas l’œuvre d’autrui. Rien n’a été facturé : modifiez le prompt.',
  "We were interrupted while making your image. You weren't charged. Please try again.":
    'Nous avons été interrompus pendant la création de votre image. Rien n’a été facturé : veuillez réessayer.',
  "We no longer keep the clip of this loop, so it can't be cut again.":
    'Le clip de cette boucle n’est plus conservé : aucune autre coupe n’est possible.',
  "That cut isn't available. Reload the page and choose again.":
    'Cette boucle n’a pas cette coupe. Rechargez la page et choisissez à nouveau.',
};
