export interface Settings {
  /** Address of this server. */
  url: string;
  /** Address of the site that the mails link to. */
  siteUrl: string;
  /** Whether a new account waits until its address is confirmed. */
  confirmEmail: boolean;
  /** Whether people may sign up by themselves. */
  signup: boolean;
  /** Seconds that an access token is good for. */
  tokenSeconds: number;
  /** Seconds during which no second mail of a kind goes to an account. */
  mailSeconds: number;
  /** Seconds during which a link or code of a mail is good. */
  linkSeconds: number;
  /** Seconds during which a refresh token that was used may be used again. */
  reuseSeconds: number;
}

/** As hosted projects are set up. */
export const hostedSettings: Settings = {
  url: '',
  siteUrl: 'http://localhost:3000',
  confirmEmail: true,
  signup: true,
  tokenSeconds: 3600,
  mailSeconds: 60,
  linkSeconds: 3600,
  reuseSeconds: 10,
};
