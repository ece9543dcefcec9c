/** The rows of own settings and what stands at them. */
import type { Locator, Page } from '@playwright/test'

export function edit(page: Page, name: string): Locator {
  return page.locator(`#settings-${name}-edit`)
}

export function row(page: Page, name: string): Locator {
  return page.locator(`#settings-${name}`)
}

export function note(page: Page, name: string): Locator {
  return page.locator(`#settings-${name}-note`)
}

export function save(page: Page): Locator {
  return page.getByRole('button', { name: 'Tallenna' })
}
