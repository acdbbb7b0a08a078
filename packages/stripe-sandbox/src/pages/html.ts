/** Markup that is safe to send: everything put into it was escaped or is markup itself. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

export type Insertable = Markup | string | number | readonly Insertable[];

function render(value: Insertable): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(render).join('');
  return escape(String(value));
}

/** A template whose insertions are escaped, in text and in quoted attributes alike. */
export function html(parts: TemplateStringsArray, ...values: readonly Insertable[]): Markup {
  let text = parts[0] ?? '';
  for (const [index, value] of values.entries()) {
    text += render(value) + (parts[index + 1] ?? '');
  }
  return new Markup(text);
}

export const NOTHING = new Markup('');
