import type { Catalogue } from '../catalogue.ts';

const tokens = (count: number): string => (count === 1 ? '1 token' : `${count} tokens`);

/** The landing pages below their first screen. Names in braces stand for what is put there. */
export const texts: Catalogue['story'] = {
  home: {
    benefits: 'Tú pones la frase. Loopwright hace el resto.',
    steps: 'Cómo funciona',
    closing: 'Tu próximo bucle empieza con una frase.',
  },
  generator: {
    benefits: 'Todo lo que necesita un GIF. Nada que aprender.',
    steps: 'Cómo hacer un GIF con IA',
    closing: 'Tu primer bucle está a solo una frase.',
  },
  benefits: {
    editor: {
      title: 'Un editor intuitivo',
      text: 'Empieza con una frase y dale tu toque: arrastra y suelta capas, acorta, recorta y añade texto. No hace falta saber de animación.',
      anatomy: {
        who: 'sujeto',
        action: 'acción',
        place: 'lugar',
        time: 'momento',
        style: 'estilo',
      },
      seconds: 'Duración',
      secondsRange: (from, to) => `${from}–${to} s`,
      rate: 'FPS',
      rateRange: (from, to) => `${from}–${to}`,
      shapes: 'Formatos',
      size: 'Tamaño del GIF',
      sizeMaximum: (pixels) => `${pixels} px`,
    },
    speed: {
      title: 'Renderizado rápido en GPU sin servidor',
      text: 'Renderizamos en la nube mientras miras. ¿Cambiaste de idea? Cancela y no pagas nada.',
      frames: (count) => `${count} fotogramas y vuelta al primero.`,
    },
    sizes: {
      title: 'Exporta a la medida de cada red social',
      text: (pixels) =>
        `Cuadrado, vertical, historia o panorámico, con imágenes de hasta 4K (${pixels} píxeles). Uso comercial incluido.`,
    },
  },
  steps: {
    describe: {
      title: 'Describe',
      text: 'Cuenta lo que ves: sujeto, lugar, clima, hora del día, estilo. Si tienes una imagen, añádela.',
    },
    tweak: {
      title: 'Ajusta',
      text: 'Elige la duración, los FPS, los textos y el tono de color. Bloquea la semilla para cambiar solo el prompt.',
      sample: (seconds, framesPerSecond, shape) =>
        `${seconds} s · ${framesPerSecond} fps · ${shape}`,
    },
    export: {
      title: 'Exporta',
      text: 'Descarga el resultado o publícalo con un enlace. Queda guardado en tu galería.',
      sample: 'GIF · MP4 · WebP · PNG',
    },
  },
  examples: {
    title: 'Directo del prompt.',
    text: 'Todo se creó en Loopwright, a partir del prompt que ves debajo.',
    label: 'Más bucles e imágenes',
    play: (prompt) => `Reproducir: ${prompt}`,
  },
  pricing: 'Una suscripción, bucles infinitos',
  testimonials: {
    title: 'Para semanas como la tuya',
    note: 'Acabamos de empezar. Son ejemplos, no opiniones de clientes.',
    label: 'Ejemplo',
    baker: {
      quote:
        'El especial del viernes era la foto de una bandeja. Ahora es un panecillo que nunca deja de humear, y sigo saliendo a las cuatro.',
      role: 'Responsable de redes sociales en una panadería',
    },
    director: {
      quote:
        'Presento tres moodboards en movimiento antes del mediodía, y no una imagen fija el jueves.',
      role: 'Dirección de arte en una agencia pequeña',
    },
    writer: {
      quote: 'Me preguntan cuánto tiempo paso animando. Yo solo escribo un minuto.',
      role: 'Newsletter, equipo de una sola persona',
    },
  },
  questions: {
    title: 'Preguntas frecuentes',
    free: {
      question: '¿Qué es gratis?',
      answer: (count, plan) =>
        `Al menos 10 generaciones al mes: ${plan} te da ${count} tokens de imagen cada semana, sin tarjeta. Los GIF vienen con los planes de pago.`,
    },
    credit: {
      question: '¿Qué obtengo con un crédito?',
      answer: (image, gif) =>
        `Un crédito equivale a un segundo de video generado o a un fotograma de GIF en resolución completa. Los planes cuentan en tokens: una imagen cuesta ${tokens(image)} y un GIF, ${gif}. Los tokens se renuevan cada lunes.`,
    },
    cancel: {
      question: '¿Puedo cancelar cuando quiera?',
      answer: 'Sí. Pagas mes a mes y cancelas con un clic. Todo lo que creaste sigue siendo tuyo.',
    },
    rights: {
      question: '¿Puedo usar lo que creo con fines comerciales?',
      answer:
        'Sí. Tienes todos los derechos comerciales sobre lo que exportas, con cualquier plan e incluso después de cancelar.',
    },
    seam: {
      question: '¿De verdad no se nota dónde empieza el bucle?',
      answer:
        'En una escena todo se mueve en ciclos: las olas, las alas, la nieve, la luz. En cada bucle comprobamos el paso del último fotograma al primero para que se vea como cualquier otro.',
    },
    marking: {
      question: '¿Se sabrá que está hecho con IA?',
      answer:
        'Sí. Cada archivo lleva metadatos de contenido de IA que las plataformas pueden leer. Con el plan gratis, lo que exportas lleva también una pequeña marca de agua; con los de pago, no.',
    },
    length: {
      question: '¿Cuánto puede durar un GIF hecho con IA?',
      answer: (from, to, framesPerSecond) =>
        `De ${from} a ${to} segundos, con hasta ${framesPerSecond} fotogramas por segundo. Y como es un bucle, no se acaba nunca.`,
    },
    skill: {
      question: '¿Necesito saber animar?',
      answer:
        'No. Descríbelo como se lo contarías a un amigo. Nosotros dibujamos la escena, el movimiento y el bucle.',
    },
  },
  closing: {
    start: 'Empezar gratis',
    agree: 'Al crear una cuenta aceptas los {terms} y la {privacy}.',
  },
};
