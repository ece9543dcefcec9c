/** Looks over the browser's shoulder: what it complains of, and where it turns to. */

import type { BrowserContext } from '@playwright/test'
import { testPassword } from '@workspace/portal/server/testing'

export interface Watch {
  readonly complaints: string[]
  readonly excused: RegExp[]
  /** Addresses of all requests, without what the server never sees of them. */
  readonly urls: string[]
  /** What must stand in none of those addresses. */
  readonly secrets: string[]
  /** What is wrong once the journey is over. */
  faults(): string[]
}

export function watched(context: BrowserContext, origin: string): Watch {
  const watch = { complaints: [] as string[], excused: [] as RegExp[], urls: [] as string[], secrets: [testPassword] }
  context.on('console', (message) => {
    if (message.type() === 'error') watch.complaints.push(`${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (fault) => watch.complaints.push(String(fault.error())))
  context.on('request', (request) => watch.urls.push(request.url().split('#')[0] ?? ''))
  return { ...watch, faults: () => [...unexcused(watch), ...unheard(watch), ...unexpectedRequests(watch, origin)] }
}

type Seen = Omit<Watch, 'faults'>

function unexcused({ complaints, excused }: Seen): string[] {
  return complaints.filter((text) => !excused.some((pattern) => pattern.test(text)))
}

/** A complaint that was announced and never came: the journey did not show what it says. */
function unheard({ complaints, excused }: Seen): string[] {
  const silent = excused.filter((pattern) => !complaints.some((text) => pattern.test(text)))
  return silent.map((pattern) => `no complaint like ${pattern}`)
}

/** OPS-07: nothing goes to other hosts. CALL-06: no secret stands in an address. */
function unexpectedRequests({ urls, secrets }: Seen, origin: string): string[] {
  const foreign = urls.filter((url) => !(url.startsWith(`${origin}/`) || /^(data|blob|about):/.test(url)))
  const leaky = urls.filter((url) => secrets.some((secret) => url.includes(secret)))
  return [...foreign.map((url) => `foreign: ${url}`), ...leaky.map((url) => `secret in ${url}`)]
}
