import type { Settings } from '../configuration/read-settings.ts'
import type { WebFiles } from './web-files.ts'

/** Headers of every answer (R51, R72, R73); computed once, since they depend on settings only. */
export interface SecurityHeaders {
  readonly ofPages: Readonly<Record<string, string>>
  readonly ofAnswers: Readonly<Record<string, string>>
}

type Hsts = Pick<Settings, 'hstsSeconds' | 'hstsSubdomains'>

/** What the build wrote down: CSP hashes of what stands in the page itself, such as `sha256-…`, and where calls go besides here. */
type Built = Pick<WebFiles, 'scriptHashes' | 'styleHashes' | 'backend'>

const nothingBuilt: Built = { scriptHashes: [], styleHashes: [], backend: '' }

/** @param hsts undefined where the portal is not reached by https. */
export function securityHeaders(built: Built | undefined, hsts: Hsts | undefined): SecurityHeaders {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    ...(hsts && { 'strict-transport-security': strictTransport(hsts) }),
  }
  return {
    ofPages: { ...everywhere, 'content-security-policy': pagePolicy(built) },
    ofAnswers: {
      ...everywhere,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'no-store',
    },
  }
}

function strictTransport({ hstsSeconds, hstsSubdomains }: Hsts): string {
  return `max-age=${hstsSeconds}${hstsSubdomains ? '; includeSubDomains' : ''}`
}

function pagePolicy({ scriptHashes, styleHashes, backend }: Built = nothingBuilt): string {
  return [
    "default-src 'none'",
    `script-src ${ownAnd(scriptHashes)}`,
    `style-src ${ownAnd(styleHashes)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${backend}`.trim(),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

function ownAnd(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
}
