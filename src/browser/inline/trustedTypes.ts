interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createHTML(html: string): string;
      createScript(code: string): string;
      createScriptURL(url: string): string | null;
    },
  ): unknown;
}

/**
 * Makes the policy that turns strings into what a page may load, which the Content Security Policy asks
 * for where the browser knows Trusted Types. Addresses of scripts are those of this origin; HTML is the
 * site's own, and scripts in it do not run. There is none for code in strings.
 * https://developer.mozilla.org/docs/Web/API/Trusted_Types_API
 */
export function startTrustedTypes(): void {
  const {trustedTypes} = window as {trustedTypes?: TrustedTypes};
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScript: (code) => JSON.stringify(JSON.parse(code)),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
