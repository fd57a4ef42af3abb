import { generateKeyPairSync, sign } from 'node:crypto'

const der = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const whole = (value: number) => der(0x02, Buffer.from([value]))
const time = (moment: Date) =>
  der(
    0x17,
    Buffer.from(
      `${moment
        .toISOString()
        .replace(/[-:T]|\..*/g, '')
        .slice(2)}Z`,
    ),
  )

const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'))
const COMMON_NAME = '550403'
const ALTERNATIVE_NAMES = '551d11'
const DAY_MS = 86_400_000

/** A certificate for one name that signs itself, as PEM, good for a day or more: made here, because not every machine has a tool for it. */
export function certificateFor(name: string, days = 1): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const subject = sequence(der(0x31, sequence(oid(COMMON_NAME), der(0x0c, Buffer.from(name)))))
  const names = sequence(oid(ALTERNATIVE_NAMES), der(0x04, sequence(der(0x82, Buffer.from(name)))))
  const body = sequence(
    der(0xa0, whole(2)),
    whole(1),
    ECDSA_SHA256,
    subject,
    sequence(time(new Date(Date.now() - DAY_MS)), time(new Date(Date.now() + days * DAY_MS))),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(names)),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const base64 = sequence(body, ECDSA_SHA256, signature).toString('base64').replace(/.{64}/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  }
}
