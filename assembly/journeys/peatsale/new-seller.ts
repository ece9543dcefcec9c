/** A superadmin makes a company of the portal a seller on the screen. */
import type { Page } from '@playwright/test'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { press, write } from './office-keyboard.ts'
import type { PeatWorld } from './peat-world.ts'

/** By keyboard; a code that another seller has, and a name that is saved anew, on the way. */
export async function makeFavoritASeller(page: Page, enterAs: PeatWorld['enterAs']): Promise<void> {
  await enterAs('office', '/peatsale/office/sellers')
  await expect(page.getByRole('heading', { level: 1, name: 'Sivua ei löytynyt' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await enterAs('superadmin', '/peatsale/office/products')
  await press(page.getByRole('link', { name: 'Myyjät' }))
  await press(page.getByRole('button', { name: 'Uusi myyjä' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Yritys' }).selectOption({ label: 'Favorit' })
  await write(dialog.getByRole('textbox', { name: 'Nimi' }), 'Favoritti')
  await write(dialog.getByRole('textbox', { name: 'Koodi' }), 'BIO')
  await write(dialog.getByRole('textbox', { name: 'Y-tunnus' }), '1572860-0')
  await write(dialog.getByRole('textbox', { name: 'Katuosoite' }), 'Tehdaskatu 1')
  await write(dialog.getByRole('textbox', { name: 'Postinumero' }), '62200')
  await write(dialog.getByRole('textbox', { name: 'Postitoimipaikka' }), 'Kauhava')
  await press(dialog.getByRole('button', { name: 'Tallenna myyjä' }))
  await expect(dialog.getByText(/Toisella myyjällä ei saa olla samaa koodia/)).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  await write(dialog.getByRole('textbox', { name: 'Koodi' }), 'FAV')
  await press(dialog.getByRole('button', { name: 'Tallenna myyjä' }))
  await expect(page.getByRole('row', { name: /Favoritti FAV Favorit/ })).toBeVisible()
  await press(page.getByRole('button', { name: 'Muokkaa myyjää Favoritti' }))
  await expect(dialog.getByRole('textbox', { name: 'Koodi' })).toHaveValue('FAV')
  await write(dialog.getByRole('textbox', { name: 'Nimi' }), 'Favorit')
  await press(dialog.getByRole('button', { name: 'Tallenna myyjä' }))
  await expect(page.getByRole('row', { name: /Favorit FAV Favorit/ })).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
  // What comes before its first order stands on the start page, each with where it is done.
  await press(page.getByRole('link', { name: 'Alku' }))
  await expect(page.getByRole('heading', { name: 'Ennen ensimmäistä tilausta: Favorit' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Toimitusvyöhykkeet/ })).toBeVisible()
  expect(await inspected(page, true)).toEqual([])
}
