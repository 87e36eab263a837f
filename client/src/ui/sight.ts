/** Does something once, when a part of the page comes into sight, or as near as `options` say; returns how to call it off. */
export function onceInSight(part: Element, options: IntersectionObserverInit, does: () => void): () => void {
  const watcher = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    watcher.disconnect();
    does();
  }, options);
  watcher.observe(part);
  return () => watcher.disconnect();
}
