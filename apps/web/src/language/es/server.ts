import type { Catalogue } from '../catalogue.ts';

/** What the server says, by its own English words. */
export const texts: Catalogue['server'] = {
  'Passwords can have at most 128 characters.':
    'La contraseña puede tener como máximo 128 caracteres.',
  'Usernames can have at most 40 characters.':
    'El nombre de usuario puede tener como máximo 40 caracteres.',
  'Names can have at most 100 characters.': 'El nombre puede tener como máximo 100 caracteres.',
  "Usernames cannot contain '@'.": 'El nombre de usuario no puede contener «@».',
  'Usernames can only have single spaces between words.':
    'El nombre de usuario solo puede tener un espacio entre palabras.',
  'Usernames need letters or numbers, few accents.':
    'El nombre de usuario necesita letras o números, con pocos acentos.',
  'That username is reserved. Try another one.':
    'Ese nombre de usuario está reservado. Prueba con otro.',
  'Please enter one email address.': 'Escribe una sola dirección de correo, como name@example.com.',
  'Prompts can have at most 2,000 characters.':
    'El prompt puede tener como máximo 2000 caracteres.',
  'Messages can have at most 5,000 characters.':
    'El mensaje puede tener como máximo 5000 caracteres.',
  'Please remove invisible characters.': 'Quita los caracteres invisibles.',
  "We couldn't understand that request.": 'No pudimos procesar esa solicitud.',
  'Please log in first.': 'Primero inicia sesión.',
  'Your session has changed. Reload the page and try again.':
    'Tu sesión cambió. Recarga la página e inténtalo de nuevo.',
  "Your role in this workspace doesn't allow that. Ask its owner.":
    'Tu rol en este espacio de trabajo no lo permite. Pídeselo a su propietario.',
  "There's nothing here.": 'Aquí no hay nada.',
  'The upload took too long. Please try again.': 'La subida tardó demasiado. Inténtalo de nuevo.',
  'That request is too large.': 'Esa solicitud es demasiado grande.',
  "Something went wrong on our side. You weren't charged.":
    'Algo falló de nuestro lado. No se cobró nada.',
  'That username is taken. Try another one.':
    'Ese nombre de usuario ya está en uso. Prueba con otro.',
  'There is already an account with that email. Sign in instead.':
    'Ya existe una cuenta con ese correo. Inicia sesión con ella.',
  "You've already sent several messages. Please try again in an hour.":
    'Ya enviaste varios mensajes. Inténtalo de nuevo dentro de una hora.',
  "We're getting a lot of messages. Please try again in an hour.":
    'Estamos recibiendo muchos mensajes. Inténtalo de nuevo dentro de una hora.',
  'Message not sent. Your draft is safe. Please try again in a minute.':
    'No se envió. Tu borrador sigue aquí. Inténtalo de nuevo dentro de un minuto.',
  'Wrong username or password.': 'Usuario o contraseña incorrectos.',
  'Too many attempts. Please wait a moment and try again.':
    'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  'Too many new accounts from this network. Please try again later.':
    'Demasiadas cuentas nuevas desde esta red. Inténtalo de nuevo más tarde.',
  'GIFs need a Creator or Studio subscription.': 'Los GIF vienen con los planes Creator y Studio.',
  'Styles, seeds and negative prompts need a Creator or Studio subscription.':
    'Los estilos, las semillas y los prompts negativos vienen con los planes Creator y Studio.',
  'Negative prompts can have at most 500 characters.':
    'El prompt negativo puede tener como máximo 500 caracteres.',
  "That model doesn't support negative prompts. Clear the field or choose another model.":
    'Ese modelo no admite prompts negativos. Vacía el campo o elige otro modelo.',
  'That size needs a higher subscription.': 'Ese tamaño requiere un plan superior.',
  'File exceeds 5 MB': 'El archivo supera los 5 MB',
  'Unsupported file type': 'Tipo de archivo no compatible',
  'That image has more than 40 megapixels. Try a smaller one.':
    'Esa imagen tiene más de 40 megapíxeles. Prueba con una más pequeña.',
  "We can't read that image. Try another file.":
    'No podemos leer esa imagen. Prueba con otro archivo.',
  "We're at capacity. Please try again in a moment.":
    'Hay mucha demanda. Inténtalo de nuevo en un momento.',
  'You already have many creations in the queue. Try again when some are done.':
    'Ya tienes muchas creaciones en la cola. Inténtalo de nuevo cuando terminen algunas.',
  "We're out of storage and can't take anything new right now. Please try again later. You weren't charged.":
    'Nos quedamos sin espacio y ahora no podemos crear nada nuevo. Inténtalo de nuevo más tarde. No se cobró nada.',
  "Your storage is full. Delete creations you no longer need, or upgrade for more space. You weren't charged.":
    'Tu almacenamiento está lleno. Elimina creaciones que ya no necesites o mejora tu plan para tener más espacio. No se cobró nada.',
  "Your storage is full. Delete creations you no longer need. You weren't charged.":
    'Tu almacenamiento está lleno. Elimina creaciones que ya no necesites. No se cobró nada.',
  "We're restarting. Please try again in a moment.":
    'Estamos reiniciando. Inténtalo de nuevo en un momento.',
  "Connection lost. If it finishes, it'll be in your gallery.":
    'Se perdió la conexión. Si termina, estará en tu galería.',
  'This request key was already used for another request.':
    'Esa clave ya se usó en otra solicitud.',
  "Canceled. You weren't charged.": 'Cancelado. No se cobró nada.',
  'Generation failed, try again.': 'No se pudo generar. Inténtalo de nuevo.',
  "The video model returned a clip we can't use. Please try again.":
    'El modelo de video devolvió un clip que no podemos usar. Inténtalo de nuevo.',
  'Could not load billing portal. Please try again later.':
    'No se pudo abrir el portal de pagos. Inténtalo de nuevo más tarde.',
  "Paid plans aren't available here right now.": 'Por el momento, aquí no hay planes de pago.',
  "That plan isn't available. Reload the page and choose again.":
    'Ese plan no está disponible. Recarga la página y elige de nuevo.',
  'You already have that plan. Reload the page to see it.':
    'Ya tienes ese plan. Recarga la página para verlo.',
  'You have no subscription to change. Choose a plan to start one.':
    'No tienes ninguna suscripción que cambiar. Elige un plan para iniciar una.',
  "There's nothing to manage yet. Choose a plan to start a subscription.":
    'Aún no hay nada que gestionar. Elige un plan para iniciar una suscripción.',
  "Your last payment didn't go through. Update your card under Manage Subscription, then change your plan.":
    'Tu último pago no se completó. Actualiza tu tarjeta en «Gestionar suscripción» y luego cambia de plan.',
  'Your card was declined and your plan is unchanged. Update your card under Manage Subscription and try again.':
    'Tu tarjeta fue rechazada y tu plan sigue igual. Actualiza la tarjeta en «Gestionar suscripción» e inténtalo de nuevo.',
  "The payment service isn't responding. Please try again in a moment. You won't be charged twice.":
    'El servicio de pagos no responde. Inténtalo de nuevo en un momento. No se te cobrará dos veces.',
  "We couldn't finish that. Reload the page to see your plan before you try again. You won't be charged twice.":
    'No pudimos completarlo. Recarga la página para ver tu plan antes de intentarlo de nuevo. No se te cobrará dos veces.',
  'Your last change is still in progress. Please try again in a moment.':
    'Tu último cambio aún está en curso. Inténtalo de nuevo en un momento.',
  'The signature of this event is not valid.': 'La firma de este evento no es válida.',

  // Of the groups login, signup and create.
  'Please enter both username and password': 'Escribe tu usuario y tu contraseña',
  'Please fill in all fields': 'Completa todos los campos',
  'Password must be at least 8 characters': 'La contraseña debe tener al menos 8 caracteres',
  'Please enter a valid email': 'Escribe un correo electrónico válido',
  'Enter a prompt': 'Escribe un prompt',
  "You're out of tokens for this week.": 'No te quedan tokens esta semana.',
  'That password is too common. Please choose another.':
    'Esa contraseña es demasiado común. Elige otra.',
  "That's not your current password.": 'Esa no es tu contraseña actual.',
  'Please sign out and back in, then try again within 15 minutes.':
    'Cierra sesión, vuelve a iniciarla e inténtalo de nuevo antes de que pasen 15 minutos.',
  'This link has expired or was already used. Get a new one.':
    'Este enlace expiró o ya se usó. Pide otro.',
  "We've already sent you several emails. Check your inbox, or try again in an hour.":
    'Ya te enviamos varios correos. Revisa tu bandeja de entrada o inténtalo de nuevo dentro de una hora.',
  "That's already your email.": 'Ese ya es tu correo.',
  "There's no email left to confirm.": 'No queda ningún correo por confirmar.',
  "This sign-in method isn't available here.":
    'Esta forma de iniciar sesión no está disponible aquí.',
  "The sign-in service isn't responding. Please try again in a moment.":
    'El servicio de inicio de sesión no responde. Inténtalo de nuevo en un momento.',
  "The sign-in service didn't confirm your account. Please try again.":
    'El servicio de inicio de sesión no confirmó tu cuenta. Inténtalo de nuevo.',
  'There is already an account with that email. Sign in to it, then connect this sign-in method in your profile.':
    'Ya existe una cuenta con ese correo. Inicia sesión con ella y luego conecta esta forma de acceso en tu perfil.',
  'That account is already connected to another Loopwright account.':
    'Esa cuenta ya está conectada a otra cuenta de Loopwright.',
  "You've already connected another account of this kind. Disconnect it first.":
    'Ya conectaste otra cuenta de este tipo. Desconéctala primero.',
  "That account isn't connected.": 'Esa cuenta no está conectada.',
  'This is your only way to sign in. Set a password or connect another account first.':
    'Es tu única forma de acceder. Primero crea una contraseña o conecta otra cuenta.',
  'To confirm, type your username exactly as shown.':
    'Para confirmar, escribe tu nombre de usuario tal como aparece.',
  "The payment service isn't responding, so we couldn't end your subscription. Nothing was deleted. Please try again in a moment.":
    'El servicio de pagos no responde y no pudimos terminar tu suscripción. No se eliminó nada. Inténtalo de nuevo en un momento.',
  "You've exported your data several times already. Please try again in an hour.":
    'Ya exportaste tus datos varias veces. Inténtalo de nuevo dentro de una hora.',
  "That prompt breaks our content rules. Edit it and try again. You weren't charged.":
    'Este prompt infringe nuestras normas de contenido. Cámbialo e inténtalo de nuevo. No se cobró nada.',
  "Please confirm you're human, then try again.":
    'Confirma que no eres un robot e inténtalo de nuevo.',
  "The bot check isn't responding. Please try again in a moment.":
    'La verificación antibots no responde. Inténtalo de nuevo en un momento.',
  "You're creating too fast. Try again shortly.":
    'Estás creando demasiado rápido. Inténtalo de nuevo en un momento.',
  "You're asking for suggestions too fast. Try again shortly.":
    'Estás pidiendo sugerencias demasiado rápido. Inténtalo de nuevo en un momento.',
  'You have too many creations open. Close some windows and try again.':
    'Tienes demasiadas creaciones abiertas. Cierra algunas ventanas e inténtalo de nuevo.',

  // Models of others
  "That model isn't available here. Reload the page and choose again.":
    'Ese modelo no está disponible aquí. Recarga la página y elige de nuevo.',
  'That model needs a higher subscription.': 'Ese modelo requiere un plan superior.',
  "That model is no longer available. You weren't charged. Please choose another.":
    'Ese modelo ya no está disponible. No se cobró nada. Elige otro.',
  "That model doesn't support this shape. Please choose another one.":
    'Ese modelo no admite este formato. Elige otro.',
  "That model doesn't support reference images. Remove the image or choose another model.":
    'Ese modelo no admite imágenes de referencia. Quita la imagen o elige otro modelo.',
  "That model doesn't support seeds. Unlock the seed or choose another model.":
    'Ese modelo no admite semillas. Desbloquea la semilla o elige otro modelo.',
  "The image service isn't responding. You weren't charged. Please try again in a moment.":
    'El servicio de imágenes no responde. No se cobró nada. Inténtalo de nuevo en un momento.',
  "The image service is very busy. You weren't charged. Please try again in a moment.":
    'El servicio de imágenes está saturado. No se cobró nada. Inténtalo de nuevo en un momento.',
  "The image service isn't accepting our requests. You weren't charged. We'll look into it.":
    'El servicio de imágenes no acepta nuestras solicitudes. No se cobró nada. Vamos a revisarlo.',
  "The image service took too long. You weren't charged. Please try again.":
    'El servicio de imágenes tardó demasiado. No se cobró nada. Inténtalo de nuevo.',
  "The image service returned something we can't use. You weren't charged. Please try again.":
    'El servicio de imágenes devolvió algo que no podemos usar. No se cobró nada. Inténtalo de nuevo.',
  "The image service failed. You weren't charged. Please try again.":
    'El servicio de imágenes falló. No se cobró nada. Inténtalo de nuevo.',
  "The image service couldn't do that. You weren't charged. Please change the prompt or the options.":
    'El servicio de imágenes no pudo hacerlo. No se cobró nada. Cambia el prompt o las opciones.',
  "The image service declined this prompt under its own rules. You weren't charged. Please change it.":
    'El servicio de imágenes rechazó este prompt según sus propias normas. No se cobró nada. Cámbialo.',
  "The image service doesn't allow sexual content. You weren't charged. Please change the prompt.":
    'El servicio de imágenes no permite contenido sexual. No se cobró nada. Cambia el prompt.',
  "The image service doesn't allow violent or hateful content. You weren't charged. Please change the prompt.":
    'El servicio de imágenes no permite contenido violento ni de odio. No se cobró nada. Cambia el prompt.',
  "The image service doesn't allow images like this of real people or children. You weren't charged. Please change the prompt.":
    'El servicio de imágenes no permite imágenes así de personas reales ni de menores. No se cobró nada. Cambia el prompt.',
  "The image service doesn't copy protected work. You weren't charged. Please change the prompt.":
    'El servicio de imágenes no copia obras protegidas. No se cobró nada. Cambia el prompt.',
  "We were interrupted while making your image. You weren't charged. Please try again.":
    'Se interrumpió la creación de tu imagen. No se cobró nada. Inténtalo de nuevo.',
  "We no longer keep the clip of this loop, so it can't be cut again.":
    'Ya no conservamos el clip de este bucle, así que no se puede volver a cortar.',
  "That cut isn't available. Reload the page and choose again.":
    'Ese corte no está disponible. Recarga la página y elige de nuevo.',
};
