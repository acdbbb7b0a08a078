import type { Catalogue } from '../catalogue.ts';

const tokens = (count: number): string => (count === 1 ? '1 token' : `${count} tokens`);

/** The landing pages below their first screen. Names in braces stand for what is put there. */
export const texts: Catalogue['story'] = {
  home: {
    benefits: 'Tú pones la frase. Loopwright, el oficio.',
    steps: 'Cómo funciona',
    closing: 'Hay una frase con ganas de moverse.',
  },
  generator: {
    benefits: 'Todo lo que pide un GIF, nada que tengas que estudiar.',
    steps: 'Cómo hacer un GIF con IA',
    closing: 'Tu primer bucle está a una frase de distancia.',
  },
  benefits: {
    editor: {
      title: 'Un editor intuitivo',
      text: 'Empieza con una frase y hazla tuya: capas que se arrastran, recorte en el tiempo, encuadre y texto. Sin saber de animación.',
      anatomy: {
        who: 'quién',
        action: 'qué hace',
        place: 'dónde',
        time: 'cuándo',
        style: 'en qué estilo',
      },
      seconds: 'Duración',
      secondsRange: (from, to) => `${from}–${to} s`,
      rate: 'Fotogramas/s',
      rateRange: (from, to) => `${from}–${to}`,
      shapes: 'Formatos',
      size: 'Tamaño del GIF',
      sizeMaximum: (pixels) => `${pixels} px`,
    },
    speed: {
      title: 'Renderizado rápido en GPU sin servidor',
      text: 'Renderizamos en la nube mientras miras. ¿Cambiaste de idea? Cancela y no pagas nada.',
      frames: (count) => `${count} fotogramas. El número ${count + 1} vuelve a ser el primero.`,
    },
    sizes: {
      title: 'Exportaciones a la medida de las redes sociales',
      text: (pixels) =>
        `Del feed cuadrado a la historia vertical, con imágenes fijas de hasta ${pixels} píxeles. Listo para publicar, y también para tu uso comercial.`,
    },
  },
  steps: {
    describe: {
      title: 'Describe',
      text: 'Di lo que ves: quién, dónde, qué tiempo hace, qué hora es, en qué estilo. Suma una imagen si la tienes.',
    },
    tweak: {
      title: 'Ajusta',
      text: 'Elige duración, FPS, textos y color. Bloquea la semilla para cambiar solo las palabras.',
      sample: (seconds, framesPerSecond, shape) =>
        `${seconds} s · ${framesPerSecond} fps · ${shape}`,
    },
    export: {
      title: 'Exporta',
      text: 'Descárgalo o publícalo con un enlace. En tu galería también se queda.',
      sample: 'GIF · PNG',
    },
  },
  examples: {
    title: 'Escrito, dibujado, sin retoques.',
    text: 'Hechos aquí, solo con las palabras que llevan debajo.',
    label: 'Más bucles e imágenes',
    play: (prompt) => `Reproducir: ${prompt}`,
  },
  pricing: 'Una suscripción, bucles infinitos',
  testimonials: {
    title: 'Lo que podría hacer por tu semana',
    note: 'Acabamos de empezar, así que estos tres los escribimos nosotros, como ejemplos de para quién es. Los de verdad ocuparán su lugar.',
    label: 'Ejemplo',
    baker: {
      quote:
        'El especial del viernes era la foto de una bandeja. Ahora es un panecillo que humea mientras lo mires, y yo sigo saliendo a las cuatro.',
      role: 'Responsable de redes, una panadería',
    },
    director: {
      quote:
        'Antes del mediodía presento tres ambientes en movimiento, en vez de una imagen fija el jueves.',
      role: 'Dirección de arte, una agencia pequeña',
    },
    writer: {
      quote: 'Me preguntan cuánto tiempo paso animando. Paso un minuto tecleando.',
      role: 'Newsletter escrita por una sola persona',
    },
  },
  questions: {
    title: 'Buenas preguntas',
    free: {
      question: '¿Qué es gratis?',
      answer: (count, plan) =>
        `Al menos 10 creaciones gratis al mes: ${plan} te da ${count} tokens de imagen cada semana, sin tarjeta. Los GIF son parte de los planes de pago.`,
    },
    credit: {
      question: '¿Qué da un crédito?',
      answer: (image, gif) =>
        `Un crédito equivale a un segundo de vídeo generado o a un fotograma de GIF a resolución completa. Los planes cuentan en tokens: una imagen cuesta ${tokens(image)} y un GIF, ${tokens(gif)}. Los tokens se renuevan cada lunes.`,
    },
    cancel: {
      question: '¿Puedo cancelar cuando quiera?',
      answer:
        'Sí. Los planes van mes a mes y se cancelan con un clic. Lo que has creado sigue siendo tuyo.',
    },
    rights: {
      question: '¿Puedo usar lo que creo con fines comerciales?',
      answer:
        'Sí. Tienes todos los derechos comerciales sobre lo que exportas, con cualquier plan y también cuando el plan termina.',
    },
    seam: {
      question: '¿De verdad cierran los bucles?',
      answer:
        'En una escena todo se mueve por ciclos: las olas, las alas, la nieve, la luz. En cada bucle se mide el paso del último fotograma al primero, para que se vea como cualquier otro paso.',
    },
    marking: {
      question: '¿Se sabrá que está hecho con IA?',
      answer:
        'Cada archivo lo lleva escrito por dentro, de una forma que las plataformas saben leer. Lo que exportas con el plan gratuito lleva además una pequeña marca de agua; con los de pago, no.',
    },
    length: {
      question: '¿Cuánto puede durar un GIF hecho con IA?',
      answer: (from, to, framesPerSecond) =>
        `De ${from} a ${to} segundos, con hasta ${framesPerSecond} fotogramas por segundo. Como su final se une con su principio, sigue mientras alguien lo mire.`,
    },
    skill: {
      question: '¿Necesito saber animar?',
      answer:
        'No. Escribes lo que imaginas, como se lo contarías a alguien de confianza. La escena, el movimiento y el bucle se dibujan por ti.',
    },
  },
  closing: {
    start: 'Empieza gratis',
    agree: 'Al crear una cuenta aceptas los {terms} y la {privacy}.',
  },
};
