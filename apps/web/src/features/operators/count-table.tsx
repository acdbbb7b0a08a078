interface CountRow {
  readonly id: string;
  readonly title: string;
  /** Below the title, in small letters. */
  readonly details: readonly string[];
  readonly counts: readonly [string, string];
}

interface CountTableProps {
  /** For screen readers. */
  readonly caption: string;
  readonly what: string;
  readonly columns: readonly [string, string];
  readonly rows: readonly CountRow[];
}

const countClass = 'w-20 py-3 text-right align-top tabular-nums sm:w-28';

/** Two numbers for each of some things. */
export function CountTable({ caption, what, columns, rows }: CountTableProps) {
  return (
    <table className="mt-3 w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-left text-xs text-ink-soft">
          <th scope="col" className="py-2.5 font-medium">
            {what}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="w-20 py-2.5 text-right font-medium sm:w-28">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, details, counts }) => (
          <tr key={id} className="border-b border-line last-of-type:border-b-0">
            <th scope="row" className="min-w-0 py-3 pr-3 text-left align-top font-normal">
              <span className="block break-words">{title}</span>
              {details.length > 0 && (
                <span className="block text-xs/5 break-words text-ink-soft">
                  {details.join(' · ')}
                </span>
              )}
            </th>
            <td className={countClass}>{counts[0]}</td>
            <td className={countClass}>{counts[1]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
