// What the page of accounts says.

/** A time in seconds since 1970, as people say it. */
const when = (seconds: number): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);

export const account = {
  link: "Your account",
  title: "Your account",
  skip: "Skip to your account",
  loading: "Asking the club who you are …",
  guestTitle: (name: string) => `You are ${name}`,
  guestText:
    "You can play as a guest for as long as you like. With a name and a password your games come along to every browser in which you log in.",
  ways: "Have you been here before?",
  signUp: "New account",
  logIn: "Log in",
  name: "Name",
  nameHint: "2 to 20 letters and digits. It is yours alone: nobody else gets one that looks like it.",
  password: "Password",
  passwordHint: "10 characters or more. A short sentence is good.",
  show: "Show the password",
  signUpNow: "Create the account",
  logInNow: "Log in",
  busy: "One moment …",
  games: (n: number) =>
    n === 0 ? "" : n === 1 ? "The game of this guest comes along." : "All games of this guest come along.",
  guestStays: "Games that you play as a guest stay here, and wait for you until you log out.",
  hello: (name: string) => name,
  play: "To the games",
  logOut: "Log out",
  sessions: "Where you are logged in",
  session: (agent: string, seen: number) => `${agent}, last seen ${when(seen)}`,
  here: "This browser",
  seen: (seconds: number) => `Last seen ${when(seconds)}`,
  since: (seconds: number) => `since ${when(seconds)}`,
  end: "Log out",
  endOf: (agent: string, seen: number) => `Log out: ${agent}, last seen ${when(seen)}`,
  endOthers: "Log out everywhere else",
  ended: "Logged out there",
  changePassword: "Change the password",
  oldPassword: "Password until now",
  newPassword: "New password",
  changeNow: "Change it",
  changed: "The password is changed. All other browsers are logged out.",
  data: "Your data",
  dataText: "Everything that the club keeps about you, with all your games, as one JSON file.",
  download: "Download",
  remove: "Delete the account",
  removeText:
    "Your name goes for ever, and nobody can log in any more. Your games stay with those who played them, without your name.",
  removeNow: "Delete it for ever",
  removed: "The account is deleted. You are a guest again.",
} as const;
