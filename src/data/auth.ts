import type { Result } from '~/domain/result';

/** Someone who proved who they are. What they may do stands in their profile. */
export interface AuthUser {
  id: string;
  email: string;
}

interface SignUp {
  email: string;
  password: string;
  username: string;
}

/**
 * Sign-in as both backends offer it. Failures carry the provider's message. Without a server, what
 * takes a password or leads to one fails with 'insecure-context' where the browser has no Web Crypto,
 * as on plain http.
 */
export interface Auth {
  /** The signed-in user, null for a guest. */
  getSession(): Promise<Result<AuthUser | null>>;
  /** Fails with 'invalid-credentials', or 'throttled' after too many wrong tries. */
  signIn(email: string, password: string): Promise<Result<AuthUser>>;
  /** Fails with 'weak-password' or 'email-taken' where the backend tells. */
  signUp(request: SignUp): Promise<Result<null>>;
  /**
   * Ends the session in this browser, at once; then `left` is called. Resolves when the server, if
   * there is one, has been told, and fails where it could not be.
   */
  signOut(left?: () => void): Promise<Result<null>>;
  /**
   * Calls back when someone signs in or out, in this tab or another; returns the way to stop.
   * `lost` when nobody signed out: this tab found that the session had ended.
   */
  subscribe(onChange: (user: AuthUser | null, lost: boolean) => void): () => void;
  /**
   * Asks for a link to choose a new password. The answer is the same whether or not the address
   * is known; `link` is set where no e-mail can carry it.
   */
  requestPasswordReset(email: string): Promise<Result<{ link: string | null }>>;
  /**
   * Spends such a link, `proof` being what it carries (see `readMailLink`). Fails with
   * 'link-expired' or 'weak-password'; after the latter another password may be given.
   */
  resetPassword(proof: string, password: string): Promise<Result<null>>;
  /** Spends the link of a confirmation e-mail, which signs in. Fails with 'link-expired'. */
  confirmEmail(proof: string): Promise<Result<null>>;
  /** Asks for a new confirmation e-mail; the answer is the same for every address. */
  resendConfirmation(email: string): Promise<Result<null>>;
  /**
   * Changes what the signed-in person may change of themselves. Fails with 'no-session',
   * 'weak-password', or with 'not-found' when their account is gone.
   */
  updateProfile(change: { username?: string; password?: string }): Promise<Result<null>>;
}
