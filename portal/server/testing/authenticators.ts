/** An authenticator app and a passkey, made of Node's own cryptography: what the portal's libraries must understand. */
import type { KeyObject } from 'node:crypto'
import { createHash, createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { CreatedPasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from '../../contract/own.ts'

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an app shows for this key at that time (RFC 6238). */
export function appCode(setupKey: string, at: Date): string {
  const bits = [...setupKey.replaceAll(' ', '')].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)))
  const mac = createHmac('sha1', Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(step)
    .digest()
  const start = mac.readUInt8(19) & 15
  return String((mac.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

interface Signing {
  /** Of the page that asks; the portal's own unless a test says otherwise. */
  readonly origin?: string
  readonly challenge?: string
  readonly counter?: number
  /** Whether the person has shown a finger, a face or a PIN. */
  readonly isVerified?: boolean
}

export interface SoftwarePasskey {
  create(creation: PasskeyCreation, signing?: Signing): CreatedPasskey
  use(request: PasskeyRequest, signing?: Signing): UsedPasskey
}

const portalOrigin = 'https://portal.test'
const flags = { present: 1, verified: 4, withKey: 64 } as const

/** ES256. Its counter goes up by itself. */
export function softwarePasskey(): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let uses = 0
  const data = (rpId: string, { counter = ++uses, isVerified = true }: Signing, extra = 0) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags.present | (isVerified ? flags.verified : 0) | extra)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), head])
  }
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }
  return {
    create: ({ rp, challenge }, signing = {}) => {
      const key = [Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]
      const authData = Buffer.concat([data(rp.id, signing, flags.withKey), ...key])
      const clientDataJSON = clientData('webauthn.create', { challenge, ...signing }).toString('base64url')
      const attestationObject = attestation(authData).toString('base64url')
      return { ...named, response: { clientDataJSON, attestationObject, transports: ['internal'] } }
    },
    use: ({ rpId, challenge }, signing = {}) => {
      const authData = data(rpId, signing)
      const clientJson = clientData('webauthn.get', { challenge, ...signing })
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientJson)]), privateKey)
      const response = {
        clientDataJSON: clientJson.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      }
      return { ...named, response }
    },
  }
}

function clientData(type: string, { challenge, origin = portalOrigin }: Signing): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function sha256(text: string | Buffer): Buffer {
  return createHash('sha256').update(text).digest()
}

/** CBOR: `{ 1: 2, 3: -7, -1: 1, -2: x, -3: y }`. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (label: number, text: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(text, 'base64url')])
  return Buffer.concat([Buffer.from('a5010203262001', 'hex'), coordinate(0x21, x), coordinate(0x22, y)])
}

/** CBOR: `{ fmt: 'none', attStmt: {}, authData }`. */
function attestation(authData: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  const length = Buffer.from([0x58, authData.length])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    length,
    authData,
  ])
}
