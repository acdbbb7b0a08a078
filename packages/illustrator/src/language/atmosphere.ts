import type { StyleName } from './picture-look.ts';
import type { Crop, TimeOfDay, WeatherName } from './place-look.ts';
import type { Said } from './places.ts';
import type { Item } from './sense.ts';
import type { SettingName } from './setting-name.ts';

/** Whether a word at this place of the sentence can name a style, an hour or a setting. */
export interface Meant {
  /** False where it only looks like a style: a robot that is painting, a clean kitchen. */
  readonly style: boolean;
  /** False where it only describes a thing: "dark chocolate". */
  readonly time: boolean;
  /**
   * `hint`: decides only when nothing else names a place; `alone`: only when the picture shows nothing
   * else either; `none`: it is no place.
   */
  readonly setting: 'place' | 'hint' | 'alone' | 'none';
}

function remove(list: Said<SettingName>[], isLeftOut: (place: SettingName) => boolean): void {
  const kept = list.filter(({ value }) => !isLeftOut(value));
  list.splice(0, list.length, ...kept);
}

/** What a prompt says of place, hour, air and manner, gathered word by word. */
export class Atmosphere {
  readonly places: Said<SettingName>[] = [];
  readonly placeHints: Said<SettingName>[] = [];
  /** Places only of pictures without a subject. */
  readonly barePlaces: Said<SettingName>[] = [];
  readonly styles: Said<StyleName>[] = [];
  readonly weather: Said<WeatherName>[] = [];
  readonly times: Said<TimeOfDay>[] = [];
  crop: Crop | null = null;

  note(item: Item, meant: Meant): void {
    for (const sense of item.senses) {
      if (sense.kind === 'weather') this.weather.push({ value: sense.weather, item });
      else if (sense.kind === 'time' && meant.time) this.times.push({ value: sense.time, item });
      else if (sense.kind === 'style' && meant.style) {
        this.styles.push({ value: sense.style, item });
      } else if (sense.kind === 'setting' && meant.setting !== 'none') {
        this.#listOf(sense.hint ? 'hint' : meant.setting).push({ value: sense.setting, item });
        // "night city" says the hour with the place.
        if (/\bnight\b/.test(item.text)) this.times.push({ value: 'night', item });
      }
    }
  }

  /** What a shop sells is shown without its clothes rails. */
  leaveOutShop(): void {
    remove(this.places, (place) => place === 'shop');
  }

  /** What was named as a place is none of the picture's. */
  leaveOutPlaces(): void {
    for (const list of [this.places, this.placeHints])
      remove(list, (place) => place !== 'abstract');
  }

  /** The picture has a manner of its own. */
  leaveOutStyles(names: RegExp): void {
    const kept = this.styles.filter(({ value }) => !names.test(value));
    this.styles.splice(0, this.styles.length, ...kept);
  }

  /** The hour and the weather outside are those of the whole picture. */
  addAir({ weather, times }: Atmosphere): void {
    this.weather.push(...weather);
    this.times.push(...times);
  }

  #listOf(setting: Exclude<Meant['setting'], 'none'>): Said<SettingName>[] {
    if (setting === 'place') return this.places;
    return setting === 'hint' ? this.placeHints : this.barePlaces;
  }
}
