import type { Said } from './places.ts';
import type { Item } from './sense.ts';
import type { Crop, SettingName, StyleName, TimeOfDay, WeatherName } from './spec.ts';

/** What a prompt says of place, hour, air and manner, gathered word by word. */
export class Atmosphere {
  readonly places: Said<SettingName>[] = [];
  readonly placeHints: Said<SettingName>[] = [];
  readonly styles: Said<StyleName>[] = [];
  readonly weather: WeatherName[] = [];
  time: TimeOfDay | null = null;
  crop: Crop | null = null;

  /** @param saysStyle false when the word only looks like a style: a robot that is painting */
  note(item: Item, saysStyle: boolean): void {
    for (const sense of item.senses) {
      if (sense.kind === 'weather' && !this.weather.includes(sense.weather)) {
        this.weather.push(sense.weather);
      } else if (sense.kind === 'time') this.time ??= sense.time;
      else if (sense.kind === 'style' && saysStyle) {
        this.styles.push({ value: sense.style, source: item.source });
      } else if (sense.kind === 'setting') {
        const said = sense.hint ? this.placeHints : this.places;
        said.push({ value: sense.setting, source: item.source });
      }
    }
  }
}
