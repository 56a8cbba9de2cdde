import {generateKeyPairSync, randomBytes, sign} from 'node:crypto';

export interface Certificate {
  /** Both as PEM. */
  readonly key: string;
  readonly cert: string;
}

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const UTF8 = 0x0c;
const UTC_TIME = 0x17;
const VERSION = 0xa0;
/** Object identifiers of ECDSA with SHA-256 and of a common name, as DER. */
const ECDSA_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');

/**
 * Creates a certificate for a local server. Only a browser that ignores certificate errors accepts
 * it. X.509 v3 is encoded here, because Node can sign but not issue certificates:
 * https://www.rfc-editor.org/rfc/rfc5280
 */
export function selfSigned(name: string): Certificate {
  const {privateKey, publicKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'});
  const algorithm = der(SEQUENCE, ECDSA_SHA256);
  const common = der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from(name)));
  const subject = der(SEQUENCE, der(SET, common));
  const body = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    // Clears the top bit, as the number would be negative otherwise.
    der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    subject,
    der(SEQUENCE, time(-1), time(1)),
    subject,
    publicKey.export({type: 'spki', format: 'der'}),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]);
  const whole = der(SEQUENCE, body, algorithm, der(BIT_STRING, signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({type: 'pkcs8', format: 'pem'}).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}

/** Encodes a DER value: tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const {length} = content;
  const size =
    length < 128
      ? [length]
      : length < 256
        ? [0x81, length]
        : [0x82, Math.floor(length / 256), length % 256];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** Encodes the time `days` days from now. */
function time(days: number): Buffer {
  const date = new Date(Date.now() + days * 86_400_000);
  return der(UTC_TIME, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));
}
