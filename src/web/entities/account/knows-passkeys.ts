/** Whether this browser knows passkeys at all, here. Only for code that runs in the browser. */
export const knowsPasskeys = () => window.isSecureContext && 'PublicKeyCredential' in window;
