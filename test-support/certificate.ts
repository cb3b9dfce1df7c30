// Makes a self-signed certificate for a server on this machine, with only the fields that X.509 requires.
import { generateKeyPairSync, sign } from 'node:crypto'

export function selfSigned(hostName: string, now: Date): { key: string; certificate: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'))
  const commonName = sequence(Buffer.from('0603550403', 'hex'), field(0x0c, Buffer.from(hostName)))
  const name = sequence(field(0x31, commonName))
  const serial = field(0x02, Buffer.from([1]))
  const lifetime = sequence(instant(now), instant(new Date(now.getTime() + 24 * 60 * 60 * 1000)))
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const claim = sequence(serial, ecdsaWithSha256, name, lifetime, name, spki)
  const signature = field(0x03, Buffer.from([0]), sign('sha256', claim, privateKey))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    certificate: pem(sequence(claim, ecdsaWithSha256, signature)),
  }
}

function sequence(...parts: Buffer[]): Buffer {
  return field(0x30, ...parts)
}

function field(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

/** UTCTime has two digits for the year, good until 2049. */
function instant(at: Date): Buffer {
  return field(0x17, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`))
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}
