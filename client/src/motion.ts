/** Whether nothing moves by itself: the tab is hidden, or less motion is asked for. */
export function still(): boolean {
  return (
    document.visibilityState !== "visible" || window.matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/**
 * While the tab is hidden nothing moves: what was under way is at its end at once, and what goes on and on waits. What has
 * begun meanwhile is at its end as well when the tab is looked at again.
 */
export function restWhileHidden(page: Document): void {
  page.addEventListener("visibilitychange", () => {
    for (const motion of page.getAnimations()) {
      const ends = motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      if (ends) motion.finish();
      else if (page.visibilityState === "visible") motion.play();
      else motion.pause();
    }
  });
}
