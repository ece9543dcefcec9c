import type { Page } from '@playwright/test'

/** What stands on a Finnish page is read in English, too. */
export async function alsoInEnglish(page: Page, read: () => Promise<void>): Promise<void> {
  const language = (name: string) => page.getByRole('banner').getByRole('button', { name })
  await language('In English').click()
  await read()
  await language('Suomeksi').click()
}
