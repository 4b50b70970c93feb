/** Whether passkeys are available in this browser and context. Only for code that runs in the browser. */
export const knowsPasskeys = () => window.isSecureContext && 'PublicKeyCredential' in window;
