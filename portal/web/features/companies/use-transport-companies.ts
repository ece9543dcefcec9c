/** Transport companies for a select (CALL-28): published, since applications offer them in their part of a user, too. */
import { useEffect } from 'react'
import { readTransportCompanies } from '../../../contract/companies/calls.ts'
import type { TransportCompany } from '../../../contract/companies/company.ts'
import { useSite } from '../../kernel/portal/portal-context.tsx'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import { browser } from '../../kernel/portal/world.ts'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import { publicTokenId } from '../../kernel/sessions/stored-session.ts'

export interface TransportCompanies {
  /** Those of the initial data until the call has answered. */
  readonly transportCompanies: readonly TransportCompany[]
  /** text(commonactionfailuretext) belongs at the select. */
  readonly failed: boolean
}

export function useTransportCompanies(): TransportCompanies {
  const { token } = useSignedIn()
  const { transportCompanies } = useSite()
  const { data, error } = useAnswer(readTransportCompanies, { token: publicTokenId(token) })
  const reason = error?.reason
  // ERR-21.
  useEffect(() => {
    if (reason !== undefined) browser.log('The transport companies did not come', reason)
  }, [reason])
  return { transportCompanies: data?.transportcompanies ?? transportCompanies, failed: reason !== undefined }
}
