import {
  allowsAdvancedPrompts,
  DOCUMENTS_MAXIMUM,
  EXPORTS_PER_HOUR,
  FILE_FORMATS,
  GIF_SECONDS,
  type Language,
  type Plan,
  PLAN_NAMES,
  PLANS,
  type SupportPromise,
  TOKEN_COST,
} from '@loopwright/contract';
import type { Catalogue } from '../../language/catalogue.ts';

/** A text, or whether a plan has it. */
type Value = string | boolean;

export interface PlanRow {
  readonly title: string;
  /** One for each plan, or a single one that holds for all of them. */
  readonly values: readonly Value[] | string;
}

const BYTES_OF_GIGABYTE = 1_000_000_000;

const formats = Object.values(FILE_FORMATS)
  .map(({ label }) => label)
  .join(', ');

/**
 * What the plans contain, in the order of `PLAN_NAMES`. All values are those that the server checks.
 * @param promise of the operator to users with priority support; null: there is none, or it is not known yet
 */
export function planRows(
  texts: Catalogue['plans'],
  language: Language,
  promise: SupportPromise | null,
): readonly PlanRow[] {
  const { rows, values } = texts;
  const number = new Intl.NumberFormat(language);
  const format = (value: number): string => number.format(value);
  const eachPlan = (title: string, valueOf: (plan: Plan) => Value): PlanRow => ({
    title,
    values: PLAN_NAMES.map((name) => valueOf(PLANS[name])),
  });
  const largest = (sizes: readonly number[]): Value =>
    sizes.length > 0 && `${format(Math.max(...sizes))} px`;
  return [
    eachPlan(rows.tokens, (plan) => format(plan.tokensPerWeek)),
    eachPlan(rows.images, (plan) => format(Math.floor(plan.tokensPerWeek / TOKEN_COST.image))),
    eachPlan(
      rows.gifs,
      (plan) => plan.allowsGif && format(Math.floor(plan.tokensPerWeek / TOKEN_COST.gif)),
    ),
    eachPlan(rows.imageSize, ({ imageSizes }) => largest(imageSizes)),
    eachPlan(rows.gifSize, ({ gifSizes }) => largest(gifSizes)),
    eachPlan(
      rows.gifLength,
      ({ allowsGif }) => allowsGif && `${GIF_SECONDS.minimum}–${GIF_SECONDS.maximum} s`,
    ),
    eachPlan(rows.styles, allowsAdvancedPrompts),
    eachPlan(rows.noWatermark, ({ watermark }) => !watermark),
    eachPlan(rows.queue, ({ rank }) => values.queue[rank] ?? false),
    eachPlan(rows.documents, ({ name }) => format(DOCUMENTS_MAXIMUM[name])),
    eachPlan(rows.exports, ({ name }) => format(EXPORTS_PER_HOUR[name])),
    eachPlan(rows.storage, ({ storageBytes }) => `${format(storageBytes / BYTES_OF_GIGABYTE)} GB`),
    eachPlan(
      rows.support,
      ({ hasPrioritySupport }) =>
        hasPrioritySupport && (promise === null || values.answer[promise.unit](promise.count)),
    ),
    eachPlan(rows.trial, ({ trialDays }) => trialDays > 0 && values.days(trialDays)),
    { title: rows.formats, values: formats },
    { title: rows.visibility, values: values.visibility },
    { title: rows.rights, values: values.rights },
  ];
}
