import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** A software authenticator that creates and uses passkeys as in WebAuthn level 3: ES256, no attestation, user verified. */
export type Authenticator = {
  /** Creates a passkey for the given creation options. */
  create(options: { challenge: string }): object;
  /** Signs a challenge with it. */
  use(options: { challenge: string }): { id: string };
};

const USED = 0x01 | 0x04; // user present, user verified
const WITH_KEY = 0x40;
const b64 = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** @param origin of its browser's page */
export function authenticator(origin: string): Authenticator {
  const rpHash = sha256(new URL(origin).hostname);
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  function head(flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    return Buffer.concat([rpHash, Buffer.from([flags]), count]);
  }
  const credential = { id: b64(id), rawId: b64(id), type: 'public-key' };

  return {
    create({ challenge }) {
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([head(USED | WITH_KEY), Buffer.alloc(16), length, id, coseKey(publicKey)]);
      // A CBOR map: fmt "none", attStmt {}, authData.
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: b64(clientData('webauthn.create', challenge)),
          attestationObject: b64(attestation),
          transports: ['internal'],
        },
      };
    },
    use({ challenge }) {
      const data = head(USED);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(data),
          signature: b64(signature),
        },
      };
    },
  };
}

/** A CBOR map: EC2 key, ES256, P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
}
