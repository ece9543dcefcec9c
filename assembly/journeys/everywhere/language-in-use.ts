/** The other language of a page where it stands, without the way there a second time. */
import type { Page } from '@playwright/test'
import { expect } from '../world.ts'

export type Language = 'fi' | 'en'

export function otherThan(language: Language): Language {
  return language === 'fi' ? 'en' : 'fi'
}

export function languageOf(page: Page): Promise<Language> {
  return page.evaluate(() => (document.documentElement.lang === 'en' ? 'en' : 'fi'))
}

/** By the switch of the header, which no pointer reaches while a dialog is open. */
export async function switchTo(page: Page, language: Language): Promise<void> {
  await page.locator(`header button[lang=${language}]`).evaluate((button: HTMLElement) => button.click())
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}
