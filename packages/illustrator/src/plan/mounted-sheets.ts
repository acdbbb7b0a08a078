import type { FormatName } from '../language/picture-look.ts';
import type { ScenePlan } from './plan.ts';

/** A rectangle in units of the shorter side, from the corner of the square in the middle. */
export type Area = readonly [x: number, y: number, width: number, height: number];

/** Where the picture of a printed thing is, with its title and without one, and where the title is. */
export interface MountedSheet {
  readonly picture: Area;
  readonly pictureAlone: Area;
  /** The middle of the title from the top, and its room. */
  readonly title: { readonly at: number; readonly width: number; readonly height: number };
}

const SHEETS: Partial<Record<FormatName, MountedSheet>> = {
  tag: {
    picture: [0.19, 0.27, 0.62, 0.47],
    pictureAlone: [0.19, 0.27, 0.62, 0.6],
    title: { at: 0.835, width: 0.58, height: 0.12 },
  },
  bookmark: {
    picture: [0.295, 0.2, 0.41, 0.5],
    pictureAlone: [0.295, 0.2, 0.41, 0.7],
    title: { at: 0.815, width: 0.38, height: 0.16 },
  },
  shirt: {
    picture: [0.3, 0.27, 0.4, 0.38],
    pictureAlone: [0.29, 0.28, 0.42, 0.48],
    title: { at: 0.77, width: 0.4, height: 0.12 },
  },
};

/** How much is cut off above of a square picture for the room beside its title, as a share of its height. */
export const skyCutOff = ({ picture: [, , width, height] }: MountedSheet): number =>
  Math.max(0, 1 - height / width);

/** The title in the middle of a thing on which there is nothing else. */
const TITLE_ALONE = { at: 0.56, height: 0.34 } as const;

/** Whether nothing but a title is printed on a thing. */
export const isTitleAlone = ({
  caption,
  subjects,
  setting,
}: Pick<ScenePlan, 'caption' | 'subjects' | 'setting'>): boolean =>
  caption !== null && subjects.length === 0 && setting === 'abstract';

/** Where the title of a printed thing stands. */
export const titleOf = (sheet: MountedSheet, plan: ScenePlan): MountedSheet['title'] =>
  isTitleAlone(plan) ? { ...sheet.title, ...TITLE_ALONE } : sheet.title;

/** The sheet of a format whose picture is printed on a thing; undefined for all others. */
export const mountedSheet = (format: FormatName | null): MountedSheet | undefined =>
  format === null ? undefined : SHEETS[format];
