/**
 * A software authenticator that responds as in WebAuthn Level 3 (6.1, 6.5). Its keys are on the
 * curve P-256, and it gives no attestation.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const origin = 'https://www.example.nl';
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

/** Creates an authenticator with one key. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let uses = 0;
  return {
    /** Registers the key for these options; returns what the browser submits. */
    create(options: string, { origin: from = origin } = {}) {
      const { challenge, rp } = JSON.parse(options) as { challenge: string; rp: { id: string } };
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(x, y)]);
      const data = authenticatorData(rp.id, 0x41, 0, attested);
      return JSON.stringify({
        ...credentialOf(id),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, from),
          attestationObject: base64url(attestationObject(data)),
          transports: ['internal'],
        },
      });
    },
    /** Signs the challenge of these options; returns what the browser submits. */
    prove(options: string, { origin: from = origin, counter = (uses += 1) } = {}) {
      const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string };
      const data = authenticatorData(rpId, 0x01, counter);
      const client = clientData('webauthn.get', challenge, from);
      const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
      return JSON.stringify({
        ...credentialOf(id),
        response: {
          clientDataJSON: client,
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', signed, privateKey)),
        },
      });
    },
  };
}

function credentialOf(id: Uint8Array) {
  return { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} };
}

function clientData(type: string, challenge: string, from: string): string {
  return base64url(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
}

function authenticatorData(rpId: string, flags: number, counter: number, attested = Buffer.alloc(0)): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
}

/** CBOR of {1: 2, 3: -7, -1: 1, -2: x, -3: y} (RFC 9053, 7.1.1). */
function coseKey(x: string, y: string): Buffer {
  const [head, middle] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
  return Buffer.concat([head, Buffer.from(x, 'base64url'), middle, Buffer.from(y, 'base64url')]);
}

/** CBOR of {fmt: 'none', attStmt: {}, authData}. */
function attestationObject(data: Buffer): Buffer {
  const head = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex');
  const length = Buffer.alloc(3);
  length.writeUInt8(0x59);
  length.writeUInt16BE(data.length, 1);
  return Buffer.concat([head, length, data]);
}
