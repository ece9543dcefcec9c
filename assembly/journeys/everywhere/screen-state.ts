/** A state of a screen that somebody may meet, and how to bring it about. */

import type { Page } from '@playwright/test'
import type { TestPortal } from '@workspace/portal/server/testing'
import type { Operator } from '../operator.ts'

export interface Stage {
  readonly page: Page
  readonly portal: TestPortal
  readonly operator: Operator
  /** Starts the portal anew at an address. */
  readonly open: (address: string) => Promise<void>
  /** Moves on inside the open page. */
  readonly go: (address: string) => Promise<void>
}

export interface ScreenState {
  readonly name: string
  /** Goes on from the state before, and from what was held or refused for it. */
  readonly follows?: true
  /** Messages in the words of their moment, such as toasts: shown anew, with no page loaded, once the language has changed. */
  readonly says?: string
  readonly show: (stage: Stage) => Promise<void>
  /** What must be in sight before the state is looked at. */
  readonly shows: string
}

export const toasts = '[aria-live=polite] > div'
export const submit = 'main button[type=submit]'

/** Types into fields of the screen by their names. */
export async function type(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`main [name=${name}]`).fill(value)
}

/** Answers the call with a success that says nothing more. */
export async function succeed(page: Page, address: string): Promise<void> {
  await page.route(address, (route) => route.fulfill({ json: { success: true, value: 'ok' } }))
}
