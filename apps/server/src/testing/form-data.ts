/** A multipart body of text fields and at most one file called `image`. */
export function formOf(
  fields: Readonly<Record<string, string>>,
  image?: Uint8Array,
): { payload: Buffer; headers: { 'content-type': string } } {
  const boundary = 'loopwright-test-boundary';
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
  );
  if (image !== undefined) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
    parts.push(Buffer.from(head), Buffer.from(image), Buffer.from('\r\n'));
  }
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
