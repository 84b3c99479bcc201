/** HTML fit to be set on an element: a plain string only where the browser asks for no more. */
export type SafeHtml = string | TrustedHTML;

interface Policy {
  createHTML: (input: string) => TrustedHTML;
}

declare global {
  /** Missing in some browsers, in node and in tests. */
  var trustedTypes:
    | { createPolicy: (name: string, rules: { createHTML: (input: string) => string }) => Policy }
    | undefined;
}

/**
 * A Trusted Types policy as a function; `name` must be on the list of the content policy.
 * @param createHTML  has the last word on what becomes HTML
 */
export function htmlPolicy(
  name: string,
  createHTML: (input: string) => string,
): (input: string) => SafeHtml {
  let policy: Policy | undefined;
  return (input) => {
    if (!globalThis.trustedTypes) return createHTML(input);
    // only once: a second policy of the same name is refused
    policy ??= globalThis.trustedTypes.createPolicy(name, { createHTML });
    return policy.createHTML(input);
  };
}
