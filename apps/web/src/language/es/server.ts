import type { Catalogue } from '../catalogue.ts';

/** What the server says, by its own English words. */
export const texts: Catalogue['server'] = {
  'Passwords can have at most 128 characters.':
    'La contraseña puede tener como máximo 128 caracteres.',
  'Usernames can have at most 40 characters.': 'El usuario puede tener como máximo 40 caracteres.',
  'Names can have at most 100 characters.': 'El nombre puede tener como máximo 100 caracteres.',
  "Usernames cannot contain '@'.": 'El usuario no puede contener «@».',
  'Usernames can have no blanks but single spaces.':
    'El usuario puede tener espacios sueltos entre palabras y ningún otro hueco.',
  'Usernames need letters or numbers, few accents.':
    'El usuario necesita letras o números, con pocos acentos.',
  'That username is reserved. Try another one.': 'Ese usuario está reservado. Prueba con otro.',
  'Please enter one email address.': 'Escribe una sola dirección de correo, como name@example.com.',
  'Prompts can have at most 2,000 characters.':
    'El prompt puede tener como máximo 2000 caracteres.',
  'Messages can have at most 5,000 characters.':
    'El mensaje puede tener como máximo 5000 caracteres.',
  'Please leave out invisible characters.': 'Quita los caracteres invisibles.',
  'That request could not be understood.': 'No entendimos esa petición.',
  'Please log in first.': 'Primero entra en tu cuenta.',
  'Your session has changed. Reload the page and try again.':
    'Tu sesión cambió. Recarga la página e inténtalo de nuevo.',
  'There is nothing here.': 'Aquí no hay nada.',
  'That took too long to arrive. Please try again.':
    'Tardó demasiado en llegar. Inténtalo de nuevo.',
  'That request is too large.': 'Esa petición es demasiado grande.',
  'Something went wrong on our side. Nothing was charged.':
    'Algo falló de nuestro lado. No se cobró nada.',
  'That username is taken. Try another one.': 'Ese usuario ya existe. Prueba con otro.',
  'There is already an account with that email. Sign in instead.':
    'Ya hay una cuenta con ese correo. Entra con ella.',
  'You have sent several messages already. Please write again in an hour.':
    'Ya enviaste varios mensajes. Escríbenos otra vez en una hora.',
  'Our mailbox is very full right now. Please try again in an hour.':
    'Nuestro buzón está a rebosar. Inténtalo de nuevo en una hora.',
  'Your message could not be sent just now. Nothing of it is lost: please try again in a minute.':
    'Tu mensaje no pudo salir en este momento. No se perdió nada: inténtalo de nuevo en un minuto.',
  'Wrong username or password.': 'El usuario y la contraseña no coinciden.',
  'Too many attempts. Please wait a little and try again.':
    'Demasiados intentos. Espera un poco y prueba otra vez.',
  'Too many new accounts from here. Please try again later.':
    'Demasiadas cuentas nuevas desde aquí. Inténtalo más tarde.',
  'GIFs need a Basic or Premium subscription.': 'Los GIF vienen con los planes Creator y Studio.',
  'Styles, seeds and negative prompts need a Basic or Premium subscription.':
    'Los estilos, las semillas y los prompts negativos vienen con Creator y Studio.',
  'Negative prompts can have at most 500 characters.':
    'Un prompt negativo puede tener como máximo 500 caracteres.',
  'That model takes no negative prompt. Leave it out or choose another model.':
    'Ese modelo no admite prompts negativos. Quítalo o elige otro modelo.',
  'That size needs a higher subscription.': 'Ese tamaño pide un plan superior.',
  'File exceeds 5 MB': 'El archivo supera los 5 MB',
  'Unsupported file type': 'Tipo de archivo no compatible',
  'That picture has more than 40 megapixels. Try a smaller one.':
    'Esa imagen tiene más de 40 megapíxeles. Prueba con una más pequeña.',
  'That picture cannot be read. Try another file.':
    'Esa imagen no se puede leer. Prueba con otro archivo.',
  'The studio is full right now. Please try again in a moment.':
    'El estudio está lleno ahora mismo. Inténtalo en un momento.',
  'You have many creations waiting already. Please try again when some are done.':
    'Ya tienes muchas creaciones en espera. Inténtalo cuando terminen algunas.',
  'Our disk is almost full, so we take nothing new at the moment. Please try again later. Nothing was charged.':
    'Nuestro disco está casi lleno y por ahora no admitimos nada nuevo. Inténtalo más tarde. No se cobró nada.',
  'Your storage is full. Delete creations that you no longer need, or get more room with a higher subscription. Nothing was charged.':
    'Tu almacenamiento está lleno. Elimina creaciones que ya no necesites o consigue más espacio con una suscripción superior. No se cobró nada.',
  'Your storage is full. Delete creations that you no longer need to make room. Nothing was charged.':
    'Tu almacenamiento está lleno. Elimina creaciones que ya no necesites para hacer sitio. No se cobró nada.',
  'We are restarting. Please try again in a moment.':
    'Estamos reiniciando. Inténtalo en un momento.',
  'We lost sight of your creation. If it can be made, you will find it in your gallery.':
    'Perdimos de vista tu creación. Si puede hacerse, la encontrarás en tu galería.',
  'This request key was used for another request.': 'Esa clave ya se usó en otra petición.',
  'Cancelled. Nothing was charged.': 'Cancelado. No se cobró nada.',
  'Generation failed, try again.': 'No se pudo generar. Inténtalo de nuevo.',
  'The video model gave a clip that cannot be used. Please try again.':
    'El modelo de vídeo entregó un clip que no se puede usar. Inténtalo de nuevo.',
  'Could not load billing portal. Please try again later.':
    'No se pudo abrir el portal de pagos. Inténtalo más tarde.',
  'Plans cannot be bought here at the moment.': 'Por el momento, aquí no se pueden comprar planes.',
  'That plan is not on sale. Reload the page and choose again.':
    'Ese plan no está a la venta. Recarga la página y elige otra vez.',
  'You already have that plan. Reload the page to see it.':
    'Ya tienes ese plan. Recarga la página para verlo.',
  'You have no subscription to change. Choose a plan to start one.':
    'No tienes ninguna suscripción que cambiar. Elige un plan para empezar.',
  'There is nothing to manage yet. Choose a plan to start a subscription.':
    'Aún no hay nada que gestionar. Elige un plan para empezar una suscripción.',
  'Your last payment did not go through. Update your card under Manage Subscription, then change your plan.':
    'Tu último pago no se completó. Actualiza tu tarjeta en «Gestionar suscripción» y luego cambia de plan.',
  'Your card was declined and your plan is unchanged. Update your card under Manage Subscription and try again.':
    'Tu tarjeta fue rechazada y tu plan sigue igual. Actualiza la tarjeta en «Gestionar suscripción» e inténtalo de nuevo.',
  'The payment service does not answer right now. Please try again in a moment: nothing is charged twice.':
    'El servicio de pagos no responde ahora mismo. Inténtalo en un momento: nada se cobra dos veces.',
  'We could not finish that. Reload the page to see your plan before you try again: nothing is charged twice.':
    'No pudimos terminarlo. Recarga la página para ver tu plan antes de intentarlo otra vez: nada se cobra dos veces.',
  'Your last change is still being made. Please try again in a moment.':
    'Tu último cambio aún está en marcha. Inténtalo en un momento.',
  'The signature of this event is not valid.': 'La firma de este evento no es válida.',

  // Of the groups login, signup and create.
  'Please enter both username and password': 'Escribe tu usuario y tu contraseña',
  'Please fill in all fields': 'Completa todos los campos',
  'Password must be at least 8 characters': 'La contraseña debe tener al menos 8 caracteres',
  'Please enter a valid email': 'Escribe un correo electrónico válido',
  'Enter a prompt': 'Escribe un prompt',
  "You're out of tokens for this week.": 'No te quedan tokens para esta semana.',
  'That password is one of the commonest. Please choose another.':
    'Esa contraseña es de las más comunes. Elige otra.',
  'That is not your current password.': 'Esa no es tu contraseña actual.',
  'Please sign out and in again first, then repeat this within 15 minutes.':
    'Primero sal y vuelve a entrar, y repítelo antes de 15 minutos.',
  'This link has expired or was used already. Ask for a new one.':
    'Este enlace caducó o ya se usó. Pide uno nuevo.',
  'Several letters are on their way to you already. Please look into your mailbox, or try again in an hour.':
    'Ya te enviamos varios mensajes. Mira tu correo o inténtalo de nuevo en una hora.',
  'That is your email already.': 'Ese ya es tu correo.',
  'There is no email left to confirm.': 'No queda ningún correo por confirmar.',
  'This way of signing in is not set up here.': 'Esta forma de entrar no está configurada aquí.',
  'The sign-in service does not answer right now. Please try again in a moment.':
    'El servicio de acceso no responde ahora. Inténtalo de nuevo en un momento.',
  'The sign-in service did not confirm who you are. Please try again.':
    'El servicio de acceso no confirmó quién eres. Inténtalo de nuevo.',
  'There is already an account with that email. Sign in to it, then connect this way of signing in on your profile.':
    'Ya hay una cuenta con ese correo. Entra en ella y conecta esta forma de acceso en tu perfil.',
  'That account is connected to somebody else here already.':
    'Esa cuenta ya está conectada aquí con otra persona.',
  'You have connected another account of this kind already. Disconnect it first.':
    'Ya conectaste otra cuenta de este tipo. Desconéctala primero.',
  'That account is not connected.': 'Esa cuenta no está conectada.',
  'This is your last way in. Set a password or connect another account first.':
    'Es tu última forma de entrar. Antes pon una contraseña o conecta otra cuenta.',
  'Type your username exactly as it is shown to confirm.':
    'Para confirmar, escribe tu usuario tal como aparece.',
  'The payment service does not answer, so your subscription could not be ended. Nothing was deleted: please try again in a moment.':
    'El servicio de pagos no responde y no pudimos terminar tu suscripción. No se borró nada: inténtalo de nuevo en un momento.',
  'You have downloaded everything several times already. Please try again in an hour.':
    'Ya descargaste todo varias veces. Inténtalo de nuevo en una hora.',
  'That prompt is against the rules of this studio. Please change it. Nothing was charged.':
    'Ese prompt va contra las reglas de este estudio. Cámbialo, por favor. No se cobró nada.',
  'Please confirm that you are a person, then try again.':
    'Confirma que eres una persona e inténtalo de nuevo.',
  'We cannot check right now that you are a person. Please try again in a moment.':
    'Ahora mismo no podemos comprobar que eres una persona. Vuelve a intentarlo en un momento.',
  'Those were very many creations in a short time. Please try again a little later.':
    'Fueron muchísimas creaciones en poco tiempo. Inténtalo un poco más tarde.',
  'Those were very many suggestions in a short time. Please try again a little later.':
    'Fueron muchísimas sugerencias en poco tiempo. Inténtalo un poco más tarde.',
  'You are watching many creations at once already. Close some windows and try again.':
    'Ya estás mirando muchas creaciones a la vez. Cierra algunas ventanas e inténtalo de nuevo.',

  // Models of others
  'That model is not offered here. Reload the page and choose again.':
    'Ese modelo no está disponible aquí. Recarga la página y elige de nuevo.',
  'That model needs a higher subscription.': 'Ese modelo necesita una suscripción superior.',
  'That model is no longer offered. Nothing was charged: please choose another.':
    'Ese modelo ya no está disponible. No se cobró nada: elige otro.',
  'That model cannot make this shape. Please choose another one.':
    'Ese modelo no puede hacer este formato. Elige otro.',
  'That model takes no reference picture. Remove it or choose another model.':
    'Ese modelo no admite imagen de referencia. Quítala o elige otro modelo.',
  'That model takes no seed. Leave it out or choose another model.':
    'Ese modelo no admite semilla. Quítala o elige otro modelo.',
  'The picture service does not answer right now. Nothing was charged: please try again in a moment.':
    'El servicio de imágenes no responde ahora mismo. No se cobró nada: inténtalo de nuevo en un momento.',
  'The picture service has too much to do right now. Nothing was charged: please try again in a moment.':
    'El servicio de imágenes tiene demasiado trabajo ahora mismo. No se cobró nada: inténtalo de nuevo en un momento.',
  'The picture service does not accept our requests at the moment. Nothing was charged: we have to look into it.':
    'El servicio de imágenes no acepta nuestras peticiones por el momento. No se cobró nada: tenemos que revisarlo.',
  'The picture service took too long. Nothing was charged: please try again.':
    'El servicio de imágenes tardó demasiado. No se cobró nada: inténtalo de nuevo.',
  'The picture service gave an answer that cannot be used. Nothing was charged: please try again.':
    'El servicio de imágenes dio una respuesta que no se puede usar. No se cobró nada: inténtalo de nuevo.',
  'The picture service failed. Nothing was charged: please try again.':
    'El servicio de imágenes falló. No se cobró nada: inténtalo de nuevo.',
  'The picture service could not do what was asked. Nothing was charged: please change the prompt or the options.':
    'El servicio de imágenes no pudo hacer lo que se pedía. No se cobró nada: cambia el prompt o las opciones.',
  'The picture service declined this prompt by its own rules. Nothing was charged: please change it.':
    'El servicio de imágenes rechazó este prompt según sus propias reglas. No se cobró nada: cámbialo.',
  'The picture service makes nothing sexual. Nothing was charged: please change the prompt.':
    'El servicio de imágenes no hace nada sexual. No se cobró nada: cambia el prompt.',
  'The picture service makes nothing violent or hateful. Nothing was charged: please change the prompt.':
    'El servicio de imágenes no hace nada violento ni que incite al odio. No se cobró nada: cambia el prompt.',
  'The picture service does not make pictures of real people or of children like this. Nothing was charged: please change the prompt.':
    'El servicio de imágenes no hace imágenes así de personas reales ni de menores. No se cobró nada: cambia el prompt.',
  'The picture service will not copy the work of others. Nothing was charged: please change the prompt.':
    'El servicio de imágenes no copia la obra de otros. No se cobró nada: cambia el prompt.',
  'We were interrupted while your picture was being made. Nothing was charged: please try again.':
    'Nos interrumpieron mientras se hacía tu imagen. No se cobró nada: inténtalo de nuevo.',
  'The clip of this loop is no longer kept, so no other cut can be made of it.':
    'El clip de este loop ya no se conserva, así que no se le puede hacer otro corte.',
  'This loop has no such cut. Reload the page and choose again.':
    'Este loop no tiene ese corte. Recarga la página y elige de nuevo.',
};
