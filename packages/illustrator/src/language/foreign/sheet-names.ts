import type { ForeignLanguage } from '../lexicon-data.ts';

/** What pages to teach with have on them, in the languages in the order of `ORDER`. */
const NAMES: Readonly<Record<string, string>> = {
  feelings: 'Gefühle, emociones, émotions, 気持ち',
  'farm animals': 'Bauernhoftiere, animales de la granja, animaux de la ferme, 農場の動物',
  'sea animals': 'Meerestiere, animales marinos, animaux marins, 海の生き物',
  'wild animals': 'Wilde Tiere, animales salvajes, animaux sauvages, 野生の動物',
  pets: 'Haustiere, mascotas, animaux de compagnie, ペット',
  insects: 'Insekten, insectos, insectes, 昆虫',
  fruits: 'Obst, frutas, fruits, 果物',
  vegetables: 'Gemüse, verduras, légumes, 野菜',
  seasons: 'Jahreszeiten, estaciones del año, saisons, 四季',
  shapes: 'Formen, formas, formes, 形',
  'school things': 'Schulsachen, útiles escolares, fournitures scolaires, 学用品',
  vehicles: 'Fahrzeuge, vehículos, véhicules, 乗り物',
  'number line': 'Zahlenstrahl, recta numérica, droite numérique, 数直線',
  'food pyramid': 'Ernährungspyramide, pirámide alimenticia, pyramide alimentaire, 食品ピラミッド',
  hamster: 'Hamster, hámster, hamster, ハムスター',
  sheep: 'Schaf, oveja, mouton, 羊',
  hen: 'Henne, gallina, poule, めんどり',
  monkey: 'Affe, mono, singe, 猿',
  orange: 'Orange, naranja, orange, オレンジ',
  star: 'Stern, estrella, étoile, 星',
  circle: 'Kreis, círculo, cercle, 丸',
  square: 'Quadrat, cuadrado, carré, 四角',
  triangle: 'Dreieck, triángulo, triangle, 三角',
  rectangle: 'Rechteck, rectángulo, rectangle, 長方形',
  book: 'Buch, libro, livre, 本',
  ruler: 'Lineal, regla, règle, 定規',
  plant: 'Pflanze, planta, plante, 植物',
  mosquito: 'Mücke, mosquito, moustique, 蚊',
  happy: 'fröhlich, feliz, content, うれしい',
  sad: 'traurig, triste, triste, かなしい',
  angry: 'wütend, enojado, en colère, おこった',
  scared: 'ängstlich, asustado, effrayé, こわい',
  surprised: 'überrascht, sorprendido, surpris, びっくり',
  tired: 'müde, cansado, fatigué, ねむい',
  sunny: 'sonnig, soleado, ensoleillé, 晴れ',
  cloudy: 'bewölkt, nublado, nuageux, 曇り',
  storm: 'Gewitter, tormenta, orage, 雷',
};
const ORDER: readonly ForeignLanguage[] = ['de', 'es', 'fr', 'ja'];

/** The name of what is often on a page to teach with; undefined: the dictionary has to say. */
export const sheetNameIn = (language: ForeignLanguage, english: string): string | undefined =>
  NAMES[english]?.split(', ')[ORDER.indexOf(language)];
