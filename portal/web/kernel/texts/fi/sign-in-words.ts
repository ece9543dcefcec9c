/** Finnish texts: what the event log says of signing in and of second factors. */
export const signinwords = {
  auditwhy_invalid_password: 'Väärä käyttäjätunnus tai salasana',
  auditwhy_user_not_verified: 'Sähköpostiosoitetta ei ole vahvistettu',
  auditwhy_too_many_requests: 'Liian monta väärää yritystä',
  auditwhy_second_step_required: 'Oikea salasana uudelta laitteelta, toinen vaihe kesken',
  auditwhy_wrong_code: 'Oikea salasana, väärä koodi',
  auditwhy_passkey_refused: 'Oikea salasana, pääsyavain ei kelvannut',
  auditstep_code: 'Todennussovelluksella',
  auditstep_recoverycode: 'Palautuskoodilla',
  auditstep_passkey: 'Pääsyavaimella',
  auditfactor_app: 'Todennussovellus',
  auditfactor_passkey: ({ name }: { name: string }) => `Pääsyavain: ${name}`,
  auditcodesleft: ({ count }: { count: number }) => `Palautuskoodeja jäljellä: ${count}`,
  auditfactors: ({ app, passkeys }: { app: boolean; passkeys: number }) =>
    [app && 'todennussovellus', passkeys > 0 && `pääsyavaimia: ${passkeys}`].filter(Boolean).join(', '),
}
