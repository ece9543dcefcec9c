/** A person's authenticator app, as a phone keeps it (RFC 6238): SHA-1, six digits, half a minute each. */
import { createHmac } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** @param key in base32, as it is typed into an app. */
export function appCode(key: string, now: Date): string {
  const moment = Buffer.alloc(8)
  moment.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 30_000)))
  const mac = createHmac('sha1', secretOf(key)).update(moment).digest()
  const at = mac.readUInt8(mac.length - 1) & 15
  const number = (mac.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000
  return String(number).padStart(6, '0')
}

function secretOf(key: string): Buffer {
  const bits = [...key.replaceAll(/\s/g, '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
