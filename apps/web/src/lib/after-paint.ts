/**
 * Does work once the browser has painted the answer to an input, such as the look of a pressed button, so that a
 * person sees it at once however long the work takes. In a hidden tab, which paints nothing, it is done now.
 */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
