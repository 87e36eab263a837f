// Accounts, as docs/protocol.md tells it.

import { request } from "./api";

export interface Session {
  readonly id: string;
  /** Which browser, for example "Firefox on Linux". */
  readonly agent: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly seen: number;
  readonly current: boolean;
}

export const EXPORT_URL = "/api/account/export";

export const signUp = (name: string, password: string): Promise<unknown> =>
  request("/api/account", { name, password });

export const logIn = (name: string, password: string): Promise<unknown> =>
  request("/api/account/login", { name, password });

export const logOut = (): Promise<unknown> => request("/api/account/logout", {});

export const changePassword = (old: string, fresh: string): Promise<unknown> =>
  request("/api/account/password", { old, new: fresh });

export const sessions = async (): Promise<readonly Session[]> =>
  (await request<{ sessions: readonly Session[] }>("/api/account/sessions")).sessions;

export const endSession = (id: string): Promise<unknown> =>
  request(`/api/account/sessions/${encodeURIComponent(id)}`, undefined, "DELETE");

export const endOthers = (): Promise<unknown> => request("/api/account/sessions", undefined, "DELETE");

export const deleteAccount = (password: string): Promise<unknown> =>
  request("/api/account/delete", { password });
