import type { Catalogue } from '../catalogue.ts';

/** The landing pages' first screen, and what search engines say of them. */
export const texts: Catalogue['marketing'] = {
  home: {
    pageTitle: 'GIF e imágenes con IA en bucle perfecto',
    pageDescription:
      'GIF y microvideos con IA en segundos: escribe una frase y recibe una imagen o un GIF cuyo final se une con el principio. Empieza gratis.',
    title: 'Dilo una vez. Míralo sin fin.',
    lead: 'GIF y microvideos con IA en segundos. Escribe una frase y recibe una imagen, o un GIF cuyo último fotograma se une tan bien al primero que nadie encuentra la costura.',
  },
  generator: {
    pageTitle: 'Generador de GIF con IA: del texto al bucle',
    pageDescription:
      'Convierte texto en un GIF que se repite sin saltos. Describe la escena, elige duración, fluidez y formato, y publícalo: no hace falta saber animar.',
    title: 'El generador de GIF con IA y bucles realmente perfectos',
    lead: 'Describe una escena con tus palabras y mírala moverse segundos después: un GIF con el formato que pide tu canal, sin saltos al volver a empezar.',
  },
  hero: {
    start: 'Empieza gratis',
    logIn: 'Entrar',
    note: (pictures, plan, days) =>
      `${pictures} imágenes gratis por semana, sin tarjeta. Los bucles vienen con ${plan}: pruébalo ${days} días.`,
  },
  carousel: {
    label: 'Bucles hechos con Loopwright',
    role: 'carrusel',
    slideRole: 'diapositiva',
    slide: (number, count) => `${number} de ${count}`,
    choose: (number, prompt) => `Mostrar el bucle ${number}: ${prompt}`,
    pause: 'Pausar los bucles',
    play: 'Reproducir los bucles',
    words: 'Las palabras que lo crearon',
    quote: (prompt) => `«${prompt}»`,
  },
};
