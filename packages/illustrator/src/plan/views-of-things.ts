import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { withChanged } from './spec-changes.ts';

/** Only in a lane that leads away from us a tram comes towards us. */
export const seenFromSide = (spec: PromptSpec, setting: SettingName): PromptSpec =>
  setting === 'alley'
    ? spec
    : withChanged(spec, ({ glyph }) => /^tram(-car)?$/.test(glyph), { glyph: '@sidetram' });

const FROM_ABOVE: Readonly<Record<string, string>> = {
  '@coffee': '@cupabove',
  'hot-beverage': '@cupabove',
  '@plate': '@plateabove',
  'steaming-bowl': '@ramenabove',
  '@ramen': '@ramenabove',
  '@sushiplatter': '@sushiabove',
  sushi: '@sushiabove',
  'green-salad': '@saladabove',
  '@pancakes': '@pancakesabove',
  '@cake': '@cakeabove',
  '@juice': '@glassabove',
  '@lemonade': '@glassabove',
  '@iceddrink': '@glassabove',
  'glass-of-milk': '@glassabove',
  '@waterglass': '@glassabove',
  'pot-of-food': '@bowlabove',
  '@soup': '@soupabove',
  '@cuttingboard': '@boardabove',
  '@cereal': '@bowlabove',
  '@matcha': '@bowlabove',
  '@berrybowl': '@bowlabove',
  '@currybowl': '@bowlabove',
  'bowl-with-spoon': '@bowlabove',
  '@latte': '@cupabove',
  'teacup-without-handle': '@cupabove',
  '@paella': '@paellaabove',
  '@seafoodpaella': '@seafoodpaellaabove',
  pizza: '@pizzaabove',
  '@pizza': '@pizzaabove',
};

/** What is in glasses and bowls that have no color of their own. */
const COLOURS_FROM_ABOVE: Readonly<Record<string, string>> = {
  'glass-of-milk': 'white',
  '@waterglass': 'ice blue',
  '@berrybowl': 'plum',
  '@currybowl': 'orange',
  '@lemonade': 'yellow',
  '@soup': 'orange',
  '@matcha': 'olive',
};

/** The glyph of a thing as it looks from above. */
export const seenFromAbove = (subject: Subject): Subject => ({
  ...subject,
  glyph: FROM_ABOVE[subject.glyph] ?? subject.glyph,
  colour: subject.colour ?? COLOURS_FROM_ABOVE[subject.glyph] ?? null,
});

/** It is its light that turns or sweeps, or its water that falls. */
export const onItsFeet = (subject: Subject): Subject =>
  /^(@lighthouse|@skycastle|@fallsisland)$/.test(subject.glyph)
    ? { ...subject, motion: null }
    : subject;
