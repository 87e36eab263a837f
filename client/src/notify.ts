import { settings } from "./settings";

/** What the browser lets this club do: nothing (also where it knows no notifications), what was allowed, or it can be asked. */
export type Allowed = "never" | "yes" | "ask";

export function allowed(): Allowed {
  if (!("Notification" in window)) return "never";
  if (Notification.permission === "granted") return "yes";
  return Notification.permission === "denied" ? "never" : "ask";
}

/** Asks for leave; only ever by a click of the player's. Whether it was given. */
export async function askLeave(): Promise<boolean> {
  return allowed() === "ask" ? (await Notification.requestPermission()) === "granted" : allowed() === "yes";
}

export interface Note {
  readonly title: string;
  readonly body: string;
  /** A later one with the same tag takes its place. */
  readonly tag: string;
}

/** Tells something in the corner of the screen, to who has wished for it and looks elsewhere. Returns how to take it back. */
export function tell({ title, body, tag }: Note): () => void {
  if (!settings.value.notify || document.visibilityState === "visible" || allowed() !== "yes")
    return () => {};
  const look = { body, tag, icon: "/static/icon.svg", data: { path: window.location.pathname } };
  try {
    const note = new Notification(title, look);
    note.onclick = () => {
      window.focus();
      note.close();
    };
    return () => note.close();
  } catch {
    // Where only a service worker may tell, as on phones.
    return tellByWorker(title, look);
  }
}

function tellByWorker(title: string, look: NotificationOptions & { readonly tag: string }): () => void {
  const worker = navigator.serviceWorker?.getRegistration();
  void worker?.then((found) => found?.showNotification(title, look));
  return () =>
    void worker
      ?.then((found) => found?.getNotifications({ tag: look.tag }))
      .then((notes) => {
        for (const note of notes ?? []) note.close();
      });
}
