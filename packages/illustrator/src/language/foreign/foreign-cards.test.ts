import { describe, expect, it } from 'vitest';
import { takeCaption } from '../caption.ts';

describe('cards whose occasion is named in another language', () => {
  it.each([
    ['Geburtstagskarte mit einer Katze', 'Alles Gute zum Geburtstag'],
    ['Karte zum Muttertag mit Tulpen', 'Alles Liebe zum Muttertag'],
    ['tarjeta de cumpleanos con un gato', 'Feliz cumpleaños'],
    ['invitación de boda con flores moradas', 'Nos casamos'],
    ['carte de noël avec un renne', 'Joyeux Noël'],
    ['お正月の年賀状、馬と梅の花', '謹賀新年'],
    ['誕生日カード、猫', 'お誕生日おめでとう'],
    ['Geburtstagskarte mit Text "Hallo Mia"', 'Hallo Mia'],
    ['Geburtstagskarte ohne Text', null],
    ['invitación para baby shower con globos', 'Baby shower'],
    ['Babyparty-Einladung mit Enten', 'Babyparty'],
    ['faire-part de naissance avec une cigogne', 'Bienvenue bébé'],
    ['invitación de primera comunión con paloma', 'Mi primera comunión'],
    ['tarjeta de feliz cumpleaños para mi mamá con flores', 'Feliz cumpleaños Mamá'],
    ['tarjeta de cumpleaños para Sofía', 'Feliz cumpleaños Sofía'],
    ['Geburtstagskarte für meine Oma', 'Alles Gute zum Geburtstag Oma'],
    ["carte d'anniversaire pour ma maman", 'Joyeux anniversaire Maman'],
    ['feliz cumpleaños para Instagram', 'Feliz cumpleaños'],
    ['¡ánimo, tú puedes! con una montaña', '¡Ánimo, tú puedes!'],
    ['ごめんねと土下座する猫', 'ごめんね'],
    ['了解です！と敬礼するうさぎ', '了解です'],
    ['もう無理と言って倒れるパンダ', 'もう無理'],
    ['お腹すいた！と叫ぶひよこ', 'お腹すいた！'],
    ['誕生日おめでとうのガーランドと風船', '誕生日おめでとう'],
    ['logo con una flor y la palabra "Calma"', 'Calma'],
    ['te extraño mucho, osito triste', 'Te extraño mucho'],
    ['¡gol! portero llorando', '¡Gol!'],
    ['¡un gato bailando!', null],
    ['¡Necesito un logo urgente! de una pizzería', null],
    ['se vende casa con jardín', 'Se vende'],
    ['feliz 2027 con fuegos artificiales', 'Feliz 2027'],
    ['ゴール！泣くキーパー', 'ゴール！'],
    ['かわいい！猫のイラスト', null],
    ['夏のセール、パラソル', '夏のセール'],
    ['ネクタイをしたクマ、お父さんありがとう', 'お父さんありがとう'],
    ['¡feliz cumple, prima! con pastel', '¡Feliz cumple, prima!'],
    ['invitación a mi boda con letras doradas', 'Invitación a mi boda'],
    ['cartel con un gato y letras grandes', null],
    ['cartel con las letras AMOR', 'AMOR'],
    ['誕生日おめでとう🎂いちごケーキ', '誕生日おめでとう'],
    ['引っ越しましたのはがき、トラック', '引っ越しました'],
    ['Landkarte mit einem Schatz', null],
  ])('%s: %s', (prompt, caption) => {
    expect(takeCaption(prompt).caption).toBe(caption);
  });
});

describe('posters of events', () => {
  it.each([
    ['Plakat für ein Sommerfest', 'Sommerfest'],
    ['Flyer für einen Flohmarkt am Samstag', 'Flohmarkt\nAm Samstag'],
    ['Plakat fürs Sommerfest der Feuerwehr', 'Sommerfest der Feuerwehr'],
    ['cartel para una fiesta de verano', 'Fiesta de verano'],
    ['un cartel para una fiesta de verano', 'Fiesta de verano'],
    ['eine Einladung zum Kindergeburtstag mit einem Einhorn', 'Einladung zum Kindergeburtstag'],
    ['affiche pour une fête de la musique dans la rue', 'Fête de la musique'],
    ['夏祭りのポスター', '夏祭り'],
    ['Einladung zum 60. Geburtstag von Oma mit Rosen', 'Einladung zum 60. Geburtstag von Oma'],
    ['Plakat mit einem Hund', null],
    ['cartel con un gato', null],
  ])('%s: %s', (prompt, caption) => {
    expect(takeCaption(prompt).caption).toBe(caption);
  });
});
