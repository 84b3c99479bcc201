/** HTML fit to be set on an element: a plain string only where the browser asks for no more. */
export type SafeHtml = string | TrustedHTML;

/** Script text fit to be set on an element. */
export type SafeScript = string | object;

interface Rules {
  createHTML?: (input: string) => string;
  createScript?: (input: string) => string;
  createScriptURL?: (input: string) => string;
}

interface Policy {
  createHTML: (input: string) => TrustedHTML;
  createScript: (input: string) => object;
  /** In truth an object that reads as a string. */
  createScriptURL: (input: string) => string;
}

declare global {
  /** Missing in some browsers, in node and in tests. */
  var trustedTypes:
    { createPolicy: (name: string, rules: Rules) => Policy; emptyHTML: TrustedHTML } | undefined;
}

/** Empties an element. */
export const noHtml: SafeHtml = globalThis.trustedTypes?.emptyHTML ?? '';

/**
 * A Trusted Types policy as a function; `name` must be on the list of the content policy.
 * @param createHTML  has the last word on what becomes HTML
 */
export function htmlPolicy(
  name: string,
  createHTML: (input: string) => string,
): (input: string) => SafeHtml {
  const policy = lazyPolicy(name, { createHTML });
  return (input) => policy()?.createHTML(input) ?? createHTML(input);
}

/** As `htmlPolicy`, for the text of script elements that hold data. */
export function scriptPolicy(name: string): (input: string) => SafeScript {
  const policy = lazyPolicy(name, { createScript: (input) => input });
  return (input) => policy()?.createScript(input) ?? input;
}

/** For the address of one script: the policy lets no other pass. */
export function scriptUrlPolicy(name: string, url: string): () => string {
  const policy = lazyPolicy(name, { createScriptURL: () => url });
  return () => policy()?.createScriptURL(url) ?? url;
}

/** Made at the first use and once: a second policy of the same name is refused. */
function lazyPolicy(name: string, rules: Rules): () => Policy | undefined {
  let policy: Policy | undefined;
  return () => (policy ??= globalThis.trustedTypes?.createPolicy(name, rules));
}
