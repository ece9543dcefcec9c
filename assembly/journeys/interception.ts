/** Holding answers back and changing them, at the browser's door. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'
import type { RefusalCode } from '@workspace/portal/contract/own'
import { refusalStatus } from '@workspace/portal/contract/own'
import { webFolder } from './world.ts'

export interface Held {
  /** What was asked for so far. */
  readonly asked: readonly Request[]
  /** Lets everything through, what waits and what comes. */
  release(): void
}

/** Requests to that address wait until they are let go. */
export async function hold(page: Page, address: string | RegExp): Promise<Held> {
  const gate = Promise.withResolvers<void>()
  const asked: Request[] = []
  await page.route(address, async (route) => {
    asked.push(route.request())
    await gate.promise
    // The page may have gone on meanwhile.
    await route.fallback().catch(() => undefined)
  })
  return { asked, release: () => gate.resolve() }
}

/** Requests to that address are answered with a refusal, or with a fault of the server's own. */
export async function refuse(
  page: Page,
  address: string | RegExp,
  value: RefusalCode | 'internal_error',
): Promise<void> {
  const isFault = value === 'internal_error'
  const status = isFault ? 500 : refusalStatus[value]
  const json = { success: false, value, ...(isFault && { requestid: 'viite-7' }) }
  await page.route(address, (route) => route.fulfill({ status, json }))
}

/** Requests to that address meet a broken network. */
export async function cut(page: Page, address: string | RegExp): Promise<void> {
  await page.route(address, (route) => route.abort())
}

/** The line goes, once there is a place to tell of it. */
export async function goOffline(page: Page): Promise<void> {
  await page.locator('.screen > [aria-live="polite"]').waitFor({ state: 'attached' })
  await page.context().setOffline(true)
}

/** Nothing waits in the outbox of the device any more. */
export async function allSent(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(waitingItems)).toEqual([])
}

/** Ids of what waits. Runs in the page. */
export async function waitingItems(): Promise<string[]> {
  const names = (await indexedDB.databases()).map(({ name }) => name)
  if (!names.includes('outbox')) return []
  const asked = indexedDB.open('outbox')
  const database = await new Promise<IDBDatabase>((resolve) => {
    asked.onsuccess = () => resolve(asked.result)
  })
  const all = database.transaction('items').objectStore('items').getAll()
  const items = await new Promise<{ id: string; state: string }[]>((resolve) => {
    all.onsuccess = () => resolve(all.result)
  })
  database.close()
  return items.filter(({ state }) => state === 'waiting').map(({ id }) => id)
}

/** Addresses of the built scripts of these names; the build says which file is which. */
export function scriptsOf(...names: readonly string[]): RegExp {
  const built: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(webFolder, '../scripts.json'), 'utf8'))
  const files = Object.keys(built).filter((file) => names.includes(built[file] ?? ''))
  if (files.length < names.length) throw new Error(`the build has no scripts ${names.join(', ')}`)
  return new RegExp(`/(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`)
}

/** What is asked of the server at that path from now on. */
export function asking(page: Page, path: string): Request[] {
  const asked: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(path)) asked.push(request)
  })
  return asked
}
