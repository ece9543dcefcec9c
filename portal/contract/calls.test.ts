import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { callPath, pathFields } from './call.ts'
import { administrationCalls, portalCalls } from './calls.ts'
import { isRefusalCode, refusalStatus } from './refusals.ts'

const calls: readonly Call[] = Object.values({ ...portalCalls, ...administrationCalls })

test.each([
  ['CALL-15', 'GET', '/api/data/initial/{username}/{token}', 'signed-in'],
  ['CALL-17', 'GET', '/api/data/initialwithoutlogin', 'public'],
  ['CALL-18', 'POST', '/api/auth/registration/newregistration', 'public'],
  ['CALL-19', 'GET', '/api/auth/registration/testusernameavailability/{username}', 'public'],
  ['CALL-20', 'GET', '/api/auth/registration/testemailavailability/{email}', 'public'],
  ['CALL-21', 'GET', '/api/auth/registration/validateemail/{validationcode}', 'public'],
  ['CALL-22', 'POST', '/api/auth/userlogin', 'public'],
  ['CALL-23', 'POST', '/api/user/resetpassword', 'public'],
  ['CALL-24', 'POST', '/api/settings/usersettings/save', 'signed-in'],
  ['CALL-25', 'POST', '/api/settings/userapplications/save', 'signed-in'],
  ['CALL-26', 'POST', '/api/senduserfeedbackform', 'signed-in'],
  ['CALL-27', 'POST', '/api/auth/resetpassword', 'public'],
  ['CALL-27', 'POST', '/api/common/resetuserpassword', 'public'],
  ['CALL-28', 'GET', '/api/data/gettransportcompanies/{token}', 'signed-in'],
  ['CALL-29', 'GET', '/api/data/admin/initial/{username}/{token}', 'admin'],
  ['CALL-30', 'POST', '/api/auth/registration/resendvalidation', 'public'],
  ['CALL-31', 'POST', '/api/admin/settings/addnewuser', 'admin'],
  ['CALL-32', 'POST', '/api/admin/settings/saveuser', 'admin'],
  ['CALL-33', 'POST', '/api/admin/settings/verifyusers', 'admin'],
  ['CALL-34', 'POST', '/api/admin/settings/resetuserpassword', 'admin'],
  ['CALL-35', 'POST', '/api/admin/settings/saveapplications', 'admin'],
  ['CALL-36', 'POST', '/api/admin/settings/systemstartshut', 'superadmin'],
  ['CALL-37', 'POST', '/peatsale/admin/settings/deleteuser', 'admin'],
  ['CALL-38', 'POST', '/api/admin/settings/savesystemsettings', 'superadmin'],
  ['CALL-39', 'POST', '/api/admin/settings/savecompanies', 'superadmin'],
  ['CALL-39', 'POST', '/api/admin/settings/savetransportcompanies', 'superadmin'],
  ['CALL-40', 'POST', '/api/auth/userlogout', 'public'],
])('%s: %s %s is declared, for %s', (...row) => {
  const [, method, path, access] = row
  expect(calls.filter((call) => call.method === method && call.path === path)).toMatchObject([{ access }])
})

test('CALL-09: the refusals are the closed list, each with a status of CALL-08', () => {
  const listed =
    'user_exists, email_exists, email_domain_not_allowed, registration_disabled, invalid_password, user_not_found, user_not_verified, unauthorized, forbidden, csrf_mismatch, reauthentication_required, invalid_input, invalid_code, modified_elsewhere, last_superadmin, own_account, in_use, not_found, payload_too_large, unsupported_media_type, too_many_requests, system_offline, mail_unavailable, internal_error'

  // R60, files that are read two at a time, and the second factor need more words than the specification has.
  const further =
    'common_password, busy, second_step_required, attempt_over, wrong_code, passkey_refused, second_factor_required'
  expect(Object.keys(refusalStatus)).toEqual([...listed.split(', '), ...further.split(', ')])
  for (const status of Object.values(refusalStatus)) {
    expect([400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503]).toContain(status)
  }
  expect(isRefusalCode('toString')).toBe(false)
})

test('CALL-14: each call has a name and an address of its own', () => {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length)
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length)
})

test('ADMIN-SYS-13: while shut down, only public data, signing in and out are answered to everybody', () => {
  const open = calls.filter(({ whileOffline }) => whileOffline).map(({ name }) => name)

  expect(open.toSorted()).toEqual(['beginPasskeyLogIn', 'finishLogIn', 'logIn', 'logOut', 'readPublicData'])
})

test('CALL-12: path values are percent-encoded', () => {
  expect(pathFields('/api/{one}/x/{two}')).toEqual(['one', 'two'])
  expect(callPath('/api/x/{email}', { email: 'a+b/?#%@ä.fi' })).toBe('/api/x/a%2Bb%2F%3F%23%25%40%C3%A4.fi')
})

test('CALL-14: an answer has its own fields and no others', () => {
  const { answer } = portalCalls.readTransportCompanies
  const full = { success: true, value: 'ok', transportcompanies: [] }

  expect(answer.safeParse(full).success).toBe(true)
  expect(answer.safeParse({ ...full, password: 'x' }).success).toBe(false)
  expect(answer.safeParse({ ...full, value: 'fine' }).success).toBe(false)
  expect(answer.safeParse({ success: true, value: 'ok' }).success).toBe(false)
})
