export interface ReadMessage {
  /** Decoded, by lower-case name. A header that appears twice would fail the reading. */
  readonly headers: ReadonlyMap<string, string>;
  /** Decoded bodies, by media type. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Reads a multipart message as a mail program would (RFC 5322, 2045–2047), strictly. */
export function readMessage(source: string): ReadMessage {
  const { headers, body } = splitHead(source);
  const type = headers.get('content-type') ?? '';
  const boundary = /^multipart\/alternative; *boundary="([^"]+)"$/.exec(type)?.[1];
  if (boundary === undefined) throw new Error(`Not a multipart message: ${type}`);
  const sections = body.split(`--${boundary}`);
  if (sections.at(-1)?.trim() !== '--') throw new Error('The last part does not end');
  return { headers, parts: Object.fromEntries(sections.slice(1, -1).map(readPart)) };
}

function splitHead(source: string) {
  if (/(?<!\r)\n/.test(source)) throw new Error('A line ends with less than CR LF');
  const end = source.indexOf('\r\n\r\n');
  const headers = new Map<string, string>();
  const unfolded = source.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  for (const line of unfolded.split('\r\n')) {
    const [, name, value] = /^([\w-]+): ?(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      if (line.trim() === '') continue;
      throw new Error(`Not a header: ${line}`);
    }
    if (headers.has(name.toLowerCase())) throw new Error(`Twice: ${name}`);
    headers.set(name.toLowerCase(), decodeWords(value));
  }
  return { headers, body: source.slice(end + 4) };
}

function readPart(section: string): [type: string, text: string] {
  const { headers, body } = splitHead(section.replace(/^\r\n/, ''));
  const [type = '', charset = ''] = (headers.get('content-type') ?? '').split(/; */);
  if (charset !== 'charset=utf-8') throw new Error(`A part in ${charset}`);
  const encoding = headers.get('content-transfer-encoding') ?? '7bit';
  return [type, decode(body.replace(/\r\n$/, ''), encoding).replaceAll('\r\n', '\n')];
}

function decode(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding === 'quoted-printable') return decodeQuoted(text.replaceAll('=\r\n', ''));
  if (encoding === '7bit') return text;
  throw new Error(`Unknown encoding ${encoding}`);
}

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString();

const decodeWords = (value: string): string =>
  value
    .replaceAll(/\?= +=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : decodeQuoted(text.replaceAll('_', ' ')),
    );
