/** A multipart body of text fields and at most one file. */
export function formOf(
  fields: Readonly<Record<string, string>>,
  file?: Uint8Array,
  fileField = 'image',
): { payload: Buffer; headers: { 'content-type': string } } {
  const boundary = 'loopwright-test-boundary';
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
  );
  if (file !== undefined) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${fileField}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
    parts.push(Buffer.from(head), Buffer.from(file), Buffer.from('\r\n'));
  }
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
