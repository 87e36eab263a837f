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

export interface Token {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly created: number;
  /** When it was last used, to the hour; null for never. */
  readonly seen: number | null;
}

export type Scope = "read" | "play";

/** A token that was just made: its text is never told again. */
export interface NewToken {
  readonly text: string;
  readonly token: Token;
}

export const tokens = async (): Promise<readonly Token[]> =>
  (await request<{ tokens: readonly Token[] }>("/api/account/tokens")).tokens;

export const createToken = (name: string, scopes: readonly Scope[]): Promise<NewToken> =>
  request<NewToken>("/api/account/tokens", { name, scopes });

export const revokeToken = (id: string): Promise<unknown> =>
  request(`/api/account/tokens/${encodeURIComponent(id)}`, undefined, "DELETE");

export const becomeBot = (password: string): Promise<unknown> => request("/api/account/bot", { password });

/** Where readers of news find the finished games of an account. */
export const feedUrl = (name: string, kind: "atom" | "json"): string =>
  `/feeds/${encodeURIComponent(name)}.${kind}`;
