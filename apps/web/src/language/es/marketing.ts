import type { Catalogue } from '../catalogue.ts';

/** The landing pages' first screen, and what search engines say of them. */
export const texts: Catalogue['marketing'] = {
  home: {
    pageTitle: 'GIF e imágenes con IA en bucle perfecto',
    pageDescription:
      'GIF y microvideos con IA en segundos: escribe una frase y obtén una imagen o un GIF en bucle perfecto. Empieza gratis.',
    title: 'Dilo una vez. Míralo sin fin.',
    lead: 'GIF y microvideos con IA en segundos. Escribe una frase y obtén una imagen, o un GIF con un bucle tan fluido que no se nota dónde empieza.',
  },
  generator: {
    pageTitle: 'Generador de GIF con IA: del texto al bucle',
    pageDescription:
      'Convierte texto en un GIF que se repite sin saltos. Describe la escena, elige duración, fluidez y formato, y publícalo. No hace falta saber animar.',
    title: 'El generador de GIF con IA y bucles realmente perfectos',
    lead: 'Describe una escena con tus palabras y en segundos la verás moverse: un GIF con el formato justo para tu canal, sin saltos al repetirse.',
  },
  hero: {
    promptLabel: 'Describe una imagen o un bucle',
    promptPlaceholder: 'a cat surfing at sunset',
    promptHint: 'Escríbelo en inglés: nuestro generador aún no entiende otros idiomas.',
    create: 'Crear',
    ideas: { whale: 'Ballena voladora', robot: 'Robot jardinero', fox: 'Zorro que saluda' },
    start: 'Empezar gratis',
    logIn: 'Iniciar sesión',
    note: (pictures, plan, days) =>
      `${pictures} imágenes gratis por semana, sin tarjeta. Los GIF vienen con ${plan}, gratis durante ${days} días.`,
  },
  carousel: {
    label: 'Bucles hechos con Loopwright',
    role: 'carrusel',
    slideRole: 'diapositiva',
    slide: (number, count) => `${number} de ${count}`,
    choose: (number, prompt) => `Mostrar el bucle ${number}: ${prompt}`,
    pause: 'Pausar los bucles',
    play: 'Reproducir los bucles',
    words: 'Prompt',
    quote: (prompt) => `«${prompt}»`,
  },
};
