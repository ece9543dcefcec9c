import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InputOf } from '../../../contract/own.ts'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { register } = portalCalls
const { saveCompanies } = administrationCalls
let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

test('REG-37: a company that is renamed while the password is being hashed takes nobody in under its old name', async () => {
  const superadmin = await portal.person({ groups: ['superadmin'] })
  const token = await portal.signIn(superadmin)
  const change = async (changes: InputOf<typeof saveCompanies>['changes'][number]) => {
    const { body } = await portal.ask(saveCompanies, { admin: superadmin.username, changes: [changes] }, { token })
    expect(body).toMatchObject({ success: true })
  }
  await change({ action: 'add', name: 'Turvemylly' })
  const form = registrationForm({ company: 'turvemylly' })
  const { passwords } = portal.host
  const { hash } = passwords
  passwords.hash = async (password) => {
    await change({ action: 'rename', subject: 'Turvemylly', name: 'Uusi mylly' })
    return hash(password)
  }
  const answer = await portal.ask(register, form)
  passwords.hash = hash

  expect(answer.body).toMatchObject({ value: 'invalid_input', fields: ['company'] })
  expect(await portal.host.accounts.findByUsername(form.username)).toBeUndefined()
  expect((await portal.ask(register, { ...form, company: 'UUSI MYLLY' })).body).toMatchObject({ success: true })
  expect((await portal.host.accounts.findByUsername(form.username))?.account.company).toBe('Uusi mylly')
})
