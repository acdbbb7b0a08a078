import type { ForeignLanguage } from '../lexicon-data.ts';
import { calendarNameIn } from './calendar-names.ts';

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
  'days of the week': 'Wochentage, días de la semana, jours de la semaine, 曜日',
  'months of the year': 'Monate, meses del año, mois de l’année, 月',
  'parts of a flower': 'Teile der Blume, partes de la planta, parties de la fleur, 花のつくり',
  'parts of a fish': 'Teile des Fisches, partes del pez, parties du poisson, 魚のつくり',
  'parts of a butterfly':
    'Teile des Schmetterlings, partes de la mariposa, parties du papillon, 蝶のつくり',
  'parts of a bicycle':
    'Teile des Fahrrads, partes de la bicicleta, parties du vélo, 自転車のつくり',
  'parts of a house': 'Teile des Hauses, partes de la casa, parties de la maison, 家のつくり',
  'parts of a tree': 'Teile des Baums, partes del árbol, parties de l’arbre, 木のつくり',
  'parts of a bird': 'Teile des Vogels, partes del ave, parties de l’oiseau, 鳥のつくり',
  'parts of a car': 'Teile des Autos, partes del coche, parties de la voiture, 車のつくり',
  pistil: 'Stempel, pistilo, pistil, めしべ',
  petal: 'Blütenblatt, pétalo, pétale, 花びら',
  leaf: 'Blatt, hoja, feuille, 葉',
  stem: 'Stängel, tallo, tige, くき',
  root: 'Wurzel, raíz, racine, 根',
  soil: 'Erde, suelo, terre, 土',
  fin: 'Flosse, aleta, nageoire, ひれ',
  scales: 'Schuppen, escamas, écailles, うろこ',
  trunk: 'Stamm, tronco, tronc, 幹',
  crown: 'Krone, copa, cime, 樹冠',
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
/** What is above and beside the lines of forms. */
const FIELDS: Readonly<Record<string, string>> = {
  notes: 'Notizen, Notas, Notes, メモ',
  groceries: 'Einkauf, Compras, Courses, 買い物',
  schedule: 'Zeitplan, Horario, Horaires, 予定',
  'to do': 'Zu tun, Tareas, À faire, やること',
  goals: 'Ziele, Metas, Objectifs, 目標',
  contact: 'Kontakt, Contacto, Contact, 連絡先',
  skills: 'Kenntnisse, Habilidades, Compétences, スキル',
  profile: 'Profil, Perfil, Profil, プロフィール',
  experience: 'Erfahrung, Experiencia, Expérience, 経験',
  education: 'Ausbildung, Educación, Formation, 学歴',
  'your name': 'Dein Name, Tu nombre, Votre nom, お名前',
  ingredients: 'Zutaten, Ingredientes, Ingrédients, 材料',
  directions: 'Zubereitung, Preparación, Préparation, 作り方',
  passport: 'Reisepass, Pasaporte, Passeport, パスポート',
  tickets: 'Tickets, Boletos, Billets, チケット',
  clothes: 'Kleidung, Ropa, Vêtements, 服',
  shoes: 'Schuhe, Zapatos, Chaussures, 靴',
  toothbrush: 'Zahnbürste, Cepillo de dientes, Brosse à dents, 歯ブラシ',
  charger: 'Ladegerät, Cargador, Chargeur, 充電器',
  sunscreen: 'Sonnencreme, Protector solar, Crème solaire, 日焼け止め',
  income: 'Einnahmen, Ingresos, Revenus, 収入',
  bills: 'Rechnungen, Facturas, Factures, 固定費',
  spending: 'Ausgaben, Gastos, Dépenses, 支出',
  savings: 'Erspartes, Ahorros, Épargne, 貯金',
  'drink water': 'Wasser trinken, Tomar agua, Boire de l’eau, 水を飲む',
  exercise: 'Sport, Ejercicio, Sport, 運動',
  read: 'Lesen, Leer, Lire, 読書',
  'eat well': 'Gesund essen, Comer sano, Bien manger, 健康な食事',
  'go outside': 'Rausgehen, Salir al aire, Sortir, 外に出る',
  'sleep early': 'Früh schlafen, Dormir temprano, Dormir tôt, 早寝',
  'make my bed': 'Bett machen, Tender la cama, Faire mon lit, ベッドを整える',
  'tidy my toys': 'Aufräumen, Recoger juguetes, Ranger mes jouets, おもちゃの片付け',
  'brush my teeth': 'Zähne putzen, Cepillar dientes, Me brosser les dents, 歯みがき',
  'feed the pet': 'Tier füttern, Alimentar mascota, Nourrir l’animal, ペットのごはん',
  'set the table': 'Tisch decken, Poner la mesa, Mettre la table, 食卓の準備',
  'do homework': 'Hausaufgaben, Hacer la tarea, Faire mes devoirs, 宿題',
};
const ORDER: readonly ForeignLanguage[] = ['de', 'es', 'fr', 'ja'];

const inLanguage = (names: string | undefined, language: ForeignLanguage): string | undefined =>
  names?.split(', ')[ORDER.indexOf(language)];

/** The heading of a field of a form; undefined: it is known in English alone. */
export const fieldNameIn = (language: ForeignLanguage, english: string): string | undefined =>
  inLanguage(FIELDS[english], language) ?? calendarNameIn(language, english);

/** The name of what is often on a page to teach with; undefined: the dictionary has to say. */
export const sheetNameIn = (language: ForeignLanguage, english: string): string | undefined =>
  inLanguage(NAMES[english], language);
