/** Saves what is at the URL of a creation or at an object URL under the given name. */
export function download(url: string, name: string): void {
  const link = document.createElement('a');
  // The server is told the name too: browsers ignore that of the link after a redirect to the storage.
  link.href = url.startsWith('blob:') ? url : `${url}?download=${encodeURIComponent(name)}`;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
