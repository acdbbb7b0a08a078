import type { Moment } from '../moment.ts';
import { expand } from './fields.ts';
import { object, optional, type Parsed } from './parameters.ts';

/** One call of the interface: where it is, what it takes, what it does. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** In the router's notation, `/v1/customers/:id`. */
  readonly path: string;
  /** Reads the parameters and refuses wrong ones; what is returned does the work. */
  prepare(id: string, given: object): { expand: string[]; run(moment: Moment): object };
}

type FieldsOf = Parameters<typeof object>[0];

/** @param run gets the id of the path ('' where there is none) and the parameters as read. */
export function operation<F extends FieldsOf>(
  method: Operation['method'],
  path: string,
  fields: F,
  run: (moment: Moment, parameters: Parsed<F>, id: string) => object,
): Operation {
  const read = object(fields);
  const readExpand = object({ expand: optional(expand) });
  return {
    method,
    path,
    prepare(id, given) {
      const { expand: expansion, ...others } = given as Record<string, unknown>;
      const parameters = read(others, '');
      const paths = readExpand(expansion === undefined ? {} : { expand: expansion }, '').expand;
      return { expand: paths ?? [], run: (moment) => run(moment, parameters, id) };
    },
  };
}
